import { expect, test } from 'vitest';
import { findRuleSet } from '../rules/rule-sets.ts';
import { EXEMPT } from './exempt.ts';
import { explainVerdict } from './judge.ts';
import { factsOf, product } from './product-fixture.ts';

const HUMMUS =
  'Chickpeas, water, tahini (ground sesame), canola oil, lemon juice, garlic, salt, potassium sorbate';

test.each([
  ['Hummus', HUMMUS, true],
  ['Red Pepper Hummus', `${HUMMUS}, red bell peppers`, true],
  ['Hummus', 'Hummus (chickpeas, water, tahini, salt)', true],
  ['Black Bean Dip', 'Black beans, water, onions, salt, spices', true],
  ['Black Bean Dip', 'Cooked black beans (black beans, water), cheddar cheese (milk, salt)', false],
  ['Bean and Cheese Dip', 'Black beans, water, salt', false],
  ['Hummus with Feta', HUMMUS, false],
  ['Hummus with Pretzels', HUMMUS, false],
  ['Hummus & Pita Chips', HUMMUS, false],
  ['Hummus with Crackers', `${HUMMUS}, crackers (wheat flour, oil)`, false],
  ['Hummus and Snack Sticks', HUMMUS, false],
  ['Hummus Cup', `${HUMMUS}, pretzels (wheat flour, salt)`, false],
  ['Chocolate Hummus', 'Chickpeas, sugar, cocoa', false],
  ['Bean Dip', 'Black beans, sour cream (cream, milk)', false],
  ['Bean Dip', 'Black beans, seasoning (salt, lard)', false],
  ['Vegetable Dip', 'Tomatoes, black beans, salt', false],
  ['Hummus', `${HUMMUS}, glorp`, null],
  ['Hummus', null, null],
] as const)('%s of %s: %s', (name, ingredients, expected) => {
  expect(EXEMPT.bean_dip?.(factsOf('dip', product(name, ingredients)))).toBe(expected);
});

test('lifts total fat alone, with the paragraph that says so', () => {
  const set = findRuleSet('smart_snack');
  const result = set && explainVerdict(set, factsOf('dip', product('Hummus', HUMMUS)));
  const exempted = result?.criteria.filter(({ note }) => note?.startsWith('exempt:'));
  expect(exempted?.map(({ id, note }) => [id, note])).toEqual([
    ['total_fat', 'exempt: bean dip, 7 CFR 210.11(a)(7) and (f)(2)(ii)'],
  ]);
});
