import { describe, expect, test } from 'vitest';
import { quoteWord } from '#contract/quote-word.ts';
import { answerOf } from '../../conformance/compare-answers.ts';
import { segmentOf } from '../../conformance/divided-catalogue.ts';
import { plainDocument } from '../../conformance/plain-catalogue.ts';
import { ALL_PRODUCTS } from '../../engine.ts';
import { searchGeneration } from './search-generation.ts';

describe('where no product has all words, what says what the food is stays', () => {
  const all = [
    plainDocument(1, { name: 'Diced Tomatoes' }),
    plainDocument(2, { name: 'Pure Cane Sugar 10-X in a Can' }),
    plainDocument(3, { name: 'Ketchup' }),
    plainDocument(4, { name: 'Sugar Packets, No Sugar Added' }),
    plainDocument(5, { name: 'Applesauce' }),
    plainDocument(6, { name: 'Applesauce Cups' }),
    plainDocument(7, { name: 'Iqf Shrimp' }),
    plainDocument(8, { name: 'Strawberries' }),
    plainDocument(9, { name: 'More Strawberries' }),
    plainDocument(10, { name: 'Mozzarella' }),
    plainDocument(11, { name: 'Shredded Bag' }),
  ];
  const generation = { segments: [segmentOf(all)] };
  const nameOf = new Map(all.map(({ gtin, name }) => [gtin, name]));
  const asked = (term: string) => ({ ...ALL_PRODUCTS, term, limit: 20 });

  test.each([
    ['diced tomatoes #10 can', ['Diced Tomatoes']],
    ['ketchup 9 gram packets', ['Ketchup']],
    ['no sugar added applesauce', ['Applesauce', 'Applesauce Cups']],
    ['applesauce 16oz cups', ['Applesauce Cups']],
    ['iqf strawberries', ['Strawberries', 'More Strawberries']],
    ['moxzarella 5 lb bag', ['Mozzarella']],
    ['16oz bag', ['Shredded Bag']],
  ])('%s', (term, names) => {
    expect(answerOf(generation, asked(term)).gtins.map((gtin) => nameOf.get(gtin))).toEqual(names);
  });

  test('a word about the package can be put back', () => {
    const answer = searchGeneration(generation, asked('diced tomatoes 10 can'));
    expect(answer.leftOut?.words.filter(({ isLeftOut }) => isLeftOut).map(({ text }) => text)).toEqual([
      '10',
      'can',
    ]);
    expect(answer.leftOut?.putBacks.map(({ word, total }) => [word, total])).toEqual([
      ['10', 1],
      ['can', 1],
    ]);
  });

  test.each(['diced tomatoes 10 can', 'shredded mozzarella 5 lb bag', 'sugar packets strawberries'])(
    'a word put back finds as many products as was said: %s',
    (term) => {
      const putBacks = searchGeneration(generation, asked(term)).leftOut?.putBacks ?? [];
      const found = putBacks.map(
        ({ word }) => searchGeneration(generation, asked(quoteWord(term, word))).total,
      );
      expect(putBacks.length).toBeGreaterThan(0);
      expect(found).toEqual(putBacks.map(({ total }) => total));
    },
  );
});
