import { findProductBody } from '#server/catalogue/read/find-product.ts';
import type { Deps } from '#server/deps.ts';

/**
 * The JSON of a product: from the index where it is listed, from the store where it is not (a case that only packs
 * another product), or not yet. Undefined where no product has the GTIN.
 */
export async function findProduct(
  { db, search }: Pick<Deps, 'db' | 'search'>,
  gtin: string,
): Promise<Uint8Array | undefined> {
  return (await search.findBody(gtin)) ?? (await findProductBody(db, gtin));
}
