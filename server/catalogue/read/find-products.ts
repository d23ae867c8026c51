import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { SearchEngine } from '#server/search/engine.ts';
import { type ProductRow, SELECT_PRODUCT } from '../product/columns.ts';
import { productBody } from '../product/present-product.ts';

/**
 * The JSON of products by GTIN (14 digits each): from the index where it has them, the rest by one query.
 * Products that have left the catalogue are absent.
 */
export async function findProductBodies(
  { db, search }: { readonly db: Kysely<Database>; readonly search: SearchEngine },
  gtins: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  const missing: string[] = [];
  for (const gtin of gtins) {
    const body = await search.findBody(gtin);
    if (body) found.set(gtin, body);
    else missing.push(gtin);
  }
  if (missing.length === 0) return found;
  const { rows } =
    await sql<ProductRow>`${sql.raw(SELECT_PRODUCT)} WHERE product.gtin = ANY(${missing})`.execute(db);
  for (const row of rows) found.set(row.gtin, productBody(row));
  return found;
}
