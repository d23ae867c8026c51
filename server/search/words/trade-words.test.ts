import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitQuery } from '../embedded/text/query-words.ts';
import { indexTradeWords } from './find-alternatives.ts';
import { readTradeWords } from './load-trade-words.ts';
import { keyOf, type Phrase } from './parse-trade-words.ts';

const words = readTradeWords();
const find = indexTradeWords(words);
const twoWay = words.filter(({ from, to }) => from === to);
const oneWay = words.filter(({ from, to }) => from !== to && to.length > 0);
const fixed = words.filter(({ to }) => to.length === 0);
const queryOf = (phrase: Phrase) => splitQuery(phrase.join(' '));

/** What the whole phrase finds as well, as keys. */
function alternativesOf(phrase: Phrase): string[] {
  const [match, ...more] = find(queryOf(phrase));
  return match?.length === phrase.length && more.length === 0 ? match.alternatives.map(keyOf) : [];
}

/** What the search term finds as well, run by run. */
const found = (term: string) =>
  find(splitQuery(term)).flatMap(({ alternatives }) => alternatives.map((phrase) => phrase.join(' ')));

test('there are entries of every kind', () => {
  expect(words.length).toBeGreaterThan(900);
  expect(Math.min(twoWay.length, oneWay.length, fixed.length)).toBeGreaterThan(25);
});

test('every entry is found by the words on its left', () => {
  for (const { from, to } of words) {
    for (const phrase of from) {
      const wanted = to.filter((other) => keyOf(other) !== keyOf(phrase)).map(keyOf);
      expect(alternativesOf(phrase), keyOf(phrase)).toEqual(expect.arrayContaining(wanted));
    }
  }
});

test('"sweets" are candy, and not what is sweet', () => {
  expect(found('sweets')).toEqual(['candy']);
  expect(found('sweet')).not.toContain('candy');
});

test('two-way entries are symmetric', () => {
  for (const { from } of twoWay) {
    for (const phrase of from) {
      for (const other of from) {
        if (other !== phrase) expect(alternativesOf(other), keyOf(other)).toContain(keyOf(phrase));
      }
    }
  }
});

test('nothing finds itself, or the same twice', () => {
  for (const phrase of words.flatMap(({ from }) => from)) {
    const keys = alternativesOf(phrase);
    expect(keys).not.toContain(keyOf(phrase));
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test('no pair is given twice, in one file or in two', () => {
  const pairs = words.flatMap(({ from, to }) =>
    from.flatMap((left) =>
      to.filter((right) => right !== left).map((right) => `${keyOf(left)} > ${keyOf(right)}`),
    ),
  );
  expect(pairs.filter((pair, i) => pairs.indexOf(pair) !== i)).toEqual([]);
});

test('a phrase that means itself alone finds nothing else', () => {
  for (const { from } of fixed)
    for (const phrase of from) expect(find(queryOf(phrase)), keyOf(phrase)).toEqual([]);
});

test('the order of the entries does not matter', () => {
  const sorted = (lookup: typeof find, term: readonly string[]) =>
    lookup(queryOf(term)).map(({ alternatives, ...run }) => ({
      ...run,
      keys: alternatives.map(keyOf).sort(),
    }));
  const phrases = words.flatMap(({ from, to }) => [...from, ...to]);
  fc.assert(
    fc.property(fc.shuffledSubarray([...words], { minLength: words.length }), (shuffled) => {
      const other = indexTradeWords(shuffled);
      for (const phrase of phrases) expect(sorted(other, phrase)).toEqual(sorted(find, phrase));
    }),
    { numRuns: 5 },
  );
});

test('runs come in order, inside the query, without overlap', () => {
  const vocabulary = [...new Set(words.flatMap(({ from }) => from.flat())), 'and', 'of', 'xyz'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...vocabulary), { maxLength: 8 }), (terms) => {
      const query = queryOf(terms);
      let end = 0;
      for (const { start, length, alternatives } of find(query)) {
        expect(start).toBeGreaterThanOrEqual(end);
        end = start + length;
        expect(end).toBeLessThanOrEqual(query.length);
        expect(alternatives.length).toBeGreaterThan(0);
      }
    }),
  );
});

describe('rules against harm', () => {
  const CLAIMS = /\b(?:vegan|vegetarian|kosher|halal|free|without|sans|sin|deslactosad[ao]|gf)\b/;
  const ALLERGEN_CLAIMS =
    /\b(?:vegan|vegetarian|kosher|halal|gluten|dairy|nut|egg|soy|peanut|lactose)\b.*\bfree\b|vegan|vegetarian|kosher|halal/;

  test('a claim about allergens or diets finds only the same claim', () => {
    for (const phrase of words.flatMap(({ from }) => from)) {
      const text = phrase.join(' ');
      if (!ALLERGEN_CLAIMS.test(text)) continue;
      for (const other of alternativesOf(phrase))
        expect(`${text} > ${other}`).toBe('gluten free > glutenfree');
    }
  });

  test('nothing becomes a claim that was none', () => {
    const claimed = words.flatMap(({ from, to }) =>
      from
        .filter((phrase) => !CLAIMS.test(phrase.join(' ')))
        .flatMap((phrase) =>
          to
            .filter((other) => ALLERGEN_CLAIMS.test(other.join(' ')))
            .map((other) => `${phrase.join(' ')} > ${other.join(' ')}`),
        ),
    );
    expect(claimed).toEqual(['glutenfree > gluten free']);
  });

  test.each([
    'butter',
    'vegan',
    'gluten',
    'kosher',
    'halal',
    'flour',
    'tamari',
    'nut',
    'nut butter',
    'dairy free',
  ])('%s is not widened', (term) => expect(found(term)).toEqual([]));

  test('milk and cream find their abbreviations alone', () => {
    expect(found('milk')).toEqual(['mlk']);
    expect(found('cream')).toEqual(['crm']);
  });

  test('plant milks find no milk of animals, and milk none of plants', () => {
    const plants = /\b(?:almond|coconut|cashew|soy|soya|oat|rice|hemp|nut)/;
    for (const phrase of words.flatMap(({ from }) => from)) {
      const text = phrase.join(' ');
      for (const { alternatives } of find(queryOf(phrase))) {
        for (const words of alternatives) {
          if (/milk$/.test(text) && plants.test(text)) expect(words, text).toHaveLength(1);
          if (/milk$/.test(text) && !plants.test(text)) expect(words.join(' ')).not.toMatch(plants);
        }
      }
    }
  });

  test('inside a longer name nothing is widened', () => {
    expect(found('baking soda')).not.toContain('soft drink');
    expect(found('lait d’amande')).toEqual(['almondmilk']);
    expect(found('beurre de cacahuète')).toEqual(['peanut butter']);
    expect(found('dulce de leche')).toEqual([]);
    expect(found('butter bean')).toEqual(['lima bean']);
  });
});

test.each([
  ['Heinz catsup', 'ketchup'],
  ['garbanzo beans', 'chickpea'],
  ['green onions', 'scallion'],
  ['aubergines', 'eggplant'],
  ['yoghourt', 'yogurt'],
  ['bar-b-q sauce', 'barbecue'],
  ['chkn brst bnls', 'boneless'],
  ['oj', 'orange juice'],
  ['pop corn', 'popcorn'],
  ['pollo', 'chicken'],
  ['jus d’orange', 'orange juice'],
  ['mac & cheese', 'macaroni cheese'],
  ['soda 12oz', '12 ounce'],
])('%s also finds %s', (term, other) => {
  expect(found(term)).toContain(other);
});
