import { expect, test } from 'vitest';
import { splitQuery } from '../embedded/text/query-words.ts';
import { indexTradeWords } from './find-alternatives.ts';
import { parseTradeWords } from './parse-trade-words.ts';

function find(entries: string, term: string) {
  return indexTradeWords(parseTradeWords(entries))(splitQuery(term)).map(
    ({ start, length, alternatives }) => [start, length, alternatives.map((phrase) => phrase.join(' '))],
  );
}

test('a two-way entry finds each of its phrases from each other', () => {
  const entry = 'ketchup = catsup = catchup';
  expect(find(entry, 'heinz ketchup')).toEqual([[1, 1, ['catsup', 'catchup']]]);
  expect(find(entry, 'catsup heinz')).toEqual([[0, 1, ['ketchup', 'catchup']]]);
});

test('a one-way entry finds the right from the left only', () => {
  const entry = 'oj > orange juice';
  expect(find(entry, 'oj')).toEqual([[0, 1, ['orange juice']]]);
  expect(find(entry, 'orange juice')).toEqual([]);
});

test('plurals meet their singulars', () => {
  expect(find('scallion = green onion', 'green onions')).toEqual([[0, 2, ['scallion']]]);
});

test('several one-way entries of one word add up, in their order', () => {
  expect(find('soda > soft drink\nsoda > pop', 'soda')).toEqual([[0, 1, ['soft drink', 'pop']]]);
});

test('the longest phrase counts, and the words inside it are not widened', () => {
  const entries = 'chip > crisp\ntortilla chip = nacho chip';
  expect(find(entries, 'corn tortilla chips')).toEqual([[1, 2, ['nacho chip']]]);
  expect(find(entries, 'corn chips')).toEqual([[1, 1, ['crisp']]]);
});

test('a phrase that means itself alone is not widened', () => {
  expect(find('soda > pop\n! baking soda', 'baking soda')).toEqual([]);
  expect(find('soda > pop\n! baking soda', 'lemon soda')).toEqual([[1, 1, ['pop']]]);
});

test('stop words inside a phrase do not matter', () => {
  const entry = 'mac and cheese = macaroni and cheese';
  for (const [term, length] of [
    ['mac and cheese', 3],
    ['mac & cheese', 2],
    ['mac n cheese', 3],
  ] as const)
    expect(find(entry, term)).toEqual([[0, length, ['macaroni cheese']]]);
});

test('an amount in one word finds the unit under its other names', () => {
  expect(find('oz = ounce', 'cola 12oz')).toEqual([[1, 1, ['12 ounce']]]);
  expect(find('oz = ounce', 'cola 12 oz')).toEqual([[2, 1, ['ounce']]]);
  expect(find('oz = ounce', '7up')).toEqual([]);
});

test('accents, capitals and hyphens do not matter', () => {
  expect(find('Jalapeño = Bar-B-Q', 'JALAPENO')).toEqual([[0, 1, ['bar b q']]]);
  expect(find('Jalapeño = Bar-B-Q', 'bar b q')).toEqual([[0, 3, ['jalapeno']]]);
});

test('words that are names of object properties find nothing', () => {
  expect(find('oz = ounce', 'constructor __proto__')).toEqual([]);
});
