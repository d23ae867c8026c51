import type { Allergen, Containment } from '#contract/allergens.ts';
import type { Gtin } from '#contract/gtin.ts';
import type { Basis, NutrientLabel } from '#contract/nutrition.ts';
import type { AmountUnit, DietType, ProductType } from '#contract/product.ts';

/** GPC codes, the finest known; coarser ones follow from finer ones where both are given. */
export interface CategoryCodes {
  readonly family_code: string | null;
  readonly class_code: string | null;
  readonly brick_code: string | null;
}

/**
 * A trade item of any packaging level as one source describes it, mapped but not merged.
 * null and the empty list mean that the source says nothing; nothing is ever filled in.
 */
export interface TradeItem extends CategoryCodes {
  readonly gtin: Gtin;
  readonly product_type: ProductType | null;
  readonly name: string | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly brand: string | null;
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
  /** The source says that it is less than the value. */
  readonly less_than?: true;
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

/** What a trade item says of which nothing is known, in the order in which records are kept. */
export const NOTHING_SAID: Omit<TradeItem, 'gtin'> = {
  product_type: null,
  name: null,
  title: null,
  description: null,
  brand: null,
  family_code: null,
  class_code: null,
  brick_code: null,
  ingredients: null,
  serving: { size: null, description: null, per_container: null },
  package_weight: null,
  nutrients: [],
  allergens: [],
  diet_types: [],
  claims: {},
  cuisine_tags: [],
  image_urls: { externalFileLink: [], dam: [] },
  price: null,
  popularity: null,
  contains: [],
};

/** Whether a field's value says anything: not null, an empty list, or an object of such alone. */
export function isSaid(value: TradeItem[keyof TradeItem]): boolean {
  if (value === null || typeof value !== 'object') return value !== null;
  if (Array.isArray(value)) return value.length > 0;
  for (const part of Object.values(value)) if (part !== null && part.length !== 0) return true;
  return false;
}

/** The trade item of which only this is known. */
export function tradeItemOf(known: Partial<TradeItem> & Pick<TradeItem, 'gtin'>): TradeItem {
  return { ...NOTHING_SAID, ...known };
}
