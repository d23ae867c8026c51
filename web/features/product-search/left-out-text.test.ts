import { expect, test } from 'vitest';
import { leftOutWords } from './left-out-text.ts';

const leftOut = (term: string) => ({
  is_found: false,
  put_backs: [],
  words: term.split(' ').map((word) => ({ text: word.replace('~', ''), is_left_out: word.startsWith('~') })),
});

test.each([
  ['~campbells noodle', '“campbells”'],
  ['~no ~salt ~added tomato ~paste', '“no salt added” and “paste”'],
  ['~a b ~c d ~e', '“a”, “c”, and “e”'],
])('of "%s" it says %s', (term, said) => {
  expect(leftOutWords(leftOut(term))).toBe(said);
});
