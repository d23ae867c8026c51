import { setImmediate } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Gtin } from '#contract/gtin.ts';
import type { Source } from '#contract/product.ts';
import { copyInto, copyRows } from '#server/db/copy-rows.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import { knownGpcCodes, loadGpcCodes } from '../sources/gpc-codes.queries.ts';
import { contentHash, recordJson } from '../sources/record-json.ts';
import type { TradeItem } from '../trade-item.ts';
import { inCatalogueTransaction } from './catalogue-transaction.queries.ts';
import { prepareAlone, type ReadyProducts, recomputeProducts } from './recompute-products.ts';
import { deleteRecords, findHashes } from './records.queries.ts';

/** Trade items of one transaction: enough that its round trips weigh nothing, few enough to stay small in memory. */
export const TRADE_ITEMS_PER_TRANSACTION = 2_000;

export interface WriteCounts {
  readonly written: number;
  readonly unchanged: number;
}

/** Done in the same transaction as each batch, after it: what is remembered of a batch is true of the store. */
export type AfterBatch = (client: PoolClient, counts: WriteCounts) => Promise<void>;

/** Trade items of one source, as many as one transaction takes, made ready for it. */
export interface ReadyBatch {
  readonly source: Source;
  readonly importedAt: Date;
  /** Trade items given; of several with one GTIN the last counts. */
  readonly size: number;
  readonly encoded: ReadonlyMap<Gtin, EncodedItem>;
  readonly products: ReadyProducts;
}

interface EncodedItem {
  readonly item: TradeItem;
  readonly json: string;
  /** Hex. */
  readonly hash: string;
}

/**
 * Prepares a batch without the lock: an importer does it while the store takes the batch before.
 * @param mostlyNew most of it will be written: then its products are worked out ahead too
 */
export async function prepareBatch(
  pool: Pool,
  source: Source,
  items: readonly TradeItem[],
  importedAt: Date,
  mostlyNew: boolean,
): Promise<ReadyBatch> {
  const encoded = new Map<Gtin, EncodedItem>();
  await inStretches(items, (item) => {
    const json = recordJson(item);
    encoded.set(item.gtin, { item, json, hash: contentHash(json) });
  });
  const products = new Map<Gtin, PreparedProduct>();
  const gpc = mostlyNew ? await knownGpcCodes(pool) : undefined;
  if (gpc !== undefined) {
    await inStretches([...encoded.values()], ({ item }) => {
      const product = prepareAlone(gpc, { source, imported_at: importedAt, item });
      if (product !== undefined) products.set(item.gtin, product);
    });
  }
  return { source, importedAt, size: items.length, encoded, products };
}

/** Items worked on between looks at what the store has answered about the batch before: some milliseconds. */
const STRETCH = 40;

async function inStretches<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % STRETCH === 0) await setImmediate();
    work(item);
  }
}

/** Writes a batch in one transaction. Items equal to what the source said before are left alone. */
export async function writeReadyBatch(
  pool: Pool,
  batch: ReadyBatch,
  afterBatch: AfterBatch = async () => {},
): Promise<WriteCounts> {
  return inCatalogueTransaction(pool, async (client) => {
    const written = await writeBatch(pool, client, batch);
    const counts = { written, unchanged: batch.size - written };
    await afterBatch(client, counts);
    return counts;
  });
}

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
  afterBatch?: AfterBatch,
): Promise<WriteCounts> {
  const total = { written: 0, unchanged: 0 };
  for (let start = 0; start < items.length || start === 0; start += TRADE_ITEMS_PER_TRANSACTION) {
    const batch = items.slice(start, start + TRADE_ITEMS_PER_TRANSACTION);
    const ready = await prepareBatch(pool, source, batch, importedAt, false);
    const { written, unchanged } = await writeReadyBatch(pool, ready, afterBatch);
    total.written += written;
    total.unchanged += unchanged;
  }
  return total;
}

/** How many of the items were new or different. */
async function writeBatch(
  pool: Pool,
  client: PoolClient,
  { source, encoded, importedAt, products }: ReadyBatch,
): Promise<number> {
  const known = await findHashes(client, source, [...encoded.keys()]);
  const changed = [...encoded.values()].filter(({ item, hash }) => known.get(item.gtin) !== hash);
  if (changed.length === 0) return 0;

  const replaced = changed.flatMap(({ item }) => (known.has(item.gtin) ? [item.gtin] : []));
  if (replaced.length > 0) await deleteRecords(client, source, replaced);
  const rows = copyRows();
  for (const { item, json, hash } of changed) {
    rows.add([item.gtin, source, `\\x${hash}`, json, importedAt.toISOString()]);
  }
  await copyInto(client, 'source_records (gtin, source, content_hash, record, imported_at)', rows);

  const records = changed.map(({ item }) => ({ source, imported_at: importedAt, item }));
  await recomputeProducts(client, await loadGpcCodes(pool, client), records, products);
  return changed.length;
}
