import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openCatalogueFeed } from '#server/catalogue/read/feed.queries.ts';
import { openReadingThread } from '#server/catalogue/read/reading-thread.ts';
import type { Store } from '#server/db/open-db.ts';
import { readPrimary } from '#server/db/open-reads.ts';
import { createLog } from '#server/log.ts';
import { openIndexWriter } from '#server/search/embedded/writer/index-writer.ts';
import type { PackedDocuments } from '#server/search/packed.ts';
import { joinStore, prepareRealStore } from './real-store.ts';
import { median, seconds, writeSection } from './results.ts';

/** The index of a store with the real products, from nothing: as at the first start after an import, or of a new version. */
const ROUNDS = 3;
const POLL_MS = 20;
/** Rows of the store at a time, as a reading has them. */
const FETCHED = 2_000;

const { dataDir, remove } = await prepareRealStore();
const store = await joinStore(dataDir);
const rows: number[] = [];
const readings: number[] = [];
const builds: number[] = [];
const whole: number[] = [];
let count = 0;
for (let round = 0; round < ROUNDS; round++) {
  rows.push(await seconds(() => fetchRows(store)));
  const batches: PackedDocuments[] = [];
  readings.push(
    await seconds(async () => {
      for await (const batch of readStore(store)) batches.push(batch);
    }),
  );
  count = batches.reduce((sum, { gtins }) => sum + gtins.length, 0);
  builds.push(await seconds(() => build(each(batches))));
  whole.push(await seconds(() => build(readStore(store))));
}
await store.close();
await remove();

const floor = median(rows);
const row = (name: string, times: readonly number[]) => [
  name,
  median(times).toFixed(1),
  Math.round(count / median(times)).toLocaleString('en-US'),
  (median(times) / floor).toFixed(2),
];
writeSection({
  title: 'Index of a store',
  method: `${count.toLocaleString('en-US')} real products of an embedded store, median of ${ROUNDS} rounds: read and packed by a thread, indexed by two others meanwhile, merged and saved. Floor: the rows of products and of their nutrients as the store has them, fetched ${FETCHED} at a time by one connection and let go.`,
  columns: ['work', 's', 'products a second', 'ratio to the floor'],
  rows: [
    row('floor: rows fetched', rows),
    row('read and packed', readings),
    row('indexed from packed batches in memory', builds),
    row('the index of the store', whole),
  ],
});

async function fetchRows({ pool }: Store): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN READ ONLY');
    for (const table of ['products', 'product_nutrients', 'product_allergens']) {
      await client.query(`DECLARE all_rows NO SCROLL CURSOR FOR SELECT * FROM ${table}`);
      while ((await client.query(`FETCH ${FETCHED} FROM all_rows`)).rows.length > 0);
      await client.query('CLOSE all_rows');
    }
    await client.query('ROLLBACK');
  } finally {
    client.release();
  }
}

async function* readStore({ pool, db, connection }: Store): AsyncGenerator<PackedDocuments> {
  const thread = openReadingThread(connection, undefined);
  try {
    yield* openCatalogueFeed(pool, readPrimary({ db, pool }), thread).readAll();
  } finally {
    await thread.end();
  }
}

async function build(batches: AsyncIterable<PackedDocuments>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  const index = openIndexWriter(folder, createLog('warn'));
  await index.rebuild(batches, 1);
  while (!existsSync(join(folder, 'index.bin'))) await pause(POLL_MS);
  await index.close();
  rmSync(folder, { recursive: true, force: true });
}

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}
