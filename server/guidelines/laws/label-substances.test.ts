import { expect, test } from 'vitest';
import { SUBSTANCE_KEYS } from '#contract/ingredient-laws.ts';
import { readSubstanceEntries } from '#server/catalogue/product/read-answers.ts';
import { examples } from '#tests/support/examples.ts';
import { deriveIngredientFacts } from '../facts/ingredient-facts.ts';
import { readSubstances, substanceEntries } from './label-substances.ts';

const entriesOf = (text: string | null) =>
  substanceEntries(readSubstances(deriveIngredientFacts(text), text));

examples('%j is kept as %j', entriesOf, [
  [null, null],
  ['Sugar, corn syrup, salt.', ['*']],
  ['Sugar, FD&C Red No. 3, salt.', ['*', 'red_3']],
  ['Sugar, water, salt, natural flav...', ['?cut_off']],
  ['Sugar, Red 40, water, natural flav...', ['?cut_off', 'red_40']],
  ['Sugar, artificial color, salt.', ['*', 'titanium_dioxide?']],
  ['Sugar, natural flavor, salt.', ['*', 'anisole?', 'diacetyl?']],
  ['Water, sucralose, salt.', ['*', 'sucralose']],
  [
    'Sugar, partially, hydrogenated oil, titanium, dioxide, salt.',
    ['?unknown_names', 'titanium_dioxide', 'pho'],
  ],
  ['Tomato sauce, cheese, salt.', ['?unnamed_parts']],
  ['Sugar, xyzzy, plugh, frotz, salt.', ['?unknown_names']],
]);

test('what is kept is read back: a list that is not whole leaves open all it does not name, and says why', () => {
  const cut = readSubstanceEntries(['?cut_off', 'red_3']);
  expect(cut).toMatchObject({ namedSubstances: ['red_3'], listGap: 'cut_off' });
  expect(cut.openSubstances).toContain('red_40');
  expect(cut.openSubstances).not.toContain('red_3');
  expect(readSubstanceEntries(null)).toMatchObject({ namedSubstances: [], listGap: 'no_list' });
  expect(readSubstanceEntries(['*', 'caramel_iv?'])).toEqual({
    namedSubstances: [],
    openSubstances: ['caramel_iv'],
    listGap: null,
  });
  expect(readSubstanceEntries(['*'])).toEqual({ namedSubstances: [], openSubstances: [], listGap: null });
});

test('an entry of an earlier evaluation leaves everything open, for no reason that is kept', () => {
  const earlier = readSubstanceEntries(['?', 'red_3']);
  expect(earlier.listGap).toBe('not_kept');
  expect(earlier.openSubstances).toHaveLength(SUBSTANCE_KEYS.length - 1);
});

test('a whole list of an earlier evaluation leaves open what was not looked for then, and that alone', () => {
  const earlier = readSubstanceEntries(['red_3', 'caramel_iv?']);
  expect(earlier.listGap).toBe('not_kept');
  expect(earlier.openSubstances).toEqual(
    expect.arrayContaining(['caramel_iv', 'sucralose', 'bleached_flour', 'red_4']),
  );
  for (const key of ['red_3', 'red_40', 'titanium_dioxide', 'pho'] as const)
    expect(earlier.openSubstances).not.toContain(key);
});
