import type { Db } from '#server/db/schema.ts';

export async function countProducts(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A part of all GTINs, in their order. */
export async function listGtins(db: Db, limit: number, offset: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('products')
    .select('gtin')
    .orderBy('gtin')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ gtin }) => gtin);
}
