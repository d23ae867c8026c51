import type { Pool, PoolClient } from 'pg';
import type { Gtin } from '#contract/gtin.ts';
import type { Source } from '#contract/product.ts';
import { inCatalogueTransaction } from './catalogue-transaction.ts';
import { copyInto, copyRows } from './copy-rows.ts';
import { loadGpcCodes } from './gpc-codes.ts';
import { recomputeProducts } from './recompute-products.ts';
import { contentHash, recordJson } from './record-json.ts';
import type { TradeItem } from './trade-item.ts';

/** Trade items of one transaction: enough that its round trips weigh nothing, few enough to stay small in memory. */
export const TRADE_ITEMS_PER_TRANSACTION = 2_000;

export interface WriteCounts {
  readonly written: number;
  readonly unchanged: number;
}

/** Done in the same transaction as each batch, after it: what is remembered of a batch is true of the store. */
export type AfterBatch = (client: PoolClient, counts: WriteCounts) => Promise<void>;

/**
 * Takes in what `source` says of these trade items and brings their products up to date, in transactions of at most
 * {@link TRADE_ITEMS_PER_TRANSACTION}. Items equal to what the source said before are left alone.
 * Of several items with one GTIN the last counts. Throws where the store fails; whole batches stay written.
 */
export async function writeTradeItems(
  pool: Pool,
  source: Source,
  items: readonly TradeItem[],
  importedAt: Date,
  afterBatch: AfterBatch = async () => {},
): Promise<WriteCounts> {
  const total = { written: 0, unchanged: 0 };
  // Encoding is pure: done before the lock is taken.
  for (let start = 0; start < items.length || start === 0; start += TRADE_ITEMS_PER_TRANSACTION) {
    const batch = items.slice(start, start + TRADE_ITEMS_PER_TRANSACTION);
    const encoded = encodeItems(batch);
    const written = await inCatalogueTransaction(pool, async (client) => {
      const count = await writeBatch(pool, client, source, encoded, importedAt);
      await afterBatch(client, { written: count, unchanged: batch.length - count });
      return count;
    });
    total.written += written;
    total.unchanged += batch.length - written;
  }
  return total;
}

interface EncodedItem {
  readonly item: TradeItem;
  readonly json: string;
  /** Hex. */
  readonly hash: string;
}

function encodeItems(items: readonly TradeItem[]): Map<Gtin, EncodedItem> {
  const encoded = new Map<Gtin, EncodedItem>();
  for (const item of items) {
    const json = recordJson(item);
    encoded.set(item.gtin, { item, json, hash: contentHash(json) });
  }
  return encoded;
}

/** How many of the items were new or different. */
async function writeBatch(
  pool: Pool,
  client: PoolClient,
  source: Source,
  encoded: ReadonlyMap<Gtin, EncodedItem>,
  importedAt: Date,
): Promise<number> {
  const known = await findHashes(client, source, [...encoded.keys()]);
  const changed = [...encoded.values()].filter(({ item, hash }) => known.get(item.gtin) !== hash);
  if (changed.length === 0) return 0;

  const replaced = changed.flatMap(({ item }) => (known.has(item.gtin) ? [item.gtin] : []));
  if (replaced.length > 0) {
    await client.query('DELETE FROM source_records WHERE source = $1 AND gtin = ANY($2)', [source, replaced]);
  }
  const rows = copyRows();
  for (const { item, json, hash } of changed) {
    rows.add([item.gtin, source, `\\x${hash}`, json, importedAt.toISOString()]);
  }
  await copyInto(client, 'source_records (gtin, source, content_hash, record, imported_at)', rows);

  const records = changed.map(({ item }) => ({ source, imported_at: importedAt, item }));
  await recomputeProducts(client, await loadGpcCodes(pool, client), records);
  return changed.length;
}

async function findHashes(
  client: PoolClient,
  source: Source,
  gtins: readonly Gtin[],
): Promise<Map<string, string>> {
  const { rows } = await client.query<[string, string]>({
    text: "SELECT gtin, encode(content_hash, 'hex') FROM source_records WHERE source = $1 AND gtin = ANY($2)",
    values: [source, gtins],
    rowMode: 'array',
  });
  return new Map(rows);
}
