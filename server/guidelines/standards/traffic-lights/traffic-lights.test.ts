import { expect, test } from 'vitest';
import type { NutrientLabel } from '#contract/nutrition.ts';
import { judgementOf, per100, possible } from '../judgement-fixture.ts';

const KEY = 'uk_traffic_lights';
const light = (
  nutrient: NutrientLabel,
  label: string,
  amount: number,
  kind: 'chips' | 'soft_drink' = 'chips',
) =>
  judgementOf(KEY, kind, per100({ [nutrient]: amount })).criteria.find((one) => one.label === label)?.finding;

test.each([
  ['total_fat', 'Fat', 3, 'green'],
  ['total_fat', 'Fat', 3.1, 'amber'],
  ['total_fat', 'Fat', 17.5, 'amber'],
  ['total_fat', 'Fat', 17.6, 'red'],
  ['saturated_fat', 'Saturated fat', 1.5, 'green'],
  ['saturated_fat', 'Saturated fat', 5.1, 'red'],
  ['sugars', 'Sugars', 22.5, 'amber'],
  ['sugars', 'Sugars', 22.6, 'red'],
  ['sodium', 'Salt', 120, 'green'],
  ['sodium', 'Salt', 601, 'red'],
] as const)('%s: %s of %d is %s', (nutrient, label, amount, color) => {
  expect(light(nutrient, label, amount)).toBe(color);
});

test('drinks have limits of their own', () => {
  expect([
    light('sugars', 'Sugars', 2.5, 'soft_drink'),
    light('sugars', 'Sugars', 11.3, 'soft_drink'),
  ]).toEqual(['green', 'red']);
});

const PIZZA = { total_fat: 5, saturated_fat: 2, sugars: 3, sodium: 400 };

test('a large portion is red by what is in it', () => {
  expect(possible(KEY, 'pizza', per100(PIZZA, { serving_size: { value: 300, unit: 'g' } }))).toEqual(['red']);
  expect(possible(KEY, 'pizza', per100(PIZZA, { serving_size: { value: 100, unit: 'g' } }))).toEqual([
    'no_red',
  ]);
});

test('without a portion that is said', () => {
  expect(judgementOf(KEY, 'pizza', per100(PIZZA)).notes[0]).toMatch(/the portion is not stated/);
});

test('a missing figure leaves it open', () => {
  expect(judgementOf(KEY, 'pizza', per100({ sodium: 100 })).summary).toBe(
    'Cannot be told: fat, saturated fat, and sugars are not known.',
  );
});
