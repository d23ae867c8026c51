import { FAMILIES } from '#contract/families.ts';
import type { OrderLine, OrderProduct } from '#contract/orders.schema.ts';
import { displayName } from '#contract/product.ts';
import type { Db } from '#server/db/schema.ts';

const FAMILY_TITLES = new Map(
  FAMILIES.map(({ gpc_code, family_title }) => [gpc_code as string, family_title]),
);

/** What lines show of the products they name; a product that has left the catalogue is absent. */
export async function listLineProducts(db: Db, lines: readonly OrderLine[]): Promise<OrderProduct[]> {
  const gtins = new Set(
    lines.flatMap(({ gtin, swapped_gtin, candidates }) => [
      ...(gtin === null ? [] : [gtin]),
      ...(swapped_gtin === null ? [] : [swapped_gtin]),
      ...candidates.map((candidate) => candidate.gtin),
    ]),
  );
  return listOrderProducts(db, [...gtins]);
}

export async function listOrderProducts(db: Db, gtins: readonly string[]): Promise<OrderProduct[]> {
  if (gtins.length === 0) return [];
  const rows = await db
    .selectFrom('products as product')
    .leftJoin('brands', 'brands.id', 'product.brand_id')
    .select([
      'product.gtin',
      'product.name',
      'product.normalized_name',
      'product.title',
      'product.family_code',
    ])
    .select(['product.image_urls', 'product.package_weight_value', 'product.package_weight_unit'])
    .select(['product.smart_snack', 'product.good_choice', 'product.philly'])
    .select(['product.price_amount', 'product.price_unit', 'brands.name as brand'])
    .where('product.gtin', '=', (eb) => eb.fn.any(eb.val(gtins)))
    .execute();
  return rows.map((row) => ({
    gtin: row.gtin,
    name: displayName(row),
    brand: row.brand,
    family_title: FAMILY_TITLES.get(row.family_code ?? '') ?? null,
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
  }));
}
