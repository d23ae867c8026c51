import type { Selectable } from 'kysely';
import type { LineProduct } from '#contract/line-product.schema.ts';
import { displayName } from '#contract/product.ts';
import type { CatalogueTables } from '#server/db/catalogue-tables.ts';
import { FAMILY_TITLES } from './present-product.ts';

/** The columns that {@link presentLineProduct} reads, and `brand`. */
export const LINE_PRODUCT_COLUMNS = [
  'product.gtin',
  'product.name',
  'product.normalized_name',
  'product.title',
  'product.family_code',
  'product.image_urls',
  'product.package_weight_value',
  'product.package_weight_unit',
  'product.smart_snack',
  'product.good_choice',
  'product.philly',
  'product.price_amount',
  'product.price_unit',
] as const;

type Column = (typeof LINE_PRODUCT_COLUMNS)[number] extends `product.${infer Name}` ? Name : never;
export type LineProductRow = Readonly<Pick<Selectable<CatalogueTables['products']>, Column>> & {
  readonly brand: string | null;
};

export function presentLineProduct(row: LineProductRow): LineProduct {
  return {
    gtin: row.gtin,
    name: displayName(row),
    brand: row.brand,
    family_title: FAMILY_TITLES.get(row.family_code) ?? null,
    image_urls: { externalFileLink: [...row.image_urls.externalFileLink], dam: [...row.image_urls.dam] },
    package_weight:
      row.package_weight_value === null || row.package_weight_unit === null
        ? null
        : { value: row.package_weight_value, unit: row.package_weight_unit },
    verdicts: { smart_snack: row.smart_snack, good_choice: row.good_choice, philly: row.philly },
    price:
      row.price_amount === null
        ? null
        : { amount: Number(row.price_amount), currency: 'USD', unit: row.price_unit ?? '' },
  };
}
