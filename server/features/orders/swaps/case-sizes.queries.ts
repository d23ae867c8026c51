import type { Db } from '#server/db/schema.ts';

/** A case of the catalogue, and how many of a product it holds. */
export interface CaseOf {
  readonly gtin: string;
  readonly case_gtin: string;
  readonly holds: number;
}

export async function listCases(db: Db, gtins: readonly string[]): Promise<CaseOf[]> {
  if (gtins.length === 0) return [];
  return db
    .selectFrom('product_links as link')
    .innerJoin('products as box', 'box.gtin', 'link.parent_gtin')
    .select(['link.child_gtin as gtin', 'box.gtin as case_gtin', 'link.quantity as holds'])
    .where('link.child_gtin', '=', (eb) => eb.fn.any(eb.val(gtins)))
    .where('box.product_type', '=', 'CASE')
    .orderBy('link.child_gtin')
    .orderBy('link.quantity')
    .execute();
}

/** How many of each product a case holds, where all its cases hold as many. */
export async function listOnlyCaseSizes(
  db: Db,
  gtins: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const sizes = [...(await listCaseSizes(db, gtins))];
  return new Map(
    sizes.flatMap(([gtin, [size, ...others]]) =>
      size !== undefined && others.every((other) => other === size) ? [[gtin, size] as const] : [],
    ),
  );
}

/** How many of each product its cases hold. */
export async function listCaseSizes(
  db: Db,
  gtins: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const sizes = Map.groupBy(await listCases(db, gtins), ({ gtin }) => gtin);
  return new Map([...sizes].map(([gtin, cases]) => [gtin, cases.map(({ holds }) => holds)]));
}
