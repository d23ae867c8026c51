import { describe, expect, test } from 'vitest';
import type { Verdict } from '#contract/guideline.ts';
import { evaluateGuidelines } from '../evaluate.ts';
import type { GuidelineSubject } from '../subject.ts';
import { BAG, subject, without } from '../subject-fixture.ts';

function smartSnack(given: GuidelineSubject) {
  const result = evaluateGuidelines(given).find(({ guideline }) => guideline === 'smart_snack');
  if (result === undefined) throw new Error('no verdict');
  return result;
}

const verdictOf = (given: GuidelineSubject, id: string): Verdict | undefined =>
  smartSnack(given).criteria.find((criterion) => criterion.id === id)?.verdict;

/** A burrito of 142 g that meets every limit of an entrée. */
const BURRITO = subject(
  {
    name: 'Bean Burrito',
    class_code: '50192500',
    brick_code: '10000254',
    ingredients: 'Cooked pinto beans, whole wheat flour, water, cheddar cheese (milk, salt), canola oil.',
    serving_size: { value: 142, unit: 'g' },
    package_weight: { value: 142, unit: 'g' },
  },
  {
    calories: 300,
    total_fat: 8,
    saturated_fat: 2.5,
    sodium: 400,
    sugars: 2,
    total_carbohydrate: 45,
    protein: 12,
  },
);

test('a bag that meets every limit passes, and says so', () => {
  expect(smartSnack(BAG)).toMatchObject({
    verdict: 'pass',
    summary: 'Meets Smart Snack as a snack: all 8 criteria.',
    rule_set: { version: '2025', effective_from: '2025-07-01', certainty: 'certain' },
  });
});

test('an entrée has room for more', () => {
  expect(smartSnack(BURRITO)).toMatchObject({
    verdict: 'pass',
    summary: expect.stringContaining('an entrée'),
  });
});

describe('snacks and side dishes, per package', () => {
  test.each([
    ['calories.snack', 'calories', 199, 'pass', 1],
    ['calories.snack', 'calories', 200, 'pass', 0],
    ['calories.snack', 'calories', 201, 'fail', -1],
    ['sodium.snack', 'sodium', 199, 'pass', 1],
    ['sodium.snack', 'sodium', 200, 'pass', 0],
    ['sodium.snack', 'sodium', 201, 'fail', -1],
  ] as const)('%s with %s %d: %s', (id, nutrient, value, verdict, margin) => {
    const given = without(subject({}, { [nutrient]: value }), 'total_carbohydrate');
    const criterion = smartSnack(given).criteria.find((one) => one.id === id);
    expect(criterion).toMatchObject({ verdict, margin });
  });

  test.each([
    // 120 kcal: 35 % is 42 kcal of fat, 10 % is 12 kcal of saturated fat; 28 g: 35 % is 9.8 g of sugars.
    ['total_fat', 'total_fat', 4.66, 'pass'],
    ['total_fat', 'total_fat', 42 / 9, 'pass'],
    ['total_fat', 'total_fat', 4.68, 'fail'],
    ['saturated_fat', 'saturated_fat', 1.32, 'pass'],
    ['saturated_fat', 'saturated_fat', 12 / 9, 'fail'],
    ['saturated_fat', 'saturated_fat', 1.34, 'fail'],
    ['sugars', 'sugars', 9.79, 'pass'],
    ['sugars', 'sugars', 9.8, 'pass'],
    ['sugars', 'sugars', 9.82, 'fail'],
  ] as const)('the share of %s with %s %d g: %s', (id, nutrient, value, verdict) => {
    expect(verdictOf(subject({}, { [nutrient]: value }), id)).toBe(verdict);
  });
});

describe('entrées, per package', () => {
  test.each([
    ['calories.entree', 'calories', 349, 'pass'],
    ['calories.entree', 'calories', 350, 'pass'],
    ['calories.entree', 'calories', 351, 'fail'],
    ['sodium.entree', 'sodium', 479, 'pass'],
    ['sodium.entree', 'sodium', 480, 'pass'],
    ['sodium.entree', 'sodium', 481, 'fail'],
  ] as const)('%s with %s %d: %s', (id, nutrient, value, verdict) => {
    const given = { ...BURRITO, per_serving: { ...BURRITO.per_serving, [nutrient]: value } };
    expect(verdictOf(given, id)).toBe(verdict);
  });
});

describe('what is missing leaves the verdict open', () => {
  test.each([
    ['calories', 'calories.snack'],
    ['sodium', 'sodium.snack'],
    ['sugars', 'sugars'],
  ] as const)('%s', (nutrient, id) => {
    const given = without(BAG, nutrient);
    expect(verdictOf(given, id)).toBe('unknown');
    expect(smartSnack(given).verdict).toBe('unknown');
  });

  test('all fat proves little saturated fat only where it is little itself', () => {
    expect(verdictOf(without(subject({}, { total_fat: 1 }), 'saturated_fat'), 'saturated_fat')).toBe('pass');
    expect(verdictOf(without(BAG, 'saturated_fat'), 'saturated_fat')).toBe('unknown');
  });

  test('total fat', () => {
    expect(verdictOf(without(BAG, 'total_fat'), 'total_fat')).toBe('unknown');
  });

  test('the package size: one serving can fail, never pass', () => {
    const unsized = { servings_per_container: null, package_weight: null };
    expect(verdictOf(subject(unsized), 'sodium.snack')).toBe('unknown');
    expect(smartSnack(subject(unsized, { sodium: 310 }))).toMatchObject({
      verdict: 'fail',
      summary: 'Fails Smart Snack: sodium per package at least 310 mg, limit 200 mg.',
    });
  });

  test('the ingredients', () => {
    expect(verdictOf(subject({ ingredients: null }), 'general_standard')).toBe('unknown');
    expect(verdictOf(subject({ ingredients: null }), 'caffeine.elementary')).toBe('unknown');
  });

  test('the weight, where only a volume is known', () => {
    const given = subject({ serving_size: { value: 100, unit: 'ml' }, package_weight: null });
    expect(verdictOf(given, 'sugars')).toBe('unknown');
  });

  test('an implausible value counts as missing, and the note says why', () => {
    const result = smartSnack(subject({}, { sodium: 40_000 }));
    expect(result.verdict).toBe('unknown');
    expect(result.criteria.find(({ id }) => id === 'sodium.snack')?.note).toContain('implausible');
  });
});

describe('the whole package is judged, not the label serving', () => {
  test('two servings of 120 mg are 240 mg', () => {
    const given = subject(
      { servings_per_container: 2, package_weight: { value: 56, unit: 'g' } },
      { sodium: 120 },
    );
    expect(smartSnack(given)).toMatchObject({
      verdict: 'fail',
      summary: expect.stringContaining('sodium per package 240 mg, limit 200 mg'),
    });
  });

  test('without the number of servings the weights tell it', () => {
    const given = subject(
      { servings_per_container: null, package_weight: { value: 56, unit: 'g' } },
      { sodium: 120 },
    );
    expect(verdictOf(given, 'sodium.snack')).toBe('fail');
  });

  test('values per 100 g are as good, rounding and all', () => {
    const given = subject({
      per_serving: {},
      per_100: { sodium: 714.3, calories: 428 },
      servings_per_container: null,
    });
    const criterion = smartSnack(given).criteria.find(({ id }) => id === 'sodium.snack');
    expect(criterion).toMatchObject({ verdict: 'pass', measured: 200, margin: 0 });
  });
});

describe('the general standard', () => {
  test.each([
    ['Whole wheat flour, sugar', 'pass'],
    ['Rolled oats, honey', 'pass'],
    ['Popcorn, oil', 'pass'],
    ['Wheat flour (55% whole grain wheat flour), sugar', 'unknown'],
    ['Enriched flour (wheat flour, niacin), sugar', 'fail'],
    ['Corn, oil, salt', 'unknown'],
    ['Apples, sugar', 'pass'],
    ['Potatoes, oil', 'pass'],
    ['Milk, sugar', 'pass'],
    ['Almonds, salt', 'pass'],
    ['Water, chicken, salt', 'pass'],
    ['Water, sugar', 'fail'],
    ['Sugar, cocoa butter, milk', 'fail'],
    ['Milk chocolate (sugar, milk), almonds', 'fail'],
    ['Enriched flour, water, tomatoes, cheese', 'unknown'],
    ['Enriched flour, water, contains 2% or less of: tomatoes', 'fail'],
    ['Sugar, palm oil, zzyzx, qwrt, xkcd, plugh', 'unknown'],
    ['Glorp, sugar', 'unknown'],
  ])('%s: %s', (ingredients, verdict) => {
    expect(verdictOf(subject({ ingredients }), 'general_standard')).toBe(verdict);
  });
});

describe('caffeine', () => {
  test.each([
    ['Rolled oats, caffeine', 'fail'],
    ['Rolled oats, coffee', 'fail'],
    ['Rolled oats, cocoa', 'pass'],
    ['Rolled oats, honey', 'pass'],
  ])('%s: %s in elementary schools', (ingredients, verdict) => {
    const result = smartSnack(subject({ ingredients }));
    expect(result.criteria.find(({ id }) => id === 'caffeine.elementary')?.verdict).toBe(verdict);
    expect(result.grades).toMatchObject({ elementary: verdict, middle: verdict, high: 'pass' });
  });
});
