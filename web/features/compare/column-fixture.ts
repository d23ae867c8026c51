import type { GuidelineReply } from '#contract/guideline.schema.ts';
import type { Nutrient, Nutrition } from '#contract/nutrition.schema.ts';
import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import type { Product } from '#contract/product.schema.ts';
import type { Column } from './model/cell.ts';

const PRODUCT: Product = {
  gtin: '09521000000018',
  name: 'OAT BAR',
  normalized_name: 'Oat Bar',
  title: null,
  description: null,
  brand: 'Marlow Mills',
  family_title: 'Cereal/Grain/Pulse Products',
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
  allergens: { conflict: [], contains: [], named: [], may_contain: [], free_from: [] },
  ingredients: null,
  package_weight: null,
  price: null,
  sources: [],
};

const EXPLAINED: GuidelineReply = {
  guidelines: [],
  nova: { label: null, markers: [], why: 'the ingredients are not stated' },
  derived: { claims: [], diet_types: [] },
  implausible: [],
};

/** A nutrient stated per 30 g serving; `per100` null: the serving's weight is not known. */
export function nutrient(label: NutrientLabel, value: number, per100: number | null = null): Nutrient {
  const { unit } = NUTRIENTS[label];
  return {
    nutrient_label: label,
    value,
    unit,
    basis: 'serving',
    standardized_value: Math.round(value),
    standardized_unit: unit,
    value_per_100: per100,
    daily_value_intake_percent: null,
    container_value: null,
    container_daily_value_percent: null,
    source: 'fdc',
  };
}

export function nutrition(nutrients: readonly Nutrient[], serving: Partial<Nutrition['serving_info']> = {}) {
  return {
    serving_info: {
      servings_per_container: null,
      serving_size_value: null,
      serving_size_unit: null,
      serving_description: null,
      ...serving,
    },
    nutrients: [...nutrients],
  };
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
