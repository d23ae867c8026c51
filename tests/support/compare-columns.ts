import type { GuidelineReply } from '#contract/guideline.schema.ts';
import type { Nutrient, Nutrition } from '#contract/nutrition.schema.ts';
import type { NutrientLabel } from '#contract/nutrition.ts';
import type { Product } from '#contract/product.schema.ts';
import type { Column } from '#web/features/compare/model/cell.ts';
import { NO_SERVING, nutrient, PRODUCT } from './product-facts.ts';

const EXPLAINED: GuidelineReply = {
  guidelines: [],
  nova: { label: null, markers: [], why: 'the ingredients are not stated' },
  derived: { claims: [], diet_types: [] },
  implausible: [],
};

/** A nutrient stated per 30 g serving; `per100` null: the serving's weight is not known. */
export function stated(label: NutrientLabel, value: number, per100: number | null = null): Nutrient {
  const standardized_value = Math.round(value);
  return nutrient(label, { value, basis: 'serving', standardized_value, value_per_100: per100 });
}

export function nutrition(nutrients: readonly Nutrient[], serving: Partial<Nutrition['serving_info']> = {}) {
  return { serving_info: { ...NO_SERVING, ...serving }, nutrients: [...nutrients] };
}

/** A column that is wholly there; tests say what they are about. */
export function column(
  product: Partial<Product> = {},
  nutrients: readonly Nutrient[] = [],
  explained: Partial<GuidelineReply> = {},
): Column {
  return {
    product: { ...PRODUCT, ...product },
    nutrition: { state: 'ready', value: nutrition(nutrients) },
    claims: { state: 'ready', value: { diet_types: [], claims: {} } },
    guidelines: { state: 'ready', value: { ...EXPLAINED, ...explained } },
  };
}
