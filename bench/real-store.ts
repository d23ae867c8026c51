import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataSet } from '#importers/input/open-data-set.ts';
import { openSource } from '#importers/open-source.ts';
import { runImport } from '#importers/run/run-import.ts';
import { migrate } from '#server/db/migrate.ts';
import { openStore, type Store } from '#server/db/open-db.ts';
import { createLog } from '#server/log.ts';
import { REAL_FILE } from './search-catalogue.ts';

/** Left in a folder whose loading came to its end. */
const LOADED = 'bench-loaded';

/** A folder with an embedded store that holds the products of the real file. */
export interface RealStore {
  readonly dataDir: string;
  remove(): Promise<void>;
}

/**
 * Loads the real file into a new store, which takes half a minute. `BENCH_DATA_DIR` names a folder to keep: it is
 * loaded by the first benchmark and used as it is by the next.
 */
export async function prepareRealStore(): Promise<RealStore> {
  const kept = process.env.BENCH_DATA_DIR;
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'larder-bench-')));
  if (kept === undefined) await chmod(dataDir, 0o711);
  if (!existsSync(join(dataDir, LOADED))) await loadRealFile(dataDir);
  return {
    dataDir,
    async remove() {
      if (kept === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Opens the store of a folder beside, or without, a server. */
export async function joinStore(dataDir: string): Promise<Store> {
  return openStore({ databaseUrl: undefined, dataDir, log: createLog('warn') });
}

async function loadRealFile(dataDir: string): Promise<void> {
  if (!existsSync(REAL_FILE)) throw new Error(`${REAL_FILE} is needed to measure with real products.`);
  process.stdout.write(`loading ${REAL_FILE} …\n`);
  const store = await joinStore(dataDir);
  try {
    await migrate(store.pool, createLog('warn'));
    const set = await openDataSet(REAL_FILE, REAL_FILE);
    await runImport(set, await openSource(set, 'off', store.db), { ...store, dataDir });
    await store.pool.query('ANALYZE');
  } finally {
    await store.close();
  }
}
