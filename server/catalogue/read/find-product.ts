import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { type ProductRow, SELECT_PRODUCT } from '../product/columns.ts';
import { productBody } from '../product/present-product.ts';

/** The JSON of a product, listed or not; undefined where none has the GTIN (14 digits). */
export async function findProductBody(db: Kysely<Database>, gtin: string): Promise<Uint8Array | undefined> {
  const { rows } = await sql<ProductRow>`${sql.raw(SELECT_PRODUCT)} WHERE product.gtin = ${gtin}`.execute(db);
  return rows[0] && productBody(rows[0]);
}
