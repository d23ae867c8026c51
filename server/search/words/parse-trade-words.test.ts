import { describe, expect, test } from 'vitest';
import { parseTradeWords } from './parse-trade-words.ts';

test('reads two-way and one-way entries, fixed phrases, comments and empty lines', () => {
  const text = `# Sauces
ketchup = catsup  # both are on labels

leche, lait > milk\r
! baking soda
`;
  const sauces = [['ketchup'], ['catsup']];
  expect(parseTradeWords(text)).toEqual([
    { line: 2, from: sauces, to: sauces },
    { line: 4, from: [['leche'], ['lait']], to: [['milk']] },
    { line: 5, from: [['baking', 'soda']], to: [] },
  ]);
});

test('folds words and leaves out stop words', () => {
  expect(parseTradeWords('Crème de Menthe > MINT')).toMatchObject([
    { from: [['creme', 'menthe']], to: [['mint']] },
  ]);
});

test('an empty text has no entries', () => {
  expect(parseTradeWords('')).toEqual([]);
});

describe('a wrong line is named with the reason', () => {
  test.each([
    ['oj > juice\nketchup', 'Line 2: "ketchup" stands alone: an entry reads "a = b" or "a > b".'],
    ['soda = pop > cola', 'Line 1: "=" and ">" cannot stand in one entry.'],
    ['oj > juice > drink', 'Line 1: ">" may stand only once in an entry.'],
    ['oj >', 'Line 1: a word is missing before or after a sign.'],
    ['= catsup', 'Line 1: a word is missing before or after a sign.'],
    ['oj > juice,', 'Line 1: a word is missing before or after a sign.'],
    ['pb = and the', 'Line 1: "and the" has only words that a search leaves out.'],
    ['donut = doughnut = donuts', 'Line 1: "donut" and "donuts" are the same to a search.'],
    ['soda > pop, soda', 'Line 1: "soda" and "soda" are the same to a search.'],
    ['! soda', 'Line 1: "soda" is one word: "!" is for phrases of two or more.'],
    ['soda = pop\n\npop = soda', 'Line 3: repeats line 1.'],
    ['x > 1 2 3 4 5 6 7 8 9', 'Line 1: "1 2 3 4 5 6 7 8 9" has more than 8 words.'],
  ])('%j', (text, sentence) => {
    expect(() => parseTradeWords(text)).toThrow(sentence);
  });
});
