import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { buildApp } from '#server/app.ts';
import { listenForChanges, openCatalogueFeed } from '#server/catalogue/read/feed.queries.ts';
import { latestSequence } from '#server/catalogue/read/latest-sequence.queries.ts';
import { writeTradeItems } from '#server/catalogue/store/write-trade-items.ts';
import type { TradeItem } from '#server/catalogue/trade-item.ts';
import { readPrimary } from '#server/db/open-reads.ts';
import { openSearchIndex } from '#server/search/embedded/search-index.ts';
import type { SearchEngine } from '#server/search/engine.ts';
import { localDeps } from './local-deps.ts';
import { pollUntil } from './poll-until.ts';
import { type LogEntry, recordingLog } from './recording-log.ts';
import { openTestDb, type TestDb } from './test-db.ts';
import { openTestFolder } from './test-folder.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly store: TestDb;
  readonly search: SearchEngine;
  /** Comes as soon as searches show every change that the store holds now. */
  readonly followed: () => Promise<void>;
  /** What the application logged so far. */
  readonly entries: readonly LogEntry[];
}

export const TEST_PAGE =
  '<!doctype html><html><head><title>Larder</title></head><body><div id="app"></div></body></html>';

/**
 * The whole application over a store of its own and the real search, with these trade items in the catalogue, closed
 * after the test file. Call it at the top of the file.
 */
export async function openTestApp(
  items: readonly TradeItem[],
  env: Readonly<Record<string, string>> = {},
): Promise<TestApp> {
  const store = await openTestDb();
  await writeTradeItems(store.pool, 'demo', items, new Date('2026-03-01T12:00:00Z'));
  const dataDir = openTestFolder();
  await mkdir(join(dataDir, 'web', LANGUAGES[0]), { recursive: true });
  await writeFile(join(dataDir, 'web', LANGUAGES[0], 'index.html'), TEST_PAGE);
  const { log, entries } = recordingLog();
  const search = await openSearchIndex({
    feed: openCatalogueFeed(store.pool, readPrimary(store)),
    dataDir,
    log,
    subscribe: (onChange) => listenForChanges(store.pool, onChange, log),
  });
  await pollUntil('the search is ready', search.isReady);
  const app = await buildApp(
    await localDeps(dataDir, { ...store, search, log }, env),
    // Pages come unrendered: whether and how the web app was built last does not matter.
    { webRoot: join(dataDir, 'web'), renderRoot: join(dataDir, 'render') },
  );
  afterAll(async () => {
    await app.close();
    await search.close();
  });
  const followed = async () => {
    const latest = await latestSequence(store.pool);
    await pollUntil('searches show every change', () => (search.sequence() ?? -1) >= latest);
  };
  return { app, store, search, followed, entries };
}
