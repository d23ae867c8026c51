import { describe, expect, test } from 'vitest';
import { answerOf } from '../../conformance/compare-answers.ts';
import { segmentOf } from '../../conformance/divided-catalogue.ts';
import { plainDocument } from '../../conformance/plain-catalogue.ts';
import { ALL_PRODUCTS } from '../../engine.ts';
import { indexTradeWords } from '../../words/find-alternatives.ts';
import { parseTradeWords } from '../../words/parse-trade-words.ts';
import { gtinOf } from './generation.ts';
import { searchGeneration } from './search-generation.ts';

describe('two words that products write as one', () => {
  const names = [
    ...Array.from({ length: 5 }, (_, i) => `Peanut Brittle ${i}`),
    'Pea Soup',
    'Nut Mix',
    'Pea Nut Brittle',
    'Jasmine Rice',
    'Jasminerice',
  ];
  const all = names.map((name, i) => plainDocument(i + 1, { name }));
  const generation = { segments: [segmentOf(all)] };
  const nameOf = new Map(all.map(({ gtin, name }) => [gtin, name]));
  const found = (term: string) =>
    answerOf(generation, { ...ALL_PRODUCTS, term, limit: 20 }).gtins.map((gtin) => nameOf.get(gtin));

  test('are found either way', () => {
    expect(found('pea nut brittle').sort()).toEqual([...names.slice(0, 5), 'Pea Nut Brittle'].sort());
  });

  test('but not where a few products alone do so, which is an error', () => {
    expect(found('jasmine rice')).toEqual(['Jasmine Rice']);
  });
});

test.each([
  ['scalions', 'scallions', ['Green Onions', 'Scallions']],
  ['hambuger meat', 'hamburger meat', ['Ground Beef', 'Hamburger Meat']],
])('a misspelt word is looked for by its other names too: %s', (term, read, expected) => {
  const names = ['Scallions', 'Green Onions', 'Red Onions', 'Hamburger Meat', 'Ground Beef', 'Beef Soup'];
  const all = names.map((name, i) => plainDocument(i + 1, { name }));
  const words = indexTradeWords(parseTradeWords('scallion = green onion\nhamburger meat = ground beef'));
  const generation = { segments: [segmentOf(all)] };
  const { hits, correctedTerm } = searchGeneration(generation, { ...ALL_PRODUCTS, term }, words);
  expect(correctedTerm).toBe(read);
  const found = new Set(hits.map(gtinOf));
  expect(all.flatMap(({ gtin, name }) => (found.has(gtin) ? [name] : [])).sort()).toEqual(expected);
});

test.each([
  ['ramen -msg', ['Shrimp Ramen', 'Ramen with Green Onions']],
  ['ramen -glutamate', ['Ramen with MSG', 'Shrimp Ramen', 'Ramen with Green Onions']],
  ['ramen -scallions', ['Ramen with MSG', 'Beef Ramen', 'Shrimp Ramen']],
])('what is left out is left out by its other names too: %s', (term, expected) => {
  const all = [
    plainDocument(1, { name: 'Ramen with MSG' }),
    plainDocument(2, { name: 'Beef Ramen', ingredients: 'Noodles, monosodium glutamate' }),
    plainDocument(3, { name: 'Shrimp Ramen', ingredients: 'Noodles, green peppers, onions' }),
    plainDocument(4, { name: 'Ramen with Green Onions' }),
  ];
  const words = indexTradeWords(parseTradeWords('msg > glutamate\nscallion = green onion'));
  const { hits } = searchGeneration({ segments: [segmentOf(all)] }, { ...ALL_PRODUCTS, term }, words);
  const found = new Set(hits.map(gtinOf));
  expect(all.flatMap(({ gtin, name }) => (found.has(gtin) ? [name] : []))).toEqual(expected);
});
