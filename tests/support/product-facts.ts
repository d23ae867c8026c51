import type { Criterion } from '#contract/guideline.schema.ts';
import type { Nutrient } from '#contract/nutrition.schema.ts';
import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import type { Product } from '#contract/product.schema.ts';

/** Answers of the calls of which little is known; a test adds what it is about. */

export const NO_ALLERGENS = { conflict: [], contains: [], named: [], may_contain: [], free_from: [] };

export const PRODUCT: Product = {
  gtin: '09521234543213',
  name: 'OAT BAR',
  normalized_name: 'Oat Bar',
  title: null,
  description: null,
  brand: 'Marlow & Finch',
  family_title: 'Bread/Bakery Products',
  gpc_code: null,
  product_type: null,
  is_smart_snack: false,
  is_good_choice: 'false',
  recommended_ok: false,
  verdicts: { smart_snack: 'unknown', good_choice: 'unknown', philly: 'unknown' },
  nova_label: null,
  image_urls: { externalFileLink: [], dam: [] },
  cuisineTags: [],
  claimTags: [],
  diet_types: [],
  allergens: NO_ALLERGENS,
  ingredients: null,
  package_weight: null,
  price: null,
  sources: [],
};

export const NO_SERVING = {
  servings_per_container: null,
  serving_size_value: null,
  serving_size_unit: null,
  serving_description: null,
};

export function nutrient(label: NutrientLabel, more: Partial<Nutrient> = {}): Nutrient {
  const { unit } = NUTRIENTS[label];
  return {
    nutrient_label: label,
    value: null,
    unit,
    basis: '100g',
    less_than: false,
    standardized_value: null,
    standardized_unit: unit,
    value_per_100: null,
    daily_value_intake_percent: null,
    container_value: null,
    container_daily_value_percent: null,
    source: 'demo',
    ...more,
  };
}

/** Sodium, met with 50 mg to spare. */
export function criterion(more: Partial<Criterion>): Criterion {
  return {
    id: 'sodium',
    label: 'Sodium',
    verdict: 'pass',
    measured: 150,
    limit: 200,
    unit: 'mg',
    comparison: '<=',
    margin: 50,
    source: '',
    note: null,
    rounding: null,
    ...more,
  };
}
