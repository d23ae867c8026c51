import type { PoolClient } from 'pg';
import type { Gtin } from '#contract/gtin.ts';

const IS_LISTED = `NOT EXISTS (
  SELECT FROM product_links link JOIN products child ON child.gtin = link.child_gtin
  WHERE link.parent_gtin = product.gtin
)`;

/**
 * A trade item that packs another product of the catalogue is not listed. Whether it is can change with the item
 * itself (`packing`: those written that contain something) and with what it contains (`addedOrRemoved`), whichever is
 * imported first. A product whose listing changes takes a new change number.
 */
export async function relistProducts(
  client: PoolClient,
  packing: readonly Gtin[],
  addedOrRemoved: readonly Gtin[],
): Promise<void> {
  if (packing.length === 0 && addedOrRemoved.length === 0) return;
  await client.query(
    `UPDATE products product
     SET listed = ${IS_LISTED}, change_seq = nextval('catalogue_change_seq'), updated_at = now()
     WHERE gtin IN (
       SELECT unnest($1::text[]) UNION SELECT parent_gtin FROM product_links WHERE child_gtin = ANY($2)
     ) AND listed <> ${IS_LISTED}`,
    [packing, addedOrRemoved],
  );
}
