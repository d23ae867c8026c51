import { expect, test } from 'vitest';
import type { ProductKind } from '../../facts/product-kinds.ts';
import type { GuidelineSubject } from '../../subject.ts';
import { judgementOf, perServing, possible } from '../judgement-fixture.ts';

const KEY = 'school_meal_sugars';
const OPEN = ['pass', 'fail'];
const flavored = (value: number, added_sugars: number): GuidelineSubject => ({
  ...perServing(0, { added_sugars }, { name: 'Chocolate Milk' }),
  serving_size: { value, unit: 'ml' },
});

test.each<[string, ProductKind, GuidelineSubject, readonly string[]]>([
  ['cereal under its limit', 'cereal', perServing(28, { added_sugars: 5 }), ['pass']],
  ['cereal over its limit', 'cereal', perServing(39, { added_sugars: 9 }), ['fail']],
  ['cereal over it, within the chart', 'cereal', perServing(31, { added_sugars: 7 }), ['pass']],
  ['cereal whose total sugars meet it', 'cereal', perServing(40, { sugars: 8 }), ['pass']],
  [
    'cereal whose total sugars do not',
    'cereal',
    perServing(40, { sugars: 12 }, { ingredients: 'Oats, sugar, raisins.' }),
    OPEN,
  ],
  [
    'cereal of a complete list without sugar',
    'cereal',
    perServing(40, { sugars: 12 }, { ingredients: 'Whole grain oats, salt.' }),
    ['pass'],
  ],
  ['cereal without figures', 'cereal', perServing(40, {}), OPEN],
  ['yogurt at its limit', 'yogurt', perServing(170, { added_sugars: 12 }), ['pass']],
  ['yogurt over its limit', 'yogurt', perServing(113, { added_sugars: 9 }), ['fail']],
  ['yogurt to drink', 'yogurt', perServing(170, { added_sugars: 0 }, { name: 'Drinkable Yogurt' }), ['fail']],
  ['flavored milk at its limit', 'milk', flavored(240, 10), ['pass']],
  ['flavored milk over its limit', 'milk', flavored(240, 11), ['fail']],
  ['flavored milk in a large carton', 'milk', flavored(360, 15), ['pass']],
  ['plain milk', 'milk', perServing(240, {}, { name: 'Fat Free Milk' }), []],
  ['bread', 'bread', perServing(40, {}), []],
])('%s', (_name, kind, subject, outcomes) => {
  expect(possible(KEY, kind, subject)).toEqual(outcomes);
});

test('a pass by the chart alone says so', () => {
  expect(judgementOf(KEY, 'cereal', perServing(31, { added_sugars: 7 })).notes[0]).toMatch(/USDA’s chart/);
});

test('child care limited total sugars until the end of September 2025', () => {
  const cereal = perServing(28, { sugars: 8, added_sugars: 5 });
  const on = (day: string) => possible('child_care_sugars', 'cereal', cereal, day);
  expect([on('2025-09-30'), on('2025-10-01')]).toEqual([['fail'], ['pass']]);
  const milk = flavored(240, 20);
  expect(possible('child_care_sugars', 'milk', milk)).toEqual([]);
});
