import type { Pool } from 'pg';
import type { Source } from '#contract/product.ts';
import { loadGpcCodes } from '../sources/gpc-codes.queries.ts';
import { inCatalogueTransaction } from './catalogue-transaction.queries.ts';
import { recomputeWithout } from './recompute-products.ts';
import { takeRecords } from './records.queries.ts';
import { TRADE_ITEMS_PER_TRANSACTION } from './write-trade-items.ts';

/**
 * Takes out everything a source says. Products that other sources describe stay, without what this one gave; the
 * others go. Works in batches: broken off, it is finished by being called again.
 */
export async function removeSource(pool: Pool, source: Source): Promise<{ removed: number }> {
  let removed = 0;
  for (;;) {
    const gtins = await inCatalogueTransaction(pool, async (client) => {
      const taken = await takeRecords(client, source, TRADE_ITEMS_PER_TRANSACTION);
      if (taken.length > 0) await recomputeWithout(client, await loadGpcCodes(pool, client), taken, source);
      return taken;
    });
    if (gtins.length === 0) return { removed };
    removed += gtins.length;
  }
}
