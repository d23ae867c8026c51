import { describe, expect, test } from 'vitest';
import type { NutrientLabel } from '#contract/nutrition.ts';
import { evaluateGuidelines } from '../evaluate.ts';
import type { GuidelineSubject } from '../subject.ts';
import { BAG, without } from '../subject-fixture.ts';

function goodChoice(given: GuidelineSubject) {
  const result = evaluateGuidelines(given).find(({ guideline }) => guideline === 'good_choice');
  if (result === undefined) throw new Error('no verdict');
  return result;
}

interface Category {
  readonly is: Pick<GuidelineSubject, 'name' | 'family_code' | 'class_code' | 'ingredients'> &
    Partial<GuidelineSubject>;
  /** Values exactly at every limit, per serving. */
  readonly atLimit: Partial<Record<NutrientLabel, number>>;
  /** Just under and just over: the side that fails. */
  readonly fails: Partial<Record<NutrientLabel, number>>;
  readonly passes: Partial<Record<NutrientLabel, number>>;
}

const grams = (value: number) => ({
  serving_size: { value, unit: 'g' as const },
  package_weight: { value, unit: 'g' as const },
});
const cup = {
  serving_size: { value: 240, unit: 'ml' as const },
  package_weight: { value: 240, unit: 'ml' as const },
};

/** The sheet's numbers, written down a second time. */
const CATEGORIES: Readonly<Record<string, Category>> = {
  'baked goods': {
    is: {
      name: 'Whole Wheat Bagel',
      family_code: '50180000',
      class_code: '50181900',
      ingredients: 'Whole wheat flour, water, yeast',
      ...grams(100),
    },
    atLimit: { sodium: 290, calories: 300 },
    fails: { sodium: 291, calories: 301 },
    passes: { sodium: 289, calories: 299 },
  },
  beverages: {
    is: {
      name: 'Lime Drink',
      family_code: '50200000',
      class_code: '50202300',
      ingredients: 'Water, sugar, lime juice',
      ...cup,
    },
    atLimit: { calories: 25 },
    fails: { calories: 26 },
    passes: { calories: 24 },
  },
  cereal: {
    is: {
      name: 'Bran Cereal',
      family_code: '50220000',
      class_code: '50221200',
      ingredients: 'Wheat bran, sugar, salt',
    },
    atLimit: { sodium: 200, sugars: 10, dietary_fiber: 2 },
    fails: { sodium: 201, sugars: 10.1, dietary_fiber: 1.9 },
    passes: { sodium: 199, sugars: 9.9, dietary_fiber: 2.1 },
  },
  cheese: {
    is: { name: 'Cheddar', family_code: '50130000', class_code: '50131800', ingredients: 'Milk, salt' },
    atLimit: { sodium: 350 },
    fails: { sodium: 351 },
    passes: { sodium: 349 },
  },
  desserts: {
    is: {
      name: 'Rice Pudding',
      family_code: '50190000',
      class_code: '50192300',
      ingredients: 'Milk, rice, sugar',
    },
    atLimit: { sodium: 480, calories: 200 },
    fails: { sodium: 481, calories: 201 },
    passes: { sodium: 479, calories: 199 },
  },
  produce: {
    is: {
      name: 'Green Beans',
      family_code: '50100000',
      class_code: '50102100',
      ingredients: 'Green beans, water, salt',
    },
    atLimit: { sodium: 290 },
    fails: { sodium: 291 },
    passes: { sodium: 289 },
  },
  'grains and pasta': {
    is: {
      name: 'Penne',
      family_code: '50190000',
      class_code: '50192900',
      ingredients: 'Whole durum wheat flour',
    },
    atLimit: { dietary_fiber: 3 },
    fails: { dietary_fiber: 2.9 },
    passes: { dietary_fiber: 3.1 },
  },
  meat: {
    is: {
      name: 'Chicken Breast',
      family_code: '50240000',
      class_code: '50240200',
      ingredients: 'Chicken, water, salt',
    },
    atLimit: { sodium: 290 },
    fails: { sodium: 291 },
    passes: { sodium: 289 },
  },
  milk: {
    is: {
      name: 'Lowfat Milk',
      family_code: '50130000',
      class_code: '50131700',
      ingredients: 'Lowfat milk',
      ...cup,
    },
    atLimit: { total_fat: 2.5 },
    fails: { total_fat: 2.6 },
    passes: { total_fat: 2.4 },
  },
  'pre-packaged snacks': {
    is: {
      name: 'Potato Chips',
      family_code: '50190000',
      class_code: '50192100',
      ingredients: 'Potatoes, oil, salt',
    },
    atLimit: { sodium: 200, calories: 200, total_fat: 7, saturated_fat: 2, sugars: 10, dietary_fiber: 2 },
    fails: {
      sodium: 201,
      calories: 201,
      total_fat: 7.1,
      saturated_fat: 2.1,
      sugars: 10.1,
      dietary_fiber: 1.9,
    },
    passes: {
      sodium: 199,
      calories: 199,
      total_fat: 6.9,
      saturated_fat: 1.9,
      sugars: 9.9,
      dietary_fiber: 2.1,
    },
  },
  'prepared foods': {
    is: {
      name: 'Lentil Soup',
      family_code: '50190000',
      class_code: '50191500',
      ingredients: 'Water, lentils, salt',
    },
    atLimit: { sodium: 480 },
    fails: { sodium: 481 },
    passes: { sodium: 479 },
  },
  'processed meat': {
    is: {
      name: 'Turkey Sausage',
      family_code: '50240000',
      class_code: '50240300',
      ingredients: 'Turkey, salt',
    },
    atLimit: { sodium: 480 },
    fails: { sodium: 481 },
    passes: { sodium: 479 },
  },
  'sandwich bread': {
    is: {
      name: 'Whole Wheat Bread',
      family_code: '50180000',
      class_code: '50181900',
      ingredients: 'Whole wheat flour, water',
      serving_description: '2 slices (56 g)',
    },
    atLimit: { sodium: 360, dietary_fiber: 4 },
    fails: { sodium: 362, dietary_fiber: 3.9 },
    passes: { sodium: 358, dietary_fiber: 4.1 },
  },
  'sauces, dressings, dips': {
    is: {
      name: 'Tomato Sauce',
      family_code: '50170000',
      class_code: '50171800',
      ingredients: 'Tomatoes, salt',
    },
    atLimit: { sodium: 350 },
    fails: { sodium: 351 },
    passes: { sodium: 349 },
  },
  yogurt: {
    is: {
      name: 'Yogurt',
      family_code: '50130000',
      class_code: '50132100',
      ingredients: 'Cultured milk, sugar',
      ...grams(224),
    },
    atLimit: { total_fat: 3, sugars: 30 },
    fails: { total_fat: 3.1, sugars: 30.1 },
    passes: { total_fat: 2.9, sugars: 29.9 },
  },
};

const product = ({ is }: Category, per_serving: Category['atLimit']): GuidelineSubject => ({
  ...BAG,
  brick_code: null,
  ...is,
  per_serving,
});

describe.each(Object.entries(CATEGORIES))('%s', (_, category) => {
  test('at every limit: pass', () => {
    expect(goodChoice(product(category, category.atLimit))).toMatchObject({ verdict: 'pass' });
  });

  test.each(Object.keys(category.atLimit) as NutrientLabel[])(
    '%s inside, past and without its limit',
    (nutrient) => {
      const at = product(category, category.atLimit);
      const verdictWith = (values: Category['fails']) =>
        goodChoice({ ...at, per_serving: { ...category.atLimit, [nutrient]: values[nutrient] } }).verdict;
      expect(verdictWith(category.passes)).toBe('pass');
      expect(verdictWith(category.fails)).toBe('fail');
      expect(goodChoice(without(at, nutrient)).verdict).toBe('unknown');
    },
  );
});

test('the 15 categories are all here', () => {
  expect(Object.keys(CATEGORIES)).toHaveLength(15);
});
