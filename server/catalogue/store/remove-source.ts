import type { Pool } from 'pg';
import type { Gtin } from '#contract/gtin.ts';
import type { Source } from '#contract/product.ts';
import { loadGpcCodes } from '../sources/gpc-codes.ts';
import { inCatalogueTransaction } from './catalogue-transaction.ts';
import { recomputeWithout } from './recompute-products.ts';
import { TRADE_ITEMS_PER_TRANSACTION } from './write-trade-items.ts';

/**
 * Takes out everything a source says. Products that other sources describe stay, without what this one gave; the
 * others go. Works in batches: broken off, it is finished by being called again.
 */
export async function removeSource(pool: Pool, source: Source): Promise<{ removed: number }> {
  let removed = 0;
  for (;;) {
    const gtins = await inCatalogueTransaction(pool, async (client) => {
      const { rows } = await client.query<{ gtin: Gtin }>(
        `DELETE FROM source_records WHERE source = $1 AND gtin IN (
           SELECT gtin FROM source_records WHERE source = $1 ORDER BY gtin LIMIT ${TRADE_ITEMS_PER_TRANSACTION}
         ) RETURNING gtin`,
        [source],
      );
      const taken = rows.map(({ gtin }) => gtin);
      if (taken.length > 0) await recomputeWithout(client, await loadGpcCodes(pool, client), taken);
      return taken;
    });
    if (gtins.length === 0) return { removed };
    removed += gtins.length;
  }
}
