import { describe, expect, test } from 'vitest';
import { deriveFacts } from '../facts/derive-facts.ts';
import { explainVerdict } from '../judge/judge.ts';
import type { GuidelineSubject } from '../subject.ts';
import { BAG } from '../subject-fixture.ts';
import { findRuleSet } from './rule-sets.ts';

function judge(version: string, given: Partial<GuidelineSubject>) {
  const set = findRuleSet('good_choice', version);
  if (set === undefined) throw new Error(`no version ${version}`);
  return explainVerdict(set, deriveFacts({ ...BAG, brick_code: null, ...given }));
}

const SHEET = '15 categories';
const cup = { serving_size: { value: 240, unit: 'ml' as const }, package_weight: null };
const drink = { family_code: '50200000', class_code: '50202300', ...cup };
const milk = { family_code: '50130000', class_code: '50131700', ...cup, per_serving: { total_fat: 2 } };
const canned = {
  family_code: '50100000',
  class_code: '50102000',
  name: 'Canned Peaches',
  per_serving: { sodium: 5 },
};
const snack = { family_code: '50190000', class_code: '50192100' };

describe('what a category asks of the ingredients', () => {
  test.each<[string, Partial<GuidelineSubject>, string]>([
    [
      'a drink with sucralose',
      { ...drink, name: 'Diet Soda', ingredients: 'Water, sucralose', per_serving: { calories: 0 } },
      'fail',
    ],
    [
      'a drink without sweetener',
      { ...drink, name: 'Lime Soda', ingredients: 'Water, lime juice', per_serving: { calories: 0 } },
      'pass',
    ],
    [
      'a drink without ingredients',
      { ...drink, name: 'Lime Soda', ingredients: null, per_serving: { calories: 0 } },
      'unknown',
    ],
    [
      '100 % juice of any energy',
      { ...drink, name: 'Orange Juice', ingredients: 'Orange juice', per_serving: { calories: 110 } },
      'pass',
    ],
    [
      'juice with water, of 60 kcal',
      { ...drink, name: 'Juice Drink', ingredients: 'Orange juice, water', per_serving: { calories: 60 } },
      'fail',
    ],
    [
      'juice from concentrate that says 100 %',
      {
        ...drink,
        name: '100% Apple Juice',
        ingredients: 'Water, apple juice concentrate',
        per_serving: { calories: 110 },
      },
      'pass',
    ],
    [
      'juice from concentrate that does not',
      {
        ...drink,
        name: 'Apple Juice',
        ingredients: 'Water, apple juice concentrate',
        per_serving: { calories: 110 },
      },
      'unknown',
    ],
    ['fruit in juice', { ...canned, ingredients: 'Peaches, pear juice' }, 'pass'],
    ['fruit in syrup', { ...canned, ingredients: 'Peaches, water, sugar' }, 'fail'],
    [
      'vegetables in oil',
      { ...canned, class_code: '50102100', name: 'Artichoke Hearts', ingredients: 'Artichokes, olive oil' },
      'fail',
    ],
    ['milk with sugar', { ...milk, name: 'Chocolate Milk', ingredients: 'Milk, sugar, cocoa' }, 'fail'],
    [
      'plain soy milk with some fat',
      {
        ...milk,
        name: 'Soy Milk',
        class_code: null,
        brick_code: '10006970',
        ingredients: 'Water, soybeans',
        per_serving: { total_fat: 4 },
      },
      'pass',
    ],
    [
      'vanilla soy milk',
      {
        ...milk,
        name: 'Vanilla Soy Milk',
        class_code: null,
        brick_code: '10006970',
        ingredients: 'Water, soybeans, natural flavor',
      },
      'fail',
    ],
  ])('%s: %s', (_, given, verdict) => {
    expect(judge(SHEET, given).verdict).toBe(verdict);
  });
});

describe('snacks exempt from some limits', () => {
  const nutrients = {
    sodium: 100,
    calories: 180,
    total_fat: 14,
    saturated_fat: 3,
    sugars: 9,
    dietary_fiber: 1,
  };

  test.each([
    ['nuts: their fat and fibre', 'Almonds, salt', nutrients, 'pass'],
    ['cheese: its fat', 'Milk, cheese', nutrients, 'pass'],
    ['chips: nothing', 'Potatoes, oil', nutrients, 'fail'],
    ['fruit: its sugars', 'Apples', { ...nutrients, total_fat: 0, saturated_fat: 0, sugars: 25 }, 'pass'],
    [
      'sweetened fruit: nothing',
      'Apples, sugar',
      { ...nutrients, total_fat: 0, saturated_fat: 0, sugars: 25 },
      'fail',
    ],
    ['unknown ingredients: perhaps', null, nutrients, 'unknown'],
  ] as const)('%s', (_, ingredients, per_serving, verdict) => {
    expect(judge(SHEET, { ...snack, name: 'Snack Mix', ingredients, per_serving }).verdict).toBe(verdict);
  });
});

describe('New York’s additions of 2025, a version beside the sheet', () => {
  const cereal = {
    family_code: '50220000',
    class_code: '50221200',
    name: 'Bran Cereal',
    ingredients: 'Wheat bran, sugar',
  };
  const cerealNutrients = { sodium: 100, sugars: 12, added_sugars: 6, dietary_fiber: 3 };
  const yogurt = {
    family_code: '50130000',
    class_code: '50132100',
    name: 'Yogurt',
    ingredients: 'Milk, sugar',
    serving_size: { value: 112, unit: 'g' as const },
  };

  test.each<[string, Partial<GuidelineSubject>, string]>([
    ['6 g added sugars in cereal', { ...cereal, per_serving: cerealNutrients }, 'pass'],
    ['6.1 g', { ...cereal, per_serving: { ...cerealNutrients, added_sugars: 6.1 } }, 'fail'],
    [
      '7 g in 4 oz of yogurt',
      { ...yogurt, per_serving: { total_fat: 1, added_sugars: 7, sugars: 12 } },
      'pass',
    ],
    ['7.1 g', { ...yogurt, per_serving: { total_fat: 1, added_sugars: 7.1, sugars: 12 } }, 'fail'],
    [
      'processed meat',
      {
        family_code: '50240000',
        class_code: '50240300',
        name: 'Turkey Sausage',
        ingredients: 'Turkey, salt',
        per_serving: { sodium: 100 },
      },
      'fail',
    ],
    ['Red 40', { ...cereal, ingredients: 'Wheat bran, sugar, red 40', per_serving: cerealNutrients }, 'fail'],
    [
      'azodicarbonamide',
      { ...cereal, ingredients: 'Wheat bran, azodicarbonamide', per_serving: cerealNutrients },
      'fail',
    ],
    ['stevia', { ...cereal, ingredients: 'Wheat bran, stevia', per_serving: cerealNutrients }, 'fail'],
    ['xylitol', { ...cereal, ingredients: 'Wheat bran, xylitol', per_serving: cerealNutrients }, 'fail'],
    [
      'partially hydrogenated oil',
      {
        ...cereal,
        ingredients: 'Wheat bran, partially hydrogenated soybean oil',
        per_serving: cerealNutrients,
      },
      'fail',
    ],
  ])('%s: %s', (_, given, verdict) => {
    expect(judge('NYC 2025', given).verdict).toBe(verdict);
  });

  test('added sugars are nothing where no sugar is among the ingredients, and never more than all sugars', () => {
    const unstated = { sodium: 100, sugars: 7, dietary_fiber: 3 };
    expect(judge('NYC 2025', { ...cereal, ingredients: 'Wheat bran', per_serving: unstated }).verdict).toBe(
      'pass',
    );
    expect(judge('NYC 2025', { ...cereal, per_serving: unstated }).verdict).toBe('unknown');
    expect(judge('NYC 2025', { ...cereal, per_serving: { ...unstated, sugars: 6 } }).verdict).toBe('pass');
  });
});

test('what no category covers is not judged, and the sentence says why', () => {
  expect(judge(SHEET, { family_code: '50150000', class_code: '50151500', name: 'Olive Oil' })).toMatchObject({
    verdict: 'not_applicable',
    summary: 'Good Choice does not apply: this is an ingredient to cook or bake with.',
    criteria: [],
  });
});
