import type { Allergen } from '#contract/allergens.ts';
import type { NutrientLabel } from '#contract/nutrition.ts';
import type { AmountUnit, ProductType } from '#contract/product.ts';
import type { Amount } from '#server/catalogue/trade-item.ts';

/** Unrounded; flagged nutrients are left out. */
export interface NutrientAmounts {
  readonly per_serving: Readonly<Partial<Record<NutrientLabel, number>>>;
  /** Per 100 g or 100 ml: which, says the subject's `per_100_unit`. */
  readonly per_100: Readonly<Partial<Record<NutrientLabel, number>>>;
}

/**
 * What the guidelines look at: a merged product, numbers in standard units (kcal, g, mg, µg).
 * A missing key or null is unknown, and makes a criterion that needs it unknown.
 */
export interface GuidelineSubject extends NutrientAmounts {
  readonly name: string | null;
  readonly family_code: string | null;
  readonly class_code: string | null;
  readonly brick_code: string | null;
  readonly ingredients: string | null;
  readonly serving_size: Amount | null;
  /** Household measure: "2 slices (56 g)". Without it a slice's share of a serving is unknown. */
  readonly serving_description?: string | null;
  readonly servings_per_container: number | null;
  readonly package_weight: Amount | null;
  /** A case or pallet is judged by what it holds, not as one item. */
  readonly product_type?: ProductType | null;
  /** What the source says there is less of: the amounts are not among the others. */
  readonly less_than?: NutrientAmounts;
  /** null: the nutrients are of both kinds. Left out: taken to be the serving's unit, else the package's. */
  readonly per_100_unit?: AmountUnit | null;
  readonly contains: readonly Allergen[];
}
