import { v7 as uuidv7 } from 'uuid';
import { writeTradeItems } from '#server/catalogue/store/write-trade-items.ts';
import type { TradeItem } from '#server/catalogue/trade-item.ts';
import type { Store } from '#server/db/open-db.ts';
import type { Log } from '#server/log.ts';

type DemoStore = Pick<Store, 'db' | 'pool'>;

/** When the demo catalogue was last changed: what its products say of their source. */
const MADE_AT = new Date('2026-11-21T00:00:00Z');
/** Tells this edition of the catalogue from others; any change of its products takes a new one. */
const EDITION = 'demo-2026-11-21';
/** Trade items made and written at a time: a few megabytes. */
const BATCH = 2_000;

/**
 * Whether this edition of the demo catalogue has been loaded. What somebody took out afterwards counts as loaded:
 * it comes back when asked for, not by itself.
 */
export async function isDemoLoaded({ db }: DemoStore): Promise<boolean> {
  const runs = await db
    .selectFrom('import_runs')
    .select('fingerprint')
    .where('source', '=', 'demo')
    .where('status', '=', 'finished')
    .execute();
  if (runs.some(({ fingerprint }) => fingerprint === EDITION)) return true;
  if (runs.length === 0) return false;
  const record = await db
    .selectFrom('source_records')
    .select('gtin')
    .where('source', '=', 'demo')
    .limit(1)
    .execute();
  return record.length === 0;
}

/**
 * Writes the demo catalogue: 2,400 products and the trade items around them. What is there already stays as it is, so
 * a load that was broken off is finished by the next. Throws where the store fails.
 */
export async function loadDemo({ db, pool }: DemoStore, log: Log): Promise<{ written: number }> {
  // Loaded when it is needed: a start that has nothing to load does not read the tables.
  const { demoTradeItems } = await import('./demo-catalogue.ts');
  const counts = { written: 0, unchanged: 0 };
  for (const batch of batches(demoTradeItems(), BATCH)) {
    const { written, unchanged } = await writeTradeItems(pool, 'demo', batch, MADE_AT);
    counts.written += written;
    counts.unchanged += unchanged;
    log.debug({ ...counts }, 'loading the demo catalogue');
  }
  await db
    .insertInto('import_runs')
    .values({
      id: uuidv7(),
      source: 'demo',
      files: 'demo catalogue',
      fingerprint: EDITION,
      status: 'finished',
      rows_read: counts.written + counts.unchanged,
      rows_written: counts.written,
      rows_unchanged: counts.unchanged,
      finished_at: new Date(),
    })
    .execute();
  return { written: counts.written };
}

function* batches(items: Iterable<TradeItem>, size: number): Generator<TradeItem[]> {
  let batch: TradeItem[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
