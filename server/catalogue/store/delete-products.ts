import type { PoolClient } from 'pg';
import type { Gtin } from '#contract/gtin.ts';

/** Takes products out with all their rows, leaving the trace that the search index follows. Gives those that were there. */
export async function deleteProducts(client: PoolClient, gtins: readonly Gtin[]): Promise<Gtin[]> {
  if (gtins.length === 0) return [];
  const { rows } = await client.query<{ gtin: Gtin }>(
    `WITH gone AS (DELETE FROM products WHERE gtin = ANY($1) RETURNING gtin)
     INSERT INTO deleted_products (gtin, change_seq)
     SELECT gtin, nextval('catalogue_change_seq') FROM gone
     ON CONFLICT (gtin) DO UPDATE SET change_seq = excluded.change_seq
     RETURNING gtin`,
    [gtins],
  );
  return rows.map(({ gtin }) => gtin);
}
