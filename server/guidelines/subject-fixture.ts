import type { GuidelineSubject } from './subject.ts';

/** A product of which nothing is known. */
export const NOTHING: GuidelineSubject = {
  name: null,
  family_code: null,
  class_code: null,
  brick_code: null,
  ingredients: null,
  serving_size: null,
  servings_per_container: null,
  package_weight: null,
  per_serving: {},
  per_100: {},
  contains: [],
};

/** A single-serving bag of crisps of 28 g that meets every limit; tests change what they are about. */
export const BAG: GuidelineSubject = {
  name: 'Baked Potato Chips',
  family_code: '50190000',
  class_code: '50192100',
  brick_code: '10000177',
  ingredients: 'Potatoes, whole grain oat flour, sunflower oil, salt.',
  serving_size: { value: 28, unit: 'g' },
  servings_per_container: 1,
  package_weight: { value: 28, unit: 'g' },
  per_serving: {
    calories: 120,
    total_fat: 3,
    saturated_fat: 0.5,
    trans_fat: 0,
    sodium: 150,
    sugars: 1,
    added_sugars: 0,
    dietary_fiber: 3,
    total_carbohydrate: 20,
    protein: 2,
  },
  per_100: {},
  contains: [],
};

/** A product made of the bag by changing fields; nutrients are given per serving and added to the bag's. */
export function subject(
  changes: Partial<GuidelineSubject>,
  perServing: GuidelineSubject['per_serving'] = {},
): GuidelineSubject {
  return { ...BAG, per_serving: { ...BAG.per_serving, ...perServing }, ...changes };
}

/** The same without one nutrient. */
export function without(
  from: GuidelineSubject,
  nutrient: keyof GuidelineSubject['per_serving'],
): GuidelineSubject {
  const { [nutrient]: _serving, ...per_serving } = from.per_serving;
  const { [nutrient]: _hundred, ...per_100 } = from.per_100;
  return { ...from, per_serving, per_100 };
}
