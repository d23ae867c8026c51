import { describe, expect, test } from 'vitest';
import { FAMILY_TITLES } from '#contract/categories.ts';
import { answerOf } from '../../conformance/compare-answers.ts';
import { segmentOf } from '../../conformance/divided-catalogue.ts';
import { plainDocument } from '../../conformance/plain-catalogue.ts';
import type { SearchDocument } from '../../document.ts';
import { ALL_PRODUCTS, type SearchQuery } from '../../engine.ts';
import { indexTradeWords } from '../../words/find-alternatives.ts';
import { parseTradeWords } from '../../words/parse-trade-words.ts';
import { searchGeneration } from './search-generation.ts';

/** Names found, and those of the close products after them. */
function find(
  term: string,
  all: readonly SearchDocument[],
  phrases: Partial<Pick<SearchQuery, 'closeBy' | 'closeRequires'>> = {},
) {
  const names = new Map(all.map(({ gtin, name }) => [gtin, name]));
  const query = { ...ALL_PRODUCTS, term, sort: 'relevance', close: true, ...phrases } as const;
  const { gtins, close } = answerOf({ segments: [segmentOf(all)] }, query);
  const nameOf = (gtin: string) => names.get(gtin);
  return { found: gtins.map(nameOf), close: close?.gtins.map(nameOf) };
}

test('of words that no product has together, a typed one stays rather than a corrected one', () => {
  const all = ['Turkey Bacon', 'Smoked Bacon', 'Blue Cheese Crumbles'].map((name, n) =>
    plainDocument(n, { name, popularity: 1 - n / 10 }),
  );
  expect(find('bacon crumples', all).found).toEqual(['Turkey Bacon', 'Smoked Bacon']);
});

const ofBrand = (brand: string, ...names: string[]) =>
  names.map((name, n) => plainDocument(n + 1, { name, brand }));

test('the words of a brand are left out together: what the brand does not make is found of others', () => {
  const all = [
    ...ofBrand('Alder & Wick', 'Granola Bar', 'Baking Powder'),
    plainDocument(3, { name: 'Pumpkin Muffins', brand: 'Foxmead' }),
  ];
  expect(find('alder and wick muffins', all)).toEqual({
    found: ['Pumpkin Muffins'],
    close: ['Granola Bar', 'Baking Powder'],
  });
});

describe('close products', () => {
  test('are rather of the kind than of the brand: its words count together as one', () => {
    const all = [
      ...ofBrand('Tallow & Thyme', 'Beef Broth', 'Duck Fat'),
      plainDocument(3, { name: 'Beef Broth', brand: 'Marrow' }),
    ];
    expect(find('tallow and thyme beef broth', all)).toEqual({
      found: ['Beef Broth'],
      close: ['Beef Broth', 'Duck Fat'],
    });
  });

  test('are called what the conditions of the term say, too: no word that others lack', () => {
    const names = ['Rice Crackers, Gluten Free', 'Gluten Free Bagels', 'Rice Cakes', 'Free Oats'];
    const all = names.map((name, n) => plainDocument(n, { name, popularity: n / 10 }));
    expect(find('rice crackers', all).close).toEqual(['Rice Cakes']);
    const closeBy = ['gluten free'];
    expect(find('rice crackers', all, { closeBy }).close).toEqual(['Rice Cakes', 'Gluten Free Bagels']);
    const query = { ...ALL_PRODUCTS, term: 'crackers', sort: 'relevance', close: true } as const;
    const { close } = searchGeneration({ segments: [segmentOf(all)] }, { ...query, closeBy });
    expect(close?.without).toEqual(['crackers']);
  });

  test('have what is required of them: a diet that names state, in two words or one', () => {
    const names = ['Gluten Free Rice Crackers', 'Rice Cakes', 'Glutenfree Bread', 'Gluten Bread, Dye Free'];
    const all = names.map((name, n) => plainDocument(n, { name }));
    const closeRequires = ['gluten free'];
    expect(find('gluten free rice crackers', all, { closeRequires })).toEqual({
      found: ['Gluten Free Rice Crackers'],
      close: ['Glutenfree Bread'],
    });
  });

  test('of a word that is short for several are those of these words', () => {
    const names = ['Extra Virgin Olive Oil', 'Corn Oil', 'Olive Oil', 'Olives', 'Bread'];
    const all = names.map((name, n) => plainDocument(n, { name, popularity: n / 10 }));
    const words = indexTradeWords(parseTradeWords('evoo > extra virgin olive oil'));
    const query = { ...ALL_PRODUCTS, term: 'evoo', sort: 'relevance', close: true } as const;
    const { hits, close } = searchGeneration({ segments: [segmentOf(all)] }, query, words);
    const nameOf = ({ document }: { document: number }) => all.toReversed()[document]?.name;
    expect(hits.map(nameOf)).toEqual(['Extra Virgin Olive Oil']);
    expect(close?.hits.map(nameOf)).toEqual(['Olive Oil', 'Olives', 'Corn Oil']);
  });

  test('are rather of the category of the first product found', () => {
    const [fish = '', cakes = ''] = FAMILY_TITLES;
    const all = [
      plainDocument(1, { name: 'Lemon Tuna', category: fish }),
      plainDocument(2, { name: 'Lemon Cake', category: cakes, popularity: 1 }),
      plainDocument(3, { name: 'Tuna Pouch', category: fish }),
    ];
    expect(find('lemon tuna', all).close).toEqual(['Tuna Pouch', 'Lemon Cake']);
  });
});
