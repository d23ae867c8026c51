import fc from 'fast-check';
import { NUTRIENT_LABELS } from '#contract/nutrition.ts';
import type { GuidelineSubject } from './subject.ts';

const NAMES = [
  'Potato Chips',
  'Whole Wheat Bread',
  'Apple Juice',
  'Chocolate Milk',
  'Almonds',
  'Beef Burrito',
  'Diet Soda',
  'Tomato Soup',
  'Greek Yogurt',
  'Olive Oil',
  'Zyx',
];
const TEXTS = [
  'Potatoes, oil, salt',
  'Whole wheat flour, water, sugar',
  'Apple juice, water',
  'Milk, sugar, cocoa',
  'Almonds, salt',
  'Water, caffeine, sucralose',
  'Tomatoes (organic',
  'Enriched flour, tomatoes, cheese',
  'glorp, zzyzx',
];
const CODES: readonly (readonly [string | null, string | null, string | null])[] = [
  [null, null, null],
  ['50190000', '50192100', '10000177'],
  ['50180000', '50181900', null],
  ['50200000', '50202300', '10000219'],
  ['50130000', '50131700', '10000025'],
  ['50130000', '50132100', null],
  ['50100000', '50101800', null],
  ['50190000', '50192500', null],
  ['50220000', '50221200', null],
  ['50150000', null, null],
  ['50250000', null, null],
];

const amount = fc.option(
  fc.record({ value: fc.integer({ min: 1, max: 1000 }), unit: fc.constantFrom('g' as const, 'ml' as const) }),
);
const nutrients = fc.record(
  Object.fromEntries(NUTRIENT_LABELS.map((label) => [label, fc.double({ min: -1, max: 900, noNaN: true })])),
  { requiredKeys: [] },
) as fc.Arbitrary<GuidelineSubject['per_serving']>;

/** Any product at all, likely and absurd. */
export const arbitrarySubject: fc.Arbitrary<GuidelineSubject> = fc
  .record({
    name: fc.option(fc.constantFrom(...NAMES)),
    codes: fc.constantFrom(...CODES),
    ingredients: fc.option(fc.constantFrom(...TEXTS)),
    serving_size: amount,
    servings_per_container: fc.option(fc.integer({ min: 1, max: 20 })),
    package_weight: amount,
    per_serving: nutrients,
    per_100: nutrients,
  })
  .map(({ codes: [family_code, class_code, brick_code], ...rest }) => ({
    ...rest,
    family_code,
    class_code,
    brick_code,
    contains: [],
  }));
