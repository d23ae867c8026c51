import { t } from 'ttag';
import type { Allergen } from './allergens.ts';

/** GDSN trade item descriptors, from the smallest level upwards (GDSN 3.1 tradeItemUnitDescriptorCode). */
export const PRODUCT_TYPES = [
  'BASE_UNIT_OR_EACH',
  'PACK_OR_INNER_PACK',
  'CASE',
  'DISPLAY_SHIPPER',
  'MIXED_MODULE',
  'PALLET',
  'TRANSPORT_LOAD',
] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

export const NOVA_LABELS = ['1', '2', '3', '4'] as const;
export type NovaLabel = (typeof NOVA_LABELS)[number];

/** Where a product's data came from. `demo` is the built-in catalogue. */
export const SOURCES = ['fdc', 'off', 'gdsn', 'prices', 'demo'] as const;
export type Source = (typeof SOURCES)[number];

export const DIET_NAMES = {
  vegan: t`Vegan`,
  vegetarian: t`Vegetarian`,
  gluten_free: t`Gluten free`,
  kosher: t`Kosher`,
  halal: t`Halal`,
  organic: t`Organic`,
  dairy_free: t`Dairy free`,
  lactose_free: t`Lactose free`,
  nut_free: t`Nut free`,
  low_sodium: t`Low sodium`,
  sugar_free: t`Sugar free`,
  no_added_sugar: t`No added sugar`,
} as const;
export type DietType = keyof typeof DIET_NAMES;
export const DIET_TYPES = Object.keys(DIET_NAMES) as readonly DietType[];
/** The allergen that a diet says is absent. "Dairy free" and "vegan" declare nothing of milk (decision 014). */
export const ABSENT_ALLERGENS: Readonly<Partial<Record<DietType, Allergen>>> = {
  gluten_free: 'gluten',
  nut_free: 'tree_nuts',
};

/** Units a package weight or a serving is stated in, after standardization. */
export const AMOUNT_UNITS = ['g', 'ml'] as const;
export type AmountUnit = (typeof AMOUNT_UNITS)[number];

/** What every call about one product answers for a GTIN that none has. */
export const PRODUCT_NOT_FOUND = 'Product not found';

/** The name a person sees. */
export function displayName(
  product: Readonly<Record<'normalized_name' | 'name' | 'title', string | null>>,
): string {
  return product.normalized_name ?? product.name ?? product.title ?? t`N/A`;
}
