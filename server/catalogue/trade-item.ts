import type { Allergen, Containment } from '#contract/allergens.ts';
import type { Gtin } from '#contract/gtin.ts';
import type { Basis, NutrientLabel } from '#contract/nutrition.ts';
import type { AmountUnit, DietType, ProductType } from '#contract/product.ts';

/**
 * A trade item of any packaging level as one source describes it, mapped but not merged.
 * null and the empty list mean that the source says nothing; nothing is ever filled in.
 */
export interface TradeItem {
  readonly gtin: Gtin;
  readonly product_type: ProductType | null;
  readonly name: string | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly brand: string | null;
  /** GPC codes, the finest known; coarser ones follow from finer ones where both are given. */
  readonly family_code: string | null;
  readonly class_code: string | null;
  readonly brick_code: string | null;
  readonly ingredients: string | null;
  readonly serving: Serving;
  readonly package_weight: Amount | null;
  readonly nutrients: readonly NutrientStatement[];
  readonly allergens: readonly AllergenStatement[];
  readonly diet_types: readonly DietType[];
  /** Claim type to its tags. */
  readonly claims: Readonly<Record<string, readonly string[]>>;
  readonly cuisine_tags: readonly string[];
  readonly image_urls: ImageUrls;
  readonly price: Price | null;
  /** 0 to 1; null where the source does not tell. */
  readonly popularity: number | null;
  /** Trade items directly inside this one. */
  readonly contains: readonly Contained[];
}

export interface Amount {
  /** More than 0, in `unit`. */
  readonly value: number;
  readonly unit: AmountUnit;
}

export interface Serving {
  readonly size: Amount | null;
  /** As people say it: "1 cup (240 ml)". */
  readonly description: string | null;
  readonly per_container: number | null;
}

/** A nutrient as the source states it: value and unit untouched, for the given basis. */
export interface NutrientStatement {
  readonly nutrient: NutrientLabel;
  readonly value: number;
  readonly unit: string;
  readonly basis: Basis;
}

export interface AllergenStatement {
  readonly allergen: Allergen;
  readonly containment: Containment;
}

export interface ImageUrls {
  readonly externalFileLink: readonly string[];
  readonly dam: readonly string[];
}

export interface Price {
  /** US dollars. */
  readonly amount: number;
  readonly currency: 'USD';
  readonly unit: string;
}

export interface Contained {
  readonly gtin: Gtin;
  readonly quantity: number;
}
