import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALLERGEN_KEYS, CONTAINMENTS, type Containment } from '#contract/allergens.ts';
import { SOURCES, type Source } from '#contract/product.ts';
import { type AllergenAccount, joinAllergens } from './join-allergens.ts';

const says = (source: Source, ingredients: string | null, containment?: Containment): AllergenAccount => ({
  source,
  ingredients,
  name: null,
  allergens: containment === undefined ? [] : [{ allergen: 'milk', containment }],
});
const milkOf = (...accounts: readonly AllergenAccount[]) =>
  joinAllergens(accounts).find(({ allergen }) => allergen === 'milk');

describe('the state of an allergen', () => {
  test('is unknown where nothing is declared and nothing named', () => {
    expect(joinAllergens([])).toEqual([]);
    expect(milkOf(says('fdc', 'Sugar, salt.'))).toBeUndefined();
    expect(milkOf(says('fdc', 'Milk free. Contains no milk.'))).toBeUndefined();
  });

  test.each([
    [[says('fdc', 'Lowfat milk')], 'named', 'fdc'],
    [[says('fdc', 'Lowfat milk. Contains: milk')], 'contains', 'fdc'],
    [[says('fdc', 'Sugar. May contain milk')], 'may_contain', 'fdc'],
    [[says('gdsn', 'Sugar', 'free_from')], 'free_from', 'gdsn'],
    [[says('gdsn', 'Sugar, whey', 'free_from')], 'conflict', 'gdsn'],
    [[says('gdsn', 'Sugar', 'free_from'), says('off', 'Sugar, whey')], 'conflict', 'gdsn'],
    [[says('gdsn', 'Sugar, whey', 'may_contain')], 'named', 'gdsn'],
    [[says('gdsn', 'Sugar', 'may_contain'), says('off', null, 'free_from')], 'may_contain', 'gdsn'],
    [[says('gdsn', 'Sugar', 'free_from'), says('off', null, 'contains')], 'contains', 'off'],
    [[says('gdsn', null), says('fdc', 'Whey'), says('off', 'Milk')], 'named', 'fdc'],
  ] as const)('%j', (accounts, state, source) => {
    expect(milkOf(...accounts)).toEqual({ allergen: 'milk', state, source });
  });
});

test('who declares wheat declares gluten, unless they say otherwise', () => {
  const glutenOf = (...allergens: AllergenAccount['allergens']) =>
    joinAllergens([{ source: 'gdsn', ingredients: 'Wheat starch', name: null, allergens }]).find(
      ({ allergen }) => allergen === 'gluten',
    )?.state;
  expect(glutenOf({ allergen: 'wheat', containment: 'contains' })).toBe('contains');
  expect(glutenOf({ allergen: 'wheat', containment: 'free_from' })).toBe('named');
  expect(
    glutenOf(
      { allergen: 'wheat', containment: 'contains' },
      { allergen: 'gluten', containment: 'free_from' },
    ),
  ).toBe('conflict');
});

test('oats are gluten where no source declares the product free from it', () => {
  const glutenOf = (...accounts: readonly AllergenAccount[]) =>
    joinAllergens(accounts).find(({ allergen }) => allergen === 'gluten')?.state;
  const claim: AllergenAccount = {
    source: 'gdsn',
    ingredients: null,
    name: null,
    allergens: [],
    claimedFree: ['gluten'],
  };
  expect(glutenOf(says('off', 'Oats'))).toBe('named');
  expect(glutenOf(says('off', 'Oats'), claim)).toBe('free_from');
  expect(glutenOf(says('off', 'Oats'), says('fdc', 'Oats, rye'), claim)).toBe('conflict');
});

describe('a claim that names an allergen', () => {
  const gluten = (ingredients: string | null, ...allergens: AllergenAccount['allergens']) =>
    joinAllergens([{ source: 'off', ingredients, name: null, allergens, claimedFree: ['gluten'] }]).find(
      ({ allergen }) => allergen === 'gluten',
    )?.state;

  test.each([
    [null, [], 'free_from'],
    ['Rice', [], 'free_from'],
    ['Barley malt', [], 'conflict'],
    ['Oats, sugar', [], 'free_from'],
    ['Oats, barley malt', [], 'conflict'],
    ['Oats, flour', [], 'conflict'],
    ['Oats. May contain wheat', [], 'may_contain'],
    ['Oats. Contains: oats', [], 'contains'],
    ['Rice. May contain wheat', [], 'may_contain'],
    ['Rice. Contains: wheat', [], 'contains'],
    [null, [{ allergen: 'gluten', containment: 'may_contain' }], 'may_contain'],
    [null, [{ allergen: 'wheat', containment: 'contains' }], 'contains'],
  ] as const)('beside the text %s and %j', (ingredients, allergens, state) => {
    expect(gluten(ingredients, ...allergens)).toBe(state);
  });

  test('gets the credit where no source declares the allergen itself', () => {
    const claim: AllergenAccount = {
      source: 'gdsn',
      ingredients: null,
      name: null,
      allergens: [],
      claimedFree: ['milk'],
    };
    expect(milkOf(claim)).toMatchObject({ source: 'gdsn' });
    expect(milkOf(claim, says('off', null, 'free_from'))).toMatchObject({ source: 'off' });
  });
});

describe('a name', () => {
  const named = (name: string, source: Source, ingredients: string | null, containment?: Containment) => ({
    ...says(source, ingredients, containment),
    name,
  });

  test.each([
    [[named('Greek Yogurt', 'off', null)], { state: 'named', source: 'off' }],
    [[named('Greek Yogurt', 'off', null, 'may_contain')], { state: 'named', source: 'off' }],
    [[named('Greek Yogurt', 'off', null, 'contains')], { state: 'contains', source: 'off' }],
    [[named('Greek Yogurt', 'off', null, 'free_from')], { state: 'free_from', source: 'off' }],
    [[named('Greek Yogurt', 'off', null), says('gdsn', null)], { state: 'named', source: 'off' }],
    [[named('Mac & Cheese', 'off', 'Water, pasta (durum wheat, ni')], { state: 'named', source: 'off' }],
    [[named('Mac & Cheese', 'off', null), says('gdsn', 'Water, salt')], undefined],
    [[named('Extra Butter Popcorn', 'off', 'Popcorn, palm oil')], undefined],
    [[named('Rice Crackers', 'off', null)], undefined],
  ] as const)('counts where no list is whole: %j', (accounts, expected) => {
    const known = milkOf(...accounts);
    if (expected === undefined) expect(known).toBeUndefined();
    else expect(known).toMatchObject(expected);
  });
});

test.each([
  ['Almond Cookies', 'tree_nuts'],
  ['Peanut Butter Bars', 'peanuts'],
  ['Sesame Sticks', 'sesame'],
  ['Crab Cakes', 'crustaceans'],
  ['Clam Sauce', 'molluscs'],
])('%s name %s beside a whole list that does not', (name, allergen) => {
  const known = joinAllergens([{ source: 'off', allergens: [], ingredients: 'Corn, sugar, salt', name }]);
  expect(known).toEqual([{ allergen, state: 'named', source: 'off' }]);
});

const NAMES = ['Cheddar', 'Peanut Butter', 'Egg-Free Mayo', 'Pasta Sauce', 'Rye Bread'];

const account = fc.record({
  source: fc.constantFrom(...SOURCES),
  name: fc.constant(null),
  ingredients: fc.option(
    fc.constantFrom('Sugar', 'Whey, eggs', 'Oats, barley', 'Soy. Contains: soy', 'Rice. May contain eggs'),
  ),
  allergens: fc.array(
    fc.record({ allergen: fc.constantFrom(...ALLERGEN_KEYS), containment: fc.constantFrom(...CONTAINMENTS) }),
    { maxLength: 4 },
  ),
  claimedFree: fc.array(fc.constantFrom(...ALLERGEN_KEYS), { maxLength: 3 }),
});

test('each allergen has one state, and no account added makes a contained, named or conflicting one safe', () => {
  const states = (accounts: readonly AllergenAccount[]) =>
    new Map(joinAllergens(accounts).map(({ allergen, state }) => [allergen, state]));
  const isSafe = (state: string | undefined) =>
    state === undefined || state === 'free_from' || state === 'may_contain';
  fc.assert(
    fc.property(fc.array(account, { maxLength: 4 }), account, (accounts, more) => {
      const before = states(accounts);
      const after = states([...accounts, more]);
      expect(joinAllergens(accounts)).toHaveLength(before.size);
      for (const [allergen, state] of before)
        if (!isSafe(state)) expect(isSafe(after.get(allergen))).toBe(false);
    }),
  );
});

test('a claim changes what is unknown to free from and what is named to a conflict, and nothing else', () => {
  const states = (accounts: readonly AllergenAccount[]) =>
    new Map(joinAllergens(accounts).map(({ allergen, state }) => [allergen, state]));
  fc.assert(
    fc.property(fc.array(account, { minLength: 1, maxLength: 4 }), (accounts) => {
      const before = states(accounts.map((each) => ({ ...each, claimedFree: [] })));
      for (const [allergen, state] of states(accounts)) {
        const was = before.get(allergen);
        if (was === undefined) expect(state).toBe('free_from');
        else if (was === 'named') expect(['named', 'conflict']).toContain(state);
        else expect(state).toBe(was);
      }
    }),
  );
});

test('a name changes what is unknown or may be contained to named, and nothing else', () => {
  const states = (accounts: readonly AllergenAccount[]) =>
    new Map(joinAllergens(accounts).map(({ allergen, state }) => [allergen, state]));
  const name = fc.option(fc.constantFrom(...NAMES));
  fc.assert(
    fc.property(fc.array(fc.tuple(account, name), { maxLength: 4 }), (named) => {
      const before = states(named.map(([each]) => each));
      const after = states(named.map(([each, own]) => ({ ...each, name: own })));
      for (const allergen of ALLERGEN_KEYS) {
        const [was, is] = [before.get(allergen), after.get(allergen)];
        if (was === undefined || was === 'may_contain') expect([was, 'named']).toContain(is);
        else expect(is).toBe(was);
      }
    }),
  );
});
