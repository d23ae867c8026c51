import { describe, expect, test } from 'vitest';
import { evaluateGuidelines } from '../evaluate.ts';
import type { GuidelineSubject } from '../subject.ts';
import { subject } from '../subject-fixture.ts';
import { findRuleSet } from './rule-sets.ts';

function criteria(given: GuidelineSubject) {
  const result = evaluateGuidelines(given).find(({ guideline }) => guideline === 'smart_snack');
  return new Map(result?.criteria.map((criterion) => [criterion.id, criterion]));
}

/** Far past every limit of a snack. */
const TOO_MUCH = { calories: 400, total_fat: 30, saturated_fat: 10, trans_fat: 0, sodium: 500, sugars: 20 };
const PACKED = { serving_size: { value: 50, unit: 'g' }, package_weight: { value: 50, unit: 'g' } } as const;
const LIMITS = ['calories.snack', 'sodium.snack', 'total_fat', 'saturated_fat', 'sugars'] as const;

function exemptLimits(changes: Partial<GuidelineSubject>): string[] {
  const found = criteria({ ...subject(PACKED), per_serving: TOO_MUCH, ...changes });
  return [...found.values()].filter(({ note }) => note?.startsWith('exempt:')).map(({ id }) => id);
}

const noCodes = { family_code: null, class_code: null, brick_code: null };
const family = (family_code: string, class_code: string | null = null) => ({
  family_code,
  class_code,
  brick_code: null,
});

describe('what each food is exempt from', () => {
  test.each<[string, Partial<GuidelineSubject>, readonly string[]]>([
    ['fresh fruit', { ...family('50250000'), name: 'Gala Apple', ingredients: null }, LIMITS],
    [
      'frozen fruit with nothing added',
      { ...family('50270000'), name: 'Frozen Berries', ingredients: 'Blueberries, raspberries' },
      LIMITS,
    ],
    [
      'frozen fruit with sugar',
      { ...family('50270000'), name: 'Frozen Berries', ingredients: 'Blueberries, sugar' },
      [],
    ],
    [
      'canned fruit in juice',
      { ...family('50100000', '50102000'), name: 'Peach Slices', ingredients: 'Peaches, pear juice' },
      LIMITS,
    ],
    [
      'canned fruit in light syrup',
      {
        ...family('50100000', '50102000'),
        name: 'Peach Slices in Light Syrup',
        ingredients: 'Peaches, water, sugar',
      },
      LIMITS,
    ],
    [
      'canned fruit in heavy syrup',
      {
        ...family('50100000', '50102000'),
        name: 'Peach Slices in Heavy Syrup',
        ingredients: 'Peaches, water, sugar',
      },
      [],
    ],
    [
      'canned vegetables without salt',
      { ...family('50100000', '50102100'), name: 'Green Beans', ingredients: 'Green beans, water' },
      LIMITS,
    ],
    [
      'canned vegetables with salt',
      { ...family('50100000', '50102100'), name: 'Green Beans', ingredients: 'Green beans, water, salt' },
      [],
    ],
    [
      'reduced-fat cheese',
      { ...family('50130000', '50131800'), name: 'Reduced Fat Cheddar', ingredients: 'Milk, salt' },
      ['total_fat', 'saturated_fat'],
    ],
    [
      'part-skim mozzarella',
      {
        ...family('50130000', '50131800'),
        name: 'Part-Skim Mozzarella Stick',
        ingredients: 'Part skim milk, salt',
      },
      ['total_fat', 'saturated_fat'],
    ],
    ['cheese', { ...family('50130000', '50131800'), name: 'Cheddar', ingredients: 'Milk, salt' }, []],
    [
      'nuts',
      { ...family('50100000', '50101800'), name: 'Almonds', ingredients: 'Almonds, salt' },
      ['total_fat', 'saturated_fat'],
    ],
    [
      'sugared nuts',
      { ...family('50100000', '50101800'), name: 'Almonds', ingredients: 'Almonds, sugar' },
      ['total_fat', 'saturated_fat'],
    ],
    [
      'peanut butter',
      { ...noCodes, name: 'Peanut Butter', ingredients: 'Peanuts, salt' },
      ['total_fat', 'saturated_fat'],
    ],
    [
      'eggs without added fat',
      { ...family('50130000', '50132500'), name: 'Hard Boiled Eggs', ingredients: 'Eggs, water' },
      ['total_fat', 'saturated_fat'],
    ],
    [
      'eggs with butter',
      { ...family('50130000', '50132500'), name: 'Eggs', ingredients: 'Eggs, butter' },
      [],
    ],
    [
      'dried fruit with nuts',
      { ...family('50100000', '50101900'), name: 'Trail Mix', ingredients: 'Raisins, almonds' },
      ['total_fat', 'saturated_fat', 'sugars'],
    ],
    [
      'dried fruit with nuts and chocolate',
      {
        ...family('50100000', '50101900'),
        name: 'Trail Mix',
        ingredients: 'Raisins, almonds, chocolate (sugar)',
      },
      [],
    ],
    ['dried fruit', { ...family('50310000'), name: 'Raisins', ingredients: 'Raisins' }, ['sugars']],
    [
      'sweetened dried cranberries',
      { ...family('50310000'), name: 'Dried Cranberries', ingredients: 'Cranberries, sugar' },
      ['sugars'],
    ],
    [
      'sweetened dried mango, as far as is settled',
      { ...family('50310000'), name: 'Dried Mango', ingredients: 'Mango, sugar' },
      [],
    ],
    [
      'hummus',
      { ...family('50170000', '50171800'), name: 'Hummus', ingredients: 'Chickpeas, tahini, oil' },
      ['total_fat'],
    ],
    [
      'apple with peanut butter',
      {
        ...noCodes,
        name: 'Apple Slices with Peanut Butter',
        ingredients: 'Apples, peanut butter (peanuts, salt)',
      },
      ['total_fat', 'saturated_fat', 'sugars'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(exemptLimits(changes)).toEqual(expected);
  });
});

test('tuna in water is exempt from the fat limit alone, being an entrée', () => {
  const tuna = {
    ...family('50120000', '50121900'),
    brick_code: '10000018',
    name: 'Tuna',
    ingredients: 'Tuna, water, salt',
  };
  expect(exemptLimits(tuna)).toEqual(['total_fat']);
  expect(exemptLimits({ ...tuna, ingredients: 'Tuna, soybean oil, salt' })).toEqual([]);
});

test('sugar-free gum is exempt from everything, even its first ingredient', () => {
  const gum = {
    ...family('50160000', '50161800'),
    brick_code: '10006390',
    name: 'Gum',
    ingredients: 'Sorbitol, gum base',
  };
  expect(exemptLimits(gum)).toEqual(['general_standard', ...LIMITS]);
});

test('a failed limit proves nothing while an exemption cannot be ruled out', () => {
  const nuts = { ...subject(PACKED), ...family('50100000', '50101800'), name: 'Almonds', ingredients: null };
  expect(criteria({ ...nuts, per_serving: TOO_MUCH }).get('total_fat')).toMatchObject({
    verdict: 'unknown',
    note: 'may be exempt: nuts, seeds, nut or seed butter, 7 CFR 210.11(f)(3)',
  });
});

test('bean dips are exempt since July 2024, not before', () => {
  const exempts = (version: string) =>
    findRuleSet('smart_snack', version)?.rules.find(({ id }) => id === 'total_fat')?.exemptions ?? [];
  expect(exempts('2024')).toContain('bean_dip');
  expect(exempts('2016')).not.toContain('bean_dip');
  expect(exempts('2016')).toContain('eggs');
  expect(exempts('2014')).not.toContain('eggs');
});
