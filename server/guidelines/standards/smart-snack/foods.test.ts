import { describe, expect, test } from 'vitest';
import { examples } from '#tests/support/examples.ts';
import type { GuidelineSubject } from '../../subject.ts';
import { BAG, packed, resultOf, subject, without } from '../../subject-fixture.ts';

const smartSnack = (given: GuidelineSubject) => resultOf('smart_snack', given);
const criterionOf = (given: GuidelineSubject, id: string) =>
  smartSnack(given).criteria.find((criterion) => criterion.id === id);
const verdictOf = (given: GuidelineSubject, id: string) => criterionOf(given, id)?.verdict;

/** A burrito of 142 g that meets every limit of an entrée. */
const BURRITO = subject(
  {
    name: 'Bean Burrito',
    class_code: '50192500',
    brick_code: '10000254',
    ingredients: 'Cooked pinto beans, whole wheat flour, water, cheddar cheese (milk, salt), canola oil.',
    ...packed(142),
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
/** Two servings of 28 g with 120 mg sodium each. */
const TWO = subject({ servings_per_container: 2, package_weight: { value: 56, unit: 'g' } }, { sodium: 120 });
const UNSIZED = { servings_per_container: null, package_weight: null };

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

test.each([
  ['calories.snack', 'calories', 199, 'pass', 1],
  ['calories.snack', 'calories', 200, 'pass', 0],
  ['calories.snack', 'calories', 201, 'fail', -1],
  ['sodium.snack', 'sodium', 199, 'pass', 1],
  ['sodium.snack', 'sodium', 200, 'pass', 0],
  ['sodium.snack', 'sodium', 201, 'fail', -1],
] as const)('%s per package of a snack, with %s %d: %s', (id, nutrient, value, verdict, margin) => {
  const given = without(subject({}, { [nutrient]: value }), 'total_carbohydrate');
  expect(criterionOf(given, id)).toMatchObject({ verdict, margin });
});

test.each([
  // 120 kcal: 35 % is 42 kcal of fat, 10 % is 12 kcal of saturated fat; 28 g: 35 % is 9.8 g of sugars.
  [BAG, 'total_fat', 4.66, 'pass'],
  [BAG, 'total_fat', 42 / 9, 'pass'],
  [BAG, 'total_fat', 4.68, 'fail'],
  [BAG, 'saturated_fat', 1.32, 'pass'],
  [BAG, 'saturated_fat', 12 / 9, 'fail'],
  [BAG, 'saturated_fat', 1.34, 'fail'],
  [BAG, 'sugars', 9.79, 'pass'],
  [BAG, 'sugars', 9.8, 'pass'],
  [BAG, 'sugars', 9.82, 'fail'],
  [BURRITO, 'calories.entree', 349, 'pass'],
  [BURRITO, 'calories.entree', 350, 'pass'],
  [BURRITO, 'calories.entree', 351, 'fail'],
  [BURRITO, 'sodium.entree', 479, 'pass'],
  [BURRITO, 'sodium.entree', 480, 'pass'],
  [BURRITO, 'sodium.entree', 481, 'fail'],
] as const)('$name: %s of %d: %s', (given, id, value, verdict) => {
  const per_serving = { ...given.per_serving, [id.replace('.entree', '')]: value };
  expect(verdictOf({ ...given, per_serving }, id)).toBe(verdict);
});

describe('what is missing leaves the verdict open', () => {
  test.each([
    ['calories', 'calories.snack'],
    ['sodium', 'sodium.snack'],
    ['sugars', 'sugars'],
    ['total_fat', 'total_fat'],
    ['saturated_fat', 'saturated_fat'],
  ] as const)('%s', (nutrient, id) => {
    const given = without(BAG, nutrient);
    expect(verdictOf(given, id)).toBe('unknown');
    expect(smartSnack(given).verdict).toBe('unknown');
  });

  test.each([
    ['the package size', subject(UNSIZED), 'sodium.snack'],
    ['the ingredients', subject({ ingredients: null }), 'general_standard'],
    ['the ingredients', subject({ ingredients: null }), 'caffeine.elementary'],
    [
      'the weight, where only a volume is known',
      subject({ serving_size: { value: 100, unit: 'ml' }, package_weight: null }),
      'sugars',
    ],
  ])('%s', (_, given, id) => {
    expect(verdictOf(given, id)).toBe('unknown');
  });

  test('but all fat proves little saturated fat where it is little itself', () => {
    expect(verdictOf(without(subject({}, { total_fat: 1 }), 'saturated_fat'), 'saturated_fat')).toBe('pass');
  });

  test('one serving of a package of unknown size can fail, never pass', () => {
    expect(smartSnack(subject(UNSIZED, { sodium: 310 }))).toMatchObject({
      verdict: 'fail',
      summary: 'Fails Smart Snack: sodium per package at least 310 mg, limit 200 mg.',
    });
  });

  test('an implausible value counts as missing, and the note says why', () => {
    const given = subject({}, { sodium: 40_000 });
    expect(smartSnack(given).verdict).toBe('unknown');
    expect(criterionOf(given, 'sodium.snack')?.note).toContain('implausible');
  });
});

describe('the whole package is judged, not the label serving', () => {
  test('two servings of 120 mg are 240 mg', () => {
    expect(smartSnack(TWO)).toMatchObject({
      verdict: 'fail',
      summary: expect.stringContaining('sodium per package 240 mg, limit 200 mg'),
    });
  });

  test('without the number of servings the weights tell it', () => {
    expect(verdictOf({ ...TWO, servings_per_container: null }, 'sodium.snack')).toBe('fail');
  });

  test('values per 100 g are as good, rounding and all', () => {
    const per_100 = { sodium: 714.3, calories: 428 };
    const given = subject({ per_serving: {}, per_100, servings_per_container: null });
    expect(criterionOf(given, 'sodium.snack')).toMatchObject({ verdict: 'pass', measured: 200, margin: 0 });
  });
});

examples(
  'the general standard, of %s: %s',
  (ingredients) => verdictOf(subject({ ingredients }), 'general_standard'),
  [
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
  ],
);

test.each([
  ['Rolled oats, caffeine', 'fail'],
  ['Rolled oats, coffee', 'fail'],
  ['Rolled oats, cocoa', 'pass'],
  ['Rolled oats, honey', 'pass'],
])('caffeine, of %s: %s in elementary schools', (ingredients, verdict) => {
  const given = subject({ ingredients });
  expect(verdictOf(given, 'caffeine.elementary')).toBe(verdict);
  expect(smartSnack(given).grades).toMatchObject({ elementary: verdict, middle: verdict, high: 'pass' });
});
