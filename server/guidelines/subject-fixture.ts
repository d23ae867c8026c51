import type { GuidelineResult } from '#contract/guideline.schema.ts';
import type { Guideline } from '#contract/guideline.ts';
import { explainProduct } from './evaluate.ts';
import { deriveFacts, type Facts } from './facts/derive-facts.ts';
import type { ProductKind } from './facts/product-kinds.ts';
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
  ...NOTHING,
  name: 'Baked Potato Chips',
  family_code: '50190000',
  class_code: '50192100',
  brick_code: '10000177',
  ingredients: 'Potatoes, whole grain oat flour, sunflower oil, salt.',
  ...packed(28),
  servings_per_container: 1,
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
};

/** A package of one serving. */
export function packed(value: number, unit: 'g' | 'ml' = 'g') {
  return { serving_size: { value, unit }, package_weight: { value, unit } } as const;
}

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

/** GPC codes of common foods: family, class or brick. */
export const GPC = {
  none: '',
  alternative_to_milk: '50130000 10006970',
  bread: '50180000 50181900',
  canned_fruit: '50100000 50102000',
  canned_vegetable: '50100000 50102100',
  cereal: '50220000 50221200',
  cheese: '50130000 50131800',
  chips: '50190000 50192100',
  dessert: '50190000 50192300',
  dried_fruit: '50310000',
  drink: '50200000 50202300',
  egg: '50130000 50132500',
  fresh_fruit: '50250000',
  frozen_fruit: '50270000',
  meal: '50190000 50193800',
  milk: '50130000 50131700',
  nuts: '50100000 50101800',
  oil: '50150000',
  pasta: '50190000 50192900',
  processed_meat: '50240000 50240300',
  raw_meat: '50240000 50240200',
  juice: '50200000 10000219',
  sauce: '50170000 50171800',
  soda: '50200000 10000201',
  soup: '50190000 50191500',
  trail_mix: '50100000 50101900',
  water: '50200000 10000232',
  yogurt: '50130000 50132100',
} as const;

/** A food in the bag's size and with its nutrients, of which the codes are all that GPC says. */
export function food(
  codes: string,
  name: string | null,
  ingredients: string | null,
  changes: Partial<GuidelineSubject> = {},
): GuidelineSubject {
  const code = (form: RegExp) => codes.split(' ').find((one) => form.test(one)) ?? null;
  return {
    ...BAG,
    family_code: code(/^50..0000$/),
    class_code: code(/^50(?!..0000)/),
    brick_code: code(/^1/),
    name,
    ingredients,
    ...changes,
  };
}

/** A package of 50 g far past every limit of a snack, so that only an exemption can lift one. */
export const FAR_PAST = {
  ...packed(50),
  per_serving: { calories: 400, total_fat: 30, saturated_fat: 10, sodium: 500, sugars: 20 },
};

/** Such a package of a food without codes. */
export function product(
  name: string,
  ingredients: string | null,
  changes: Partial<GuidelineSubject> = {},
): GuidelineSubject {
  return food(GPC.none, name, ingredients, { ...FAR_PAST, ...changes });
}

/** The facts of a product whose kind is given, so that a test rests on no name or code being recognised. */
export function factsOf(kind: ProductKind | undefined, given: GuidelineSubject): Facts {
  return { ...deriveFacts(given), kind: kind === undefined ? undefined : { kind, from: 'GPC brick' } };
}

/** A guideline's verdict with its criteria, as the whole evaluation gives it. */
export function resultOf(guideline: Guideline, given: GuidelineSubject): GuidelineResult {
  const result = explainProduct(given).guidelines.find((one) => one.guideline === guideline);
  if (result === undefined) throw new Error(`no verdict on ${guideline}`);
  return result;
}
