import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '#tests/support/examples.ts';
import { answerOf } from '../../conformance/compare-answers.ts';
import { segmentOf } from '../../conformance/divided-catalogue.ts';
import { plainDocument } from '../../conformance/plain-catalogue.ts';
import type { SearchDocument } from '../../document.ts';
import { ALL_PRODUCTS, type SearchQuery } from '../../engine.ts';
import { indexTradeWords } from '../../words/find-alternatives.ts';
import { parseTradeWords } from '../../words/parse-trade-words.ts';
import type { Generation } from './generation.ts';
import { searchGeneration } from './search-generation.ts';
import { suggestFrom } from './suggest.ts';

const NAMES = [
  'Granola',
  'Honey Oat Granola',
  'Granola Bars with Chocolate',
  'Cheddar Cheese',
  'Mac & Cheese with Real Cheddar, Family Size',
  'Crème Brûlée',
  'Häagen-Dazs Vanilla Ice Cream',
  "Ben & Jerry's Phish Food",
  '7-Up',
  '2% Milk',
  'Peanut Butter',
  'Butter Cookies with Peanut',
  "Kellogg's Corn Flakes",
];
const documents: SearchDocument[] = [
  ...NAMES.map((name, n) => plainDocument(n + 1, { name, popularity: n / 100 })),
  plainDocument(50, { gtin: '00049000028904', name: 'Cola', brand: 'Fizz' }),
  plainDocument(51, { name: 'Cola Gums', popularity: 1 }),
  plainDocument(52, { name: 'Muesli', ingredients: 'Oats, granola, honey', popularity: 1 }),
];

function generationOf(all: readonly SearchDocument[]): Generation {
  return { segments: [segmentOf(all)] };
}
const generation = generationOf(documents);

function query(term: string): SearchQuery {
  return { ...ALL_PRODUCTS, term, sort: 'relevance' };
}

/** Names found, best first. */
function find(term: string, among = generation, all = documents): string[] {
  const nameOf = new Map(all.map(({ gtin, name }) => [gtin, name]));
  return answerOf(among, query(term)).gtins.map((gtin) => nameOf.get(gtin) ?? '');
}

test.each(['xqzzyv', '🍕', '!?', '99999999999999', '-', '\0', '%'])('%j finds nothing', (term) => {
  expect(find(term)).toEqual([]);
});

describe('a hostile term is answered', () => {
  test.each([
    ['of 10,000 letters', 'g'.repeat(10_000)],
    ['of 10,000 words', 'granola '.repeat(10_000)],
    ['of 5,000 different words', Array.from({ length: 5_000 }, (_, n) => `w${n}x`).join(' ')],
    ['of 10,000 digits', '9'.repeat(10_000)],
    ['of control characters', '\u0000\u0007\u001b[31m\u202e'],
    ['of lone surrogates', '\ud83c \udf55\ud83c'],
    ['of combining marks', `g${'\u0301'.repeat(5_000)}ranola`],
    ['of patterns', '.*+?^$|()[]\\ %_\'";--'],
    ['of names of objects', '__proto__ constructor toString'],
  ])('%s', (_, term) => {
    expect(searchGeneration(generation, query(term)).total).toBeLessThanOrEqual(documents.length);
    expect(suggestFrom(generation, term, 8, () => 'name').length).toBeLessThanOrEqual(8);
  });

  test('whatever the characters are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (term) => {
        const { total, hits } = searchGeneration(generation, query(term));
        expect(hits).toHaveLength(Math.min(total, 12));
        suggestFrom(generation, term, 8, () => 'name');
      }),
    );
  });
});

describe('the product of that name comes first', () => {
  examples('%s', find, [
    ['granola', ['Granola', 'Honey Oat Granola', 'Granola Bars with Chocolate', 'Muesli']],
    ['GRANOLAS', ['Granola', 'Honey Oat Granola', 'Granola Bars with Chocolate', 'Muesli']],
    ['cheddar cheese', ['Cheddar Cheese', 'Mac & Cheese with Real Cheddar, Family Size']],
    ['cheese cheddar', ['Cheddar Cheese', 'Mac & Cheese with Real Cheddar, Family Size']],
    ['peanut butter', ['Peanut Butter', 'Butter Cookies with Peanut']],
    ['cola', ['Cola', 'Cola Gums']],
    ['fizz cola', ['Cola']],
    ['milk 2 percent', ['2% Milk']],
  ]);
});

test.each(['granola granola', 'granola Granola granola'])('a repeated word is asked for once: %s', (term) => {
  expect(find(term)).toEqual(find('granola'));
});

describe('spelling, accents and punctuation do not matter', () => {
  examples('%s', (term) => find(term)[0], [
    ['gran', 'Granola'],
    ['honey oat gra', 'Honey Oat Granola'],
    ['creme brulee', 'Crème Brûlée'],
    ['CRÈME brûlée', 'Crème Brûlée'],
    ['cre\u0300me', 'Crème Brûlée'],
    ['haagen dazs', 'Häagen-Dazs Vanilla Ice Cream'],
    ['haagendazs', 'Häagen-Dazs Vanilla Ice Cream'],
    ['ben and jerrys', "Ben & Jerry's Phish Food"],
    ['jerry’s', "Ben & Jerry's Phish Food"],
    ['7up', '7-Up'],
    ['7 up', '7-Up'],
    ['granolla', 'Granola'],
    ['chedar chese', 'Cheddar Cheese'],
    ['peanutbutter', 'Peanut Butter'],
    ['kellogs', "Kellogg's Corn Flakes"],
  ]);
});

describe('a GTIN finds its product', () => {
  test.each([
    ['049000028904', 'of 12 digits'],
    ['0049000028904', 'of 13 digits'],
    ['00049000028904', 'of 14 digits'],
    ['0 49000 02890 4', 'as printed'],
    ['UPC 049000-028904', 'with a label before it'],
    ['https://id.gs1.org/01/00049000028904', 'as a Digital Link'],
    ['490000', 'by its first 6 digits'],
    ['028904', 'by its last 6 digits'],
    ['00289', 'by 5 digits within'],
    ['8904', 'by 4 digits'],
  ])('%s, %s', (term) => {
    expect(find(term)).toEqual(['Cola']);
  });
});

test('few digits that are a word as well find products by either, those with the word first', () => {
  const all = [
    plainDocument(1, { gtin: '00049018830004', name: 'Vanilla Syrup', popularity: 1 }),
    plainDocument(2, { name: '1883 Caramel Syrup' }),
  ];
  expect(find('1883', generationOf(all), all)).toEqual(['1883 Caramel Syrup', 'Vanilla Syrup']);
});

test('words together in order count as much as one more word, and no more', () => {
  const all = [
    plainDocument(1, { name: 'Sardines in Tomato Sauce', popularity: 1 }),
    plainDocument(2, { name: 'Tomato Basil Sauce' }),
    plainDocument(3, { name: 'Basil Tomato Sauce' }),
  ];
  expect(find('tomato sauce', generationOf(all), all)).toEqual([
    'Basil Tomato Sauce',
    'Tomato Basil Sauce',
    'Sardines in Tomato Sauce',
  ]);
});

test('a word that is typed twice stands twice in a name', () => {
  const all = [
    ...Array.from({ length: 200 }, (_, n) => plainDocument(n, { name: 'Pecan Halves', popularity: 1 })),
    plainDocument(900, { name: 'Half & Half' }),
  ];
  const [first] = find('half and half', generationOf(all), all);
  expect(first).toBe('Half & Half');
});

test('a food in slices, fillets or halves is that food', () => {
  const all = [
    plainDocument(1, { name: 'Crab Salad', popularity: 1 }),
    plainDocument(2, { name: 'Salmon Burgers', popularity: 1 }),
    plainDocument(3, { name: 'Salmon Fillets' }),
    plainDocument(4, { name: 'Fillets' }),
  ];
  expect(find('salmon', generationOf(all), all)).toEqual(['Salmon Fillets', 'Salmon Burgers']);
  expect(find('fillets', generationOf(all), all)).toEqual(['Fillets', 'Salmon Fillets']);
});

test('other names of the trade count like the word that was typed', () => {
  const all = [
    plainDocument(1, { name: 'Aubergine Dip with Roasted Peppers' }),
    plainDocument(2, { name: 'Eggplant' }),
  ];
  const findEggplant = indexTradeWords(parseTradeWords('eggplant = aubergine'));
  const { hits } = searchGeneration(generationOf(all), query('aubergine'), findEggplant);
  expect(hits.map(({ document }) => document)).toEqual([1, 0]);
});

test('a word is never corrected to one that searches leave out', () => {
  const all = [
    plainDocument(1, { name: 'Chicken with Rice' }),
    plainDocument(2, { name: 'Beef with Rice' }),
    plainDocument(3, { name: 'White Rice' }),
  ];
  expect(find('wite rice', generationOf(all), all)).toEqual(['White Rice']);
});

test('a word of three letters is corrected too, where no name has it with the others', () => {
  const all = [plainDocument(1, { name: 'Green Tea' }), plainDocument(2, { name: 'Golf Tee Mints' })];
  expect(find('green tee', generationOf(all), all)).toEqual(['Green Tea']);
});

test('a misspelling is compared as it is typed, too: its stem may be far from the right one', () => {
  const all = [plainDocument(1, { name: 'Turkey Bacon' }), plainDocument(2, { name: 'Rye Crackers' })];
  expect(find('turky', generationOf(all), all)).toEqual(['Turkey Bacon']);
});

test('a misspelling nearest to another that some product has leads to what both mean', () => {
  const all = [
    ...Array.from({ length: 12 }, (_, n) => plainDocument(n, { name: 'Mozzarella Sticks' })),
    plainDocument(50, { name: 'Mozarella Fresca' }),
  ];
  expect(answerOf(generationOf(all), query('mozerella')).total).toBe(13);
});

test('a word for a food is no misspelling, however rare', () => {
  const names = ['Fudge Brownies', ...Array.from({ length: 20 }, () => 'Brown Rice')];
  const all = names.map((name, i) => plainDocument(i + 1, { name }));
  expect(answerOf(generationOf(all), query('brownies')).total).toBe(1);
  expect(answerOf(generationOf([plainDocument(1, { name: 'Peaches' })]), query('perch')).total).toBe(0);
});

test('but not so far that nothing of the typed word is left', () => {
  const all = [
    ...Array.from({ length: 12 }, (_, n) => plainDocument(n, { name: 'Waterman' })),
    plainDocument(50, { name: 'Watzrxan' }),
  ];
  expect(answerOf(generationOf(all), query('zatzrxyn')).total).toBe(1);
});

test('a misspelt plural is compared without its s, too', () => {
  const all = [plainDocument(1, { name: 'Cookies' }), plainDocument(2, { name: 'Cookieis' })];
  expect(find('cookeis', generationOf(all), all)).toEqual(['Cookies', 'Cookieis']);
});

describe('a rare spelling of a frequent word is read both ways', () => {
  test.each([
    ['a few', 2, 30],
    ['some', 20, 1_100],
  ])('with %s products of it', (_, rare, frequent) => {
    const all = [
      ...Array.from({ length: frequent }, (_product, n) => plainDocument(n, { name: "Kellogg's Flakes" })),
      ...Array.from({ length: rare }, (_product, n) => plainDocument(9_000 + n, { name: 'Kellogs Flakes' })),
    ];
    const many = generationOf(all);
    expect(answerOf(many, query('kellogs')).total).toBe(rare + frequent);
    expect(answerOf(many, query('kelloggs')).total).toBe(frequent);
  });
});
