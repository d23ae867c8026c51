import { expect, test } from 'vitest';
import type { ProductKind } from '../../facts/product-kinds.ts';
import type { GuidelineSubject } from '../../subject.ts';
import { judgementOf, per100, perServing, possible } from '../judgement-fixture.ts';

const OPEN = ['pass', 'fail'];
const drink = (kcal: number): GuidelineSubject => ({
  ...perServing(0, { calories: kcal }),
  serving_size: { value: 360, unit: 'ml' },
});
const fats = (total_fat: number, saturated_fat: number) => per100({ total_fat, saturated_fat, sodium: 0 });

test.each<[string, ProductKind, GuidelineSubject, readonly string[]]>([
  [
    'almonds alone, whatever their fat',
    'nuts',
    perServing(30, { saturated_fat: 1.1 }, { ingredients: 'Almonds.' }),
    ['pass'],
  ],
  [
    'salted almonds',
    'nuts',
    perServing(28, { sodium: 85, added_sugars: 0, saturated_fat: 1 }, { ingredients: 'Almonds, salt.' }),
    ['pass'],
  ],
  [
    'almonds with too much salt',
    'nuts',
    perServing(28, { sodium: 130, added_sugars: 0, saturated_fat: 1 }, { ingredients: 'Almonds, salt.' }),
    ['fail'],
  ],
  [
    'bran flakes of 5 g in 40 g, judged in 50 g',
    'cereal',
    perServing(40, { added_sugars: 5, sodium: 150, saturated_fat: 0 }),
    ['fail'],
  ],
  [
    'whole oats with 4 g in 50 g, of which the grain is not told',
    'cereal',
    perServing(
      50,
      { added_sugars: 4, sodium: 150, saturated_fat: 0 },
      { ingredients: 'Whole oats, sugar, salt.' },
    ),
    OPEN,
  ],
  ['sweet yogurt', 'yogurt', perServing(170, { added_sugars: 9, sodium: 100, saturated_fat: 1 }), ['fail']],
  [
    'plain yogurt',
    'yogurt',
    perServing(
      170,
      { added_sugars: 0, sodium: 100, saturated_fat: 0 },
      { ingredients: 'Nonfat milk, live cultures.' },
    ),
    ['pass'],
  ],
  [
    'tuna in water',
    'canned_fish',
    perServing(
      85,
      { sodium: 200, added_sugars: 0, saturated_fat: 0.5 },
      { ingredients: 'Tuna, water, salt.' },
    ),
    ['pass'],
  ],
  [
    'a frozen meal within a meal’s limits',
    'meal',
    perServing(300, { added_sugars: 6, sodium: 600, saturated_fat: 3.5 }),
    OPEN,
  ],
  [
    'a frozen meal past them',
    'meal',
    perServing(300, { added_sugars: 6, sodium: 700, saturated_fat: 3.5 }),
    ['fail'],
  ],
  ['olive oil', 'oil', fats(14, 2), ['pass']],
  ['coconut oil', 'oil', fats(14, 12), ['fail']],
  ['tea', 'tea_or_coffee', drink(0), ['pass']],
  ['chips without figures', 'chips', per100({}), OPEN],
  [
    'a kind without a reference amount',
    'dessert',
    perServing(60, { added_sugars: 0, sodium: 0, saturated_fat: 0 }),
    OPEN,
  ],
  [
    'coconut alone',
    'dried_fruit',
    perServing(40, { saturated_fat: 20 }, { ingredients: 'Coconut.' }),
    ['fail'],
  ],
  ['beef', 'raw_meat', per100({}), []],
])('%s', (_name, kind, subject, outcomes) => {
  expect(possible('fda_healthy', kind, subject)).toEqual(outcomes);
});

test('a tea with calories is no plain drink, and no food group is in it', () => {
  expect(possible('fda_healthy', 'tea_or_coffee', drink(5))).toEqual(OPEN);
});

test('what is past a limit is named', () => {
  const { summary } = judgementOf('fda_healthy', 'yogurt', perServing(170, { added_sugars: 9 }));
  expect(summary).toBe('Could not carry the claim: added sugars, limit 2.5 g in 170 g.');
});
