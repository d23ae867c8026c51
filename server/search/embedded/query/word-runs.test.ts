import { describe, expect, test } from 'vitest';
import { answerOf } from '../../conformance/compare-answers.ts';
import { segmentOf } from '../../conformance/divided-catalogue.ts';
import { plainDocument } from '../../conformance/plain-catalogue.ts';
import { ALL_PRODUCTS } from '../../engine.ts';
import { searchGeneration } from './search-generation.ts';

describe('where no product has all words', () => {
  const all = [
    plainDocument(1, { name: 'Orange Juice, Pulp Free' }),
    plainDocument(2, { name: 'Simply Orange Juice, High Pulp' }),
    plainDocument(3, { name: 'Simply Orange Juice' }),
    plainDocument(4, { name: 'H.T. Traders Cookie Buttons' }),
    plainDocument(5, { name: 'Cookie Butter' }),
    plainDocument(6, { name: 'Fruit Leather, No Artificial Flavors' }),
    plainDocument(7, { name: 'Fruit Snacks' }),
    plainDocument(8, { name: 'Compote', ingredients: 'Sucre' }),
    plainDocument(9, { name: 'Soup, Free from Dye' }),
    plainDocument(10, { name: 'Free Lunch' }),
    plainDocument(11, { name: 'Dye' }),
    plainDocument(12, { name: 'No Sugar Added Ketchup', ingredients: 'Tomato Paste, Salt' }),
    plainDocument(13, { name: 'Tomato Paste' }),
    plainDocument(14, { name: 'Pears in Juice' }),
    plainDocument(15, { name: 'Peas, No Salt Added' }),
    plainDocument(16, { name: 'Seltzer with Lime', ingredients: 'Water, Fresh Squeezed Lime Juice' }),
    plainDocument(17, { name: 'Fresh Lime Juice' }),
    plainDocument(18, { name: 'Chili with Beans', ingredients: 'Beans, Cilantro' }),
  ];
  const generation = { segments: [segmentOf(all)] };
  const nameOf = new Map(all.map(({ gtin, name }) => [gtin, name]));
  const asked = (term: string) => ({ ...ALL_PRODUCTS, term, sort: 'relevance' as const, limit: 20 });

  test.each([
    ['simply orange juice pulp free', ['Orange Juice, Pulp Free']],
    ['traders cookie butter', ['Cookie Butter']],
    ['no artificial colors fruit snacks', ['Fruit Snacks']],
    ['compote de pommes sans sucre', ['Compote']],
    ['no salt added paste', ['Tomato Paste', 'No Sugar Added Ketchup']],
    // A food is no error while a claim can be left out.
    ['no salt added pear', ['Pears in Juice']],
    // A name has more of the words than the name of any product that has them all.
    ['fresh squeezed lime juice', ['Fresh Lime Juice']],
    ['chili beans cilantro', ['Chili with Beans']],
    // No product makes the claim: one of its words is better than none.
    ['dye free lunch soup', ['Soup, Free from Dye']],
  ])('foods and claims are kept whole: %s', (term, names) => {
    expect(answerOf(generation, asked(term)).gtins.map((gtin) => nameOf.get(gtin))).toEqual(names);
  });

  test('products that have all words, but not in their names, are mentioned', () => {
    const isFound = (term: string) => searchGeneration(generation, asked(term)).leftOut?.isFound;
    expect(isFound('no salt added paste')).toBe(true);
    expect(isFound('traders cookie butter')).toBe(false);
  });

  test('a claim is put back as a whole, or what stands beside it', () => {
    const offered = (term: string) =>
      searchGeneration(generation, asked(term)).leftOut?.putBacks.map(({ word, total }) => [word, total]);
    expect(offered('simply orange juice pulp free')).toEqual([['simply', 2]]);
    expect(offered('simply cookie butter pulp free')).toEqual([
      ['simply', 2],
      ['pulp free', 1],
    ]);
  });
});

test('a word and a brand stay together where a product has both, though not in its name', () => {
  const all = [
    plainDocument(1, { name: 'Cocoa', brand: 'Häagen-Dazs' }),
    plainDocument(2, { name: 'Sundae', ingredients: 'Häagen-Dazs, Crunchy Bits' }),
    plainDocument(3, { name: 'Crunchy' }),
    plainDocument(4, { name: 'Crunchy' }),
  ];
  const generation = { segments: [segmentOf(all)] };
  const { gtins, leftOut } = answerOf(generation, {
    ...ALL_PRODUCTS,
    term: 'crunchy Häagen-Dazs',
    sort: 'relevance',
  });
  expect(gtins).toEqual([all[1]?.gtin]);
  expect(leftOut).toBeNull();
});
