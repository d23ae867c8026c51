import { describe, expect, test } from 'vitest';
import type { GuidelineSubject } from '../../subject.ts';
import { food, GPC, resultOf } from '../../subject-fixture.ts';

const philly = (given: GuidelineSubject) => resultOf('philly', given);

type Nutrients = GuidelineSubject['per_serving'];

const holding = (given: GuidelineSubject, nutrients: Nutrients) => ({
  ...given,
  per_serving: { trans_fat: 0, sodium: 100, ...nutrients },
});

const cup = { serving_size: { value: 240, unit: 'ml' }, package_weight: null } as const;
const slice = { serving_description: '1 slice (28 g)' };
const bread = food(GPC.bread, 'Whole Wheat Bread', 'Whole wheat flour, water', slice);
const cereal = food(GPC.cereal, 'Bran Cereal', 'Wheat bran, honey');
const pasta = food(GPC.pasta, 'Penne', 'Whole wheat flour');
const beans = food(GPC.canned_vegetable, 'Green Beans', 'Green beans, water', {
  serving_size: { value: 120, unit: 'g' },
});
const chicken = food(GPC.raw_meat, 'Chicken Breast', 'Chicken');
const meal = food(GPC.meal, 'Chicken Dinner', 'Chicken, rice', { serving_size: { value: 300, unit: 'g' } });
const eggRolls = food(GPC.meal, 'Egg Rolls', 'Chicken, wheat flour', {
  serving_size: { value: 85, unit: 'g' },
});
const dressing = food(GPC.sauce, 'Ranch Dressing', 'Oil, vinegar');
const sauce = food(GPC.sauce, 'Tomato Sauce', 'Oil, vinegar');
const milk = food(GPC.milk, 'Lowfat Milk', 'Milk', cup);
const yogurt = food(GPC.yogurt, 'Yogurt', 'Milk, sugar', { serving_size: { value: 224, unit: 'g' } });
const soda = food(GPC.drink, 'Lime Soda', 'Water, sugar', cup);

describe('the reconstructed limits, at and just over', () => {
  test.each<[string, GuidelineSubject, at: Nutrients, over: Nutrients]>([
    ['bread: sodium', bread, { sodium: 180, dietary_fiber: 2 }, { sodium: 181, dietary_fiber: 2 }],
    ['bread: fiber', bread, { dietary_fiber: 2 }, { dietary_fiber: 1.9 }],
    [
      'cereal: sodium',
      cereal,
      { sodium: 215, sugars: 6, dietary_fiber: 2 },
      { sodium: 216, sugars: 6, dietary_fiber: 2 },
    ],
    [
      'cereal: sugars as recommended',
      cereal,
      { sugars: 6, dietary_fiber: 2 },
      { sugars: 6.1, dietary_fiber: 2 },
    ],
    ['pasta: fiber as recommended', pasta, { dietary_fiber: 3 }, { dietary_fiber: 2.9 }],
    ['vegetables: sodium', beans, { sodium: 290 }, { sodium: 291 }],
    ['meat: sodium', chicken, { sodium: 290, total_fat: 2 }, { sodium: 291, total_fat: 2 }],
    ['meat: fat by weight as recommended', chicken, { total_fat: 2.8 }, { total_fat: 2.9 }],
    ['meals: sodium', meal, { sodium: 805 }, { sodium: 806 }],
    ['meals of less than 6 oz: sodium', eggRolls, { sodium: 480 }, { sodium: 481 }],
    ['dressings: sodium', dressing, { sodium: 290 }, { sodium: 291 }],
    ['sauces: sodium', sauce, { sodium: 480 }, { sodium: 481 }],
    ['milk: fat', milk, { total_fat: 3 }, { total_fat: 3.1 }],
    ['yogurt: sugars', yogurt, { sugars: 30 }, { sugars: 30.1 }],
    ['drinks: calories', soda, { calories: 25 }, { calories: 26 }],
    ['all: trans fat', sauce, { trans_fat: 0.4 }, { trans_fat: 0.5 }],
  ])('%s', (_, given, at, over) => {
    expect(philly(holding(given, at)).verdict).toBe('pass');
    expect(philly(holding(given, over)).verdict).toBe('fail');
  });

  test.each<[string, GuidelineSubject, Nutrients]>([
    ['refined bread', { ...bread, ingredients: 'Enriched flour, water' }, { dietary_fiber: 2 }],
    ['processed meat', food(GPC.processed_meat, 'Ham', 'Pork, salt'), { total_fat: 1 }],
    ['salted vegetables', { ...beans, ingredients: 'Green beans, water, salt' }, {}],
  ])('%s fails what is recommended', (_, given, nutrients) => {
    expect(philly(holding(given, nutrients)).verdict).toBe('fail');
  });
});

test.each<[string, number, string]>([
  ['Asparagus, water, vinegar, spices', 180, 'unknown'],
  ['Asparagus, water, slat', 60, 'fail'],
  ['Asparagus, water', 60, 'pass'],
])('salt that the sodium tells, in %s with %d mg in 30 g: %s', (ingredients, sodium, verdict) => {
  const given = { ...beans, name: 'Pickled Asparagus', ingredients };
  const serving_size = { value: 30, unit: 'g' } as const;
  expect(philly({ ...holding(given, { sodium }), serving_size }).verdict).toBe(verdict);
});

test('every summary and every rule says that it is not the published text', () => {
  const { summary, rule_set, criteria } = philly({ ...sauce, per_serving: { trans_fat: 0, sodium: 481 } });
  expect(summary).toBe(
    'Fails Philly (provisional set, not the published text): sodium per serving 481 mg, limit 480 mg (the label rounds 481 mg to 480 mg).',
  );
  expect(rule_set).toMatchObject({ version: 'provisional 1', certainty: 'reconstructed' });
  expect(criteria.every(({ source }) => source.includes('reconstructed'))).toBe(true);
});
