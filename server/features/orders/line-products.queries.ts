import type { LineProduct } from '#contract/line-product.schema.ts';
import type { OrderLine } from '#contract/orders.schema.ts';
import { LINE_PRODUCT_COLUMNS, presentLineProduct } from '#server/catalogue/product/line-product.ts';
import { linesOnDay } from '#server/catalogue/product/verdicts-on-day.ts';
import type { Db } from '#server/db/schema.ts';

/** What lines show of the products they name, with the verdicts of a day; a product that has left the catalogue is absent. */
export async function listLineProducts(
  db: Db,
  lines: readonly OrderLine[],
  day: string,
): Promise<LineProduct[]> {
  const gtins = new Set(
    lines.flatMap(({ gtin, swapped_gtin, candidates }) => [
      ...(gtin === null ? [] : [gtin]),
      ...(swapped_gtin === null ? [] : [swapped_gtin]),
      ...candidates.map((candidate) => candidate.gtin),
    ]),
  );
  return linesOnDay(db, await listProducts(db, [...gtins]), day);
}

export async function listProducts(db: Db, gtins: readonly string[]): Promise<LineProduct[]> {
  if (gtins.length === 0) return [];
  const rows = await db
    .selectFrom('products as product')
    .leftJoin('brands', 'brands.id', 'product.brand_id')
    .select(LINE_PRODUCT_COLUMNS)
    .select('brands.name as brand')
    .where('product.gtin', '=', (eb) => eb.fn.any(eb.val(gtins)))
    .execute();
  return rows.map(presentLineProduct);
}
