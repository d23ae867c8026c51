import { describe, expect, test } from 'vitest';
import type { NutrientLabel } from '#contract/nutrition.ts';
import { deriveFacts } from '../../facts/derive-facts.ts';
import { explainVerdict } from '../../judge/judge.ts';
import { ruleSet } from '../../rules/rule-sets.ts';
import type { GuidelineSubject } from '../../subject.ts';
import { food, GPC, packed, resultOf, without } from '../../subject-fixture.ts';

const judge = (version: string, given: GuidelineSubject) =>
  explainVerdict(ruleSet('good_choice', version), deriveFacts(given));

type Limits = Partial<Record<NutrientLabel, readonly [passes: number, limit: number, fails: number]>>;

/** The sheet's numbers, written down a second time: just inside, at and just past each limit per serving. */
const CATEGORIES: readonly (readonly [category: string, given: GuidelineSubject, limits: Limits])[] = [
  [
    'baked goods',
    food(GPC.bread, 'Whole Wheat Bagel', 'Whole wheat flour, water, yeast', packed(100)),
    { sodium: [289, 290, 291], calories: [299, 300, 301] },
  ],
  [
    'beverages',
    food(GPC.drink, 'Lime Drink', 'Water, sugar, lime juice', packed(240, 'ml')),
    { calories: [24, 25, 26] },
  ],
  [
    'cereal',
    food(GPC.cereal, 'Bran Cereal', 'Wheat bran, sugar, salt'),
    { sodium: [199, 200, 201], sugars: [9.9, 10, 10.1], dietary_fiber: [2.1, 2, 1.9] },
  ],
  ['cheese', food(GPC.cheese, 'Cheddar', 'Milk, salt'), { sodium: [349, 350, 351] }],
  [
    'desserts',
    food(GPC.dessert, 'Rice Pudding', 'Milk, rice, sugar'),
    { sodium: [479, 480, 481], calories: [199, 200, 201] },
  ],
  [
    'produce',
    food(GPC.canned_vegetable, 'Green Beans', 'Green beans, water, salt'),
    { sodium: [289, 290, 291] },
  ],
  ['grains and pasta', food(GPC.pasta, 'Penne', 'Whole durum wheat flour'), { dietary_fiber: [3.1, 3, 2.9] }],
  ['meat', food(GPC.raw_meat, 'Chicken Breast', 'Chicken, water, salt'), { sodium: [289, 290, 291] }],
  ['milk', food(GPC.milk, 'Lowfat Milk', 'Lowfat milk', packed(240, 'ml')), { total_fat: [2.4, 2.5, 2.6] }],
  [
    'pre-packaged snacks',
    food(GPC.chips, 'Potato Chips', 'Potatoes, oil, salt'),
    {
      sodium: [199, 200, 201],
      calories: [199, 200, 201],
      total_fat: [6.9, 7, 7.1],
      saturated_fat: [1.9, 2, 2.1],
      sugars: [9.9, 10, 10.1],
      dietary_fiber: [2.1, 2, 1.9],
    },
  ],
  ['prepared foods', food(GPC.soup, 'Lentil Soup', 'Water, lentils, salt'), { sodium: [479, 480, 481] }],
  ['processed meat', food(GPC.processed_meat, 'Turkey Sausage', 'Turkey, salt'), { sodium: [479, 480, 481] }],
  [
    'sandwich bread',
    food(GPC.bread, 'Whole Wheat Bread', 'Whole wheat flour, water', {
      serving_description: '2 slices (56 g)',
    }),
    { sodium: [358, 360, 362], dietary_fiber: [4.1, 4, 3.9] },
  ],
  ['sauces, dressings, dips', food(GPC.sauce, 'Tomato Sauce', 'Tomatoes, salt'), { sodium: [349, 350, 351] }],
  [
    'yogurt',
    food(GPC.yogurt, 'Yogurt', 'Cultured milk, sugar', packed(224)),
    { total_fat: [2.9, 3, 3.1], sugars: [29.9, 30, 30.1] },
  ],
];

describe.each(CATEGORIES)('%s', (_, given, limits) => {
  const entries = Object.entries(limits);
  const atLimit = { ...given, per_serving: Object.fromEntries(entries.map(([key, [, at]]) => [key, at])) };
  const verdictOf = (one: GuidelineSubject) => resultOf('good_choice', one).verdict;

  test('at every limit: pass', () => {
    expect(verdictOf(atLimit)).toBe('pass');
  });

  test.each(entries)('%s inside, past and without its limit', (nutrient, [passes, , fails]) => {
    const at = (value: number) => ({
      ...atLimit,
      per_serving: { ...atLimit.per_serving, [nutrient]: value },
    });
    expect(verdictOf(at(passes))).toBe('pass');
    expect(verdictOf(at(fails))).toBe('fail');
    expect(verdictOf(without(atLimit, nutrient as NutrientLabel))).toBe('unknown');
  });
});

test('the 15 categories are all here', () => {
  expect(new Set(CATEGORIES.map(([category]) => category)).size).toBe(15);
});

const SHEET = '15 categories';
const cup = { serving_size: { value: 240, unit: 'ml' }, package_weight: null } as const;

function drink(name: string, ingredients: string | null, calories: number): GuidelineSubject {
  return food(GPC.drink, name, ingredients, { ...cup, per_serving: { calories } });
}

function milk(codes: string, name: string, ingredients: string, total_fat = 2): GuidelineSubject {
  return food(codes, name, ingredients, { ...cup, per_serving: { total_fat } });
}

function canned(codes: string, name: string, ingredients: string): GuidelineSubject {
  return food(codes, name, ingredients, { per_serving: { sodium: 5 } });
}

const FAT = { sodium: 100, calories: 180, total_fat: 14, saturated_fat: 3, sugars: 9, dietary_fiber: 1 };
const SWEET = { ...FAT, total_fat: 0, saturated_fat: 0, sugars: 25 };

function snack(ingredients: string | null, per_serving = FAT): GuidelineSubject {
  return food(GPC.chips, 'Snack Mix', ingredients, { per_serving });
}

test.each([
  ['a drink with sucralose', drink('Diet Soda', 'Water, sucralose', 0), 'fail'],
  ['a drink without sweetener', drink('Lime Soda', 'Water, lime juice', 0), 'pass'],
  ['a drink without ingredients', drink('Lime Soda', null, 0), 'unknown'],
  ['100 % juice of any energy', drink('Orange Juice', 'Orange juice', 110), 'pass'],
  ['juice with water, of 60 kcal', drink('Juice Drink', 'Orange juice, water', 60), 'fail'],
  [
    'juice from concentrate that says 100 %',
    drink('100% Apple Juice', 'Water, apple juice concentrate', 110),
    'pass',
  ],
  [
    'juice from concentrate that does not',
    drink('Apple Juice', 'Water, apple juice concentrate', 110),
    'unknown',
  ],
  ['fruit in juice', canned(GPC.canned_fruit, 'Canned Peaches', 'Peaches, pear juice'), 'pass'],
  ['fruit in syrup', canned(GPC.canned_fruit, 'Canned Peaches', 'Peaches, water, sugar'), 'fail'],
  [
    'fruit with concentrate of juice and no water',
    canned(GPC.canned_fruit, 'Applesauce', 'Apples, apple juice concentrate'),
    'unknown',
  ],
  [
    'fruit in juice from concentrate',
    canned(GPC.canned_fruit, 'Canned Pears', 'Pears, water, pear juice concentrate'),
    'pass',
  ],
  ['peppers in oil', canned(GPC.canned_vegetable, 'Peppers in Oil', 'Peppers, vinegar, salt, oil'), 'fail'],
  ['marinated in oil', canned(GPC.canned_vegetable, 'Marinated Beets', 'Beets, water, salt, oil'), 'fail'],
  ['marinated', canned(GPC.canned_vegetable, 'Marinated Beets', 'Beets, water, vinegar'), 'pass'],
  ['oil, no comma', canned(GPC.canned_vegetable, 'Beets', 'Beets, mixed oils (olive, canola) salt'), 'fail'],
  ['concentrated juice', canned(GPC.canned_fruit, 'Fruit', 'Apples, concentrated pear juice'), 'unknown'],
  ['vegetables in oil', canned(GPC.canned_vegetable, 'Artichoke Hearts', 'Artichokes, olive oil'), 'fail'],
  ['milk with sugar', milk(GPC.milk, 'Chocolate Milk', 'Milk, sugar, cocoa'), 'fail'],
  ['soy milk with some fat', milk(GPC.alternative_to_milk, 'Soy Milk', 'Water, soybeans', 4), 'pass'],
  [
    'almond milk with cocoa',
    milk(GPC.alternative_to_milk, 'Almond Milk', 'Water, almonds, cacao powder'),
    'fail',
  ],
  ['honey almond milk', milk(GPC.alternative_to_milk, 'Almond Milk, Honey', 'Water, almonds, honey'), 'fail'],
  [
    'unflavored almond milk with honey',
    milk(GPC.alternative_to_milk, 'Almond Milk', 'Water, almonds, honey'),
    'pass',
  ],
  [
    'vanilla soy milk',
    milk(GPC.alternative_to_milk, 'Vanilla Soy Milk', 'Water, soybeans, natural flavor'),
    'fail',
  ],
  ['a snack of nuts, exempt from fat and fiber', snack('Almonds, salt'), 'pass'],
  ['a snack of cheese, exempt from fat', snack('Milk, cheese'), 'pass'],
  ['chips, exempt from nothing', snack('Potatoes, oil'), 'fail'],
  ['a snack of fruit, exempt from sugars', snack('Apples', SWEET), 'pass'],
  ['sweetened fruit, exempt from nothing', snack('Apples, sugar', SWEET), 'fail'],
  ['a snack of unknown ingredients, perhaps exempt', snack(null), 'unknown'],
])('%s: %s', (_, given, verdict) => {
  expect(judge(SHEET, given).verdict).toBe(verdict);
});

function cereal(ingredients: string, nutrients: GuidelineSubject['per_serving'] = {}): GuidelineSubject {
  const per_serving = { sodium: 100, sugars: 12, added_sugars: 6, dietary_fiber: 3, ...nutrients };
  return food(GPC.cereal, 'Bran Cereal', ingredients, { per_serving });
}

function yogurt(added_sugars: number): GuidelineSubject {
  const per_serving = { total_fat: 1, added_sugars, sugars: 12 };
  return food(GPC.yogurt, 'Yogurt', 'Milk, sugar', { serving_size: { value: 112, unit: 'g' }, per_serving });
}

describe('New York’s additions of 2025, a version apart from the sheet', () => {
  test.each([
    ['6 g added sugars in cereal', cereal('Wheat bran, sugar'), 'pass'],
    ['6.1 g', cereal('Wheat bran, sugar', { added_sugars: 6.1 }), 'fail'],
    ['7 g in 4 oz of yogurt', yogurt(7), 'pass'],
    ['7.1 g', yogurt(7.1), 'fail'],
    [
      'processed meat',
      food(GPC.processed_meat, 'Turkey Sausage', 'Turkey, salt', { per_serving: { sodium: 100 } }),
      'fail',
    ],
    ['Red 40', cereal('Wheat bran, sugar, red 40'), 'fail'],
    ['azodicarbonamide', cereal('Wheat bran, azodicarbonamide'), 'fail'],
    ['stevia', cereal('Wheat bran, stevia'), 'fail'],
    ['xylitol', cereal('Wheat bran, xylitol'), 'fail'],
    ['partially hydrogenated oil', cereal('Wheat bran, partially hydrogenated soybean oil'), 'fail'],
  ])('%s: %s', (_, given, verdict) => {
    expect(judge('NYC 2025', given).verdict).toBe(verdict);
  });

  test.each([
    ['Wheat bran', 7, 'pass'],
    ['Wheat bran, sugar', 7, 'unknown'],
    ['Wheat bran, sugar', 6, 'pass'],
  ])('added sugars that are not stated, in %s with %d g sugars: %s', (ingredients, sugars, verdict) => {
    const given = without(cereal(ingredients, { sugars }), 'added_sugars');
    expect(judge('NYC 2025', given).verdict).toBe(verdict);
  });
});

test('what no category covers is not judged, and the sentence says why', () => {
  expect(judge(SHEET, food('50150000 50151500', 'Olive Oil', 'Olive oil'))).toMatchObject({
    verdict: 'not_applicable',
    summary: 'Good Choice does not apply: this is an ingredient to cook or bake with.',
    criteria: [],
  });
});
