import { describe, expect, test } from 'vitest';
import { evaluateGuidelines } from '../evaluate.ts';
import type { GuidelineSubject } from '../subject.ts';
import { BAG } from '../subject-fixture.ts';

function philly(given: Partial<GuidelineSubject>) {
  const result = evaluateGuidelines({ ...BAG, brick_code: null, ...given }).find(
    ({ guideline }) => guideline === 'philly',
  );
  if (result === undefined) throw new Error('no verdict');
  return result;
}

const slices = { serving_description: '1 slice (28 g)' };
const bread = {
  family_code: '50180000',
  class_code: '50181900',
  name: 'Whole Wheat Bread',
  ingredients: 'Whole wheat flour, water',
  ...slices,
};
const cereal = {
  family_code: '50220000',
  class_code: '50221200',
  name: 'Bran Cereal',
  ingredients: 'Wheat bran, honey',
};
const pasta = {
  family_code: '50190000',
  class_code: '50192900',
  name: 'Penne',
  ingredients: 'Whole wheat flour',
};
const beans = {
  family_code: '50100000',
  class_code: '50102100',
  name: 'Green Beans',
  ingredients: 'Green beans, water',
};
const chicken = {
  family_code: '50240000',
  class_code: '50240200',
  name: 'Chicken Breast',
  ingredients: 'Chicken',
};
const meal = {
  family_code: '50190000',
  class_code: '50193800',
  name: 'Chicken Dinner',
  ingredients: 'Chicken, rice',
  serving_size: { value: 300, unit: 'g' as const },
};
const dressing = {
  family_code: '50170000',
  class_code: '50171800',
  name: 'Ranch Dressing',
  ingredients: 'Oil, vinegar',
};
const sauce = { ...dressing, name: 'Tomato Sauce' };
const cup = { serving_size: { value: 240, unit: 'ml' as const }, package_weight: null };
const milk = {
  family_code: '50130000',
  class_code: '50131700',
  name: 'Lowfat Milk',
  ingredients: 'Milk',
  ...cup,
};
const yogurt = {
  family_code: '50130000',
  class_code: '50132100',
  name: 'Yogurt',
  ingredients: 'Milk, sugar',
  serving_size: { value: 224, unit: 'g' as const },
};
const soda = {
  family_code: '50200000',
  class_code: '50202300',
  name: 'Lime Soda',
  ingredients: 'Water, sugar',
  ...cup,
};
const ham = { family_code: '50240000', class_code: '50240300', name: 'Ham', ingredients: 'Pork, salt' };
const base = { trans_fat: 0, sodium: 100 };

describe('the reconstructed limits, at and just over', () => {
  test.each<
    [string, Partial<GuidelineSubject>, GuidelineSubject['per_serving'], GuidelineSubject['per_serving']]
  >([
    [
      'bread: sodium',
      bread,
      { ...base, sodium: 180, dietary_fiber: 2 },
      { ...base, sodium: 181, dietary_fiber: 2 },
    ],
    ['bread: fibre', bread, { ...base, dietary_fiber: 2 }, { ...base, dietary_fiber: 1.9 }],
    [
      'cereal: sodium',
      cereal,
      { ...base, sodium: 215, sugars: 6, dietary_fiber: 2 },
      { ...base, sodium: 216, sugars: 6, dietary_fiber: 2 },
    ],
    [
      'cereal: sugars as recommended',
      cereal,
      { ...base, sugars: 6, dietary_fiber: 2 },
      { ...base, sugars: 6.1, dietary_fiber: 2 },
    ],
    ['pasta: fibre as recommended', pasta, { ...base, dietary_fiber: 3 }, { ...base, dietary_fiber: 2.9 }],
    ['vegetables: sodium', beans, { ...base, sodium: 290 }, { ...base, sodium: 291 }],
    ['meat: sodium', chicken, { ...base, sodium: 290, total_fat: 2 }, { ...base, sodium: 291, total_fat: 2 }],
    ['meat: fat by weight as recommended', chicken, { ...base, total_fat: 2.8 }, { ...base, total_fat: 2.9 }],
    ['meals: sodium', meal, { ...base, sodium: 805 }, { ...base, sodium: 806 }],
    ['dressings: sodium', dressing, { ...base, sodium: 290 }, { ...base, sodium: 291 }],
    ['sauces: sodium', sauce, { ...base, sodium: 480 }, { ...base, sodium: 481 }],
    ['milk: fat', milk, { ...base, total_fat: 3 }, { ...base, total_fat: 3.1 }],
    ['yogurt: sugars', yogurt, { ...base, sugars: 30 }, { ...base, sugars: 30.1 }],
    ['drinks: calories', soda, { ...base, calories: 25 }, { ...base, calories: 26 }],
    ['all: trans fat', sauce, { ...base, trans_fat: 0.4 }, { ...base, trans_fat: 0.5 }],
  ])('%s', (_, given, at, over) => {
    expect(philly({ ...given, per_serving: at }).verdict).toBe('pass');
    expect(philly({ ...given, per_serving: over }).verdict).toBe('fail');
  });

  test.each<[string, Partial<GuidelineSubject>]>([
    [
      'refined bread',
      { ...bread, ingredients: 'Enriched flour, water', per_serving: { ...base, dietary_fiber: 2 } },
    ],
    ['processed meat', { ...ham, per_serving: { ...base, total_fat: 1 } }],
    ['salted vegetables', { ...beans, ingredients: 'Green beans, water, salt', per_serving: base }],
  ])('%s fails what is recommended', (_, given) => {
    expect(philly(given).verdict).toBe('fail');
  });
});

test('every summary and every rule says that it is not the published text', () => {
  const result = philly({ ...sauce, per_serving: { trans_fat: 0, sodium: 481 } });
  expect(result.summary).toBe(
    'Fails Philly (provisional set, not the published text): sodium per serving 481 mg, limit 480 mg (the label rounds 481 mg to 480 mg).',
  );
  expect(result.rule_set).toMatchObject({ version: 'provisional 1', certainty: 'reconstructed' });
  expect(result.criteria.every(({ source }) => source.includes('reconstructed'))).toBe(true);
});
