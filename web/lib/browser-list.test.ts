import { expect, test } from 'vitest';
import { parseList } from './browser-list.ts';

test.each([null, '', '{', '7', 'null', '{"0":"x"}', '"text"'])('what is kept as %s is no list', (text) => {
  expect(parseList(text)).toEqual([]);
});

test('a list that was kept comes back', () => {
  expect(parseList('["a",1,null]')).toEqual(['a', 1, null]);
});
