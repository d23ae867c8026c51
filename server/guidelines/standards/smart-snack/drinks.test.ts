import { describe, expect, test } from 'vitest';
import type { GuidelineSubject } from '../../subject.ts';
import { food, GPC, resultOf } from '../../subject-fixture.ts';

const FL_OZ = 29.5735;

function drink(
  codes: string,
  name: string,
  ingredients: string | null,
  flOz: number,
  per_serving: GuidelineSubject['per_serving'] = { calories: 0 },
): GuidelineSubject {
  return food(codes, name, ingredients, {
    serving_size: { value: 240, unit: 'ml' },
    servings_per_container: null,
    package_weight: { value: flOz * FL_OZ, unit: 'ml' },
    per_serving,
  });
}

function grades(given: GuidelineSubject): string {
  const { elementary, middle, high } = resultOf('smart_snack', given).grades ?? {};
  return [elementary, middle, high].join(' ');
}

const water = (flOz: number, ingredients: string | null = 'Spring water') =>
  drink(GPC.water, 'Spring Water', ingredients, flOz);
const juice = (flOz: number, ingredients: string | null = 'Orange juice') =>
  drink(GPC.juice, 'Orange Juice', ingredients, flOz, { calories: 110, sugars: 22 });
const milk = (flOz: number, fat: number, addedSugars = 0) =>
  drink('50200000 10000191', 'Milk', 'Lowfat milk, vitamin D3', flOz, {
    calories: 110,
    total_fat: fat,
    added_sugars: addedSugars,
  });
const soda = (flOz: number, calories: number, ingredients = 'Carbonated water, natural flavor') =>
  drink(GPC.soda, 'Lime Soda', ingredients, flOz, { calories });

describe('each kind of drink, in elementary, middle and high schools', () => {
  test.each<[string, GuidelineSubject, string]>([
    ['plain water of any size', water(40), 'pass pass pass'],
    ['sparkling water', water(20, 'Carbonated water, potassium bicarbonate'), 'pass pass pass'],
    ['water whose ingredients are not stated', water(12, null), 'unknown unknown unknown'],
    ['water named after fruit', water(12, 'Strawberry watermelon seltzer'), 'fail fail pass'],
    ['water with an essence of fruit', water(12, 'Spring water, natural lemon essence'), 'fail fail pass'],
    ['water with flavors of fruit', water(12, 'Water, natural flavors (lemon, lime)'), 'fail fail pass'],
    [
      'water with fruit and other flavors',
      water(12, 'Water, mango and other natural flavors'),
      'fail fail pass',
    ],
    ['water with vitamins', water(12, 'Purified water, vitamin B12'), 'unknown unknown unknown'],
    ['coconut water by its French name', juice(12, 'Eau de noix de coco 100%'), 'fail pass pass'],
    [
      'coconut water with a flavor',
      juice(8, 'Coconut water with natural pineapple flavor'),
      'pass pass pass',
    ],
    ['juice of 8 fl oz', juice(8), 'pass pass pass'],
    ['juice of 8.1 fl oz', juice(8.1), 'fail pass pass'],
    ['juice of 12 fl oz', juice(12), 'fail pass pass'],
    ['juice of 12.1 fl oz', juice(12.1), 'fail fail fail'],
    ['juice with water', juice(8, 'Orange juice, carbonated water'), 'pass pass pass'],
    ['juice with sugar', juice(8, 'Orange juice, sugar'), 'fail fail fail'],
    ['juice whose ingredients are not stated', juice(8, null), 'unknown unknown unknown'],
    ['milk with 2.5 g of fat', milk(8, 2.5), 'pass pass pass'],
    ['milk with 3 g of fat', milk(8, 3), 'pass pass pass'],
    ['milk with 3.1 g of fat', milk(8, 3.1), 'fail fail fail'],
    ['milk of 12 fl oz', milk(12, 2.5), 'fail pass pass'],
    ['milk of 16 fl oz', milk(16, 2.5), 'fail fail fail'],
    ['milk with 10 g added sugars', milk(8, 2.5, 10), 'pass pass pass'],
    ['milk with 10.1 g added sugars', milk(8, 2.5, 10.1), 'fail fail fail'],
    ['calorie-free drink of 20 fl oz', soda(20, 4), 'fail fail pass'],
    ['calorie-free drink of 20.1 fl oz', soda(20.1, 4), 'fail fail fail'],
    ['drink of 4.8 kcal, which a label states as 5, in 20 fl oz', soda(20, 4.8), 'fail fail fail'],
    ['drink of 5 kcal in 20 fl oz', soda(20, 5), 'fail fail fail'],
    ['drink of 5 kcal in 12 fl oz', soda(12, 5), 'fail fail pass'],
    ['low-calorie drink of 12 fl oz', soda(12, 40), 'fail fail pass'],
    ['low-calorie drink of 12.1 fl oz', soda(12.1, 40), 'fail fail fail'],
    ['drink of 6 kcal in 20 fl oz', soda(20, 6), 'fail fail fail'],
    ['drink of 41 kcal', soda(12, 41), 'fail fail fail'],
    ['cola with caffeine', soda(12, 0, 'Carbonated water, caffeine'), 'fail fail pass'],
  ])('%s: %s', (_, given, expected) => {
    expect(grades(given)).toBe(expected);
  });
});

test('whole milk fails, and its rule says that one of 2026 admits it from a day that is not known', () => {
  const { criteria } = resultOf('smart_snack', milk(8, 8));
  const fat = criteria.find(({ id }) => id === 'fat.milk');
  expect(fat?.verdict).toBe('fail');
  expect(fat?.source).toMatch(/2026-09212.*admits whole milk, from a day that is not known here/);
});

test('a label counts 240 ml as 8 fl oz', () => {
  expect(grades({ ...juice(8), package_weight: { value: 240, unit: 'ml' } })).toBe('pass pass pass');
});

test('60 kcal in 12 fl oz are as good as 40 in 8', () => {
  expect(grades({ ...soda(12, 60), serving_size: { value: 355, unit: 'ml' } })).toBe('fail fail pass');
});

test('unknown energy leaves the high school open, unknown size too', () => {
  expect(grades({ ...soda(12, 0), per_serving: {} })).toBe('fail fail unknown');
  expect(grades({ ...juice(8), package_weight: null })).toBe('unknown unknown unknown');
});

test('a serving that is already too large proves the container is', () => {
  const given = { ...juice(8), package_weight: null, serving_size: { value: 300, unit: 'ml' } as const };
  expect(grades(given)).toBe('fail unknown unknown');
});

test('an alternative to milk needs nine of milk’s nutrients: the five without a figure leave a pass open', () => {
  const soy = { calories: 100, protein: 8, calcium: 276, vitamin_d: 2.5, potassium: 349, total_fat: 4 };
  const given = (nutrients: GuidelineSubject['per_serving']) =>
    drink('50200000 10006972', 'Soy Milk', 'Water, soybeans, salt', 8, { ...soy, ...nutrients });
  expect(grades(given({}))).toBe('unknown unknown unknown');
  expect(resultOf('smart_snack', given({})).summary).toBe(
    'Smart Snack cannot be judged: other nutrients of milk: vitamin A, magnesium, phosphorus, riboflavin and vitamin B-12 are not among the figures we have.',
  );
  for (const [nutrient, value] of [
    ['protein', 7.9],
    ['calcium', 275],
    ['vitamin_d', 2.4],
    ['potassium', 348],
  ] as const) {
    expect(grades(given({ [nutrient]: value }))).toBe('fail fail fail');
  }
});

test('the sentence names the first failure and where the drink may be sold', () => {
  expect(resultOf('smart_snack', soda(20, 4)).summary).toBe(
    'Fails Smart Snack: kind of drink in elementary schools: another drink, not plain water, low-fat milk or 100 % juice; it may be sold in high schools.',
  );
});
