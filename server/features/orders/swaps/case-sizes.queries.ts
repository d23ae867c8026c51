import type { Db } from '#server/db/schema.ts';

/** How many of each product its cases hold. */
export async function listCaseSizes(
  db: Db,
  gtins: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  if (gtins.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_links as link')
    .innerJoin('products as box', 'box.gtin', 'link.parent_gtin')
    .select(['link.child_gtin as gtin', 'link.quantity'])
    .where('link.child_gtin', '=', (eb) => eb.fn.any(eb.val(gtins)))
    .where('box.product_type', '=', 'CASE')
    .execute();
  const sizes = Map.groupBy(rows, ({ gtin }) => gtin);
  return new Map([...sizes].map(([gtin, cases]) => [gtin, cases.map(({ quantity }) => quantity)]));
}
