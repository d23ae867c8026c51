import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataSet } from '#importers/input/open-data-set.ts';
import { openSource } from '#importers/open-source.ts';
import { runImport } from '#importers/run/run-import.ts';
import { migrate } from '#server/db/migrate.ts';
import { openStore, type Store } from '#server/db/open-db.ts';
import { createLog } from '#server/log.ts';
import { REAL_FILE } from './search-catalogue.ts';

/** Marks a completely loaded folder. */
const LOADED = 'bench-loaded';

/** A folder with an embedded store of the real file's products. */
export interface RealStore {
  readonly dataDir: string;
  remove(): Promise<void>;
}

/**
 * Loads the real file into a new store, which takes half a minute. `BENCH_DATA_DIR` names a folder to keep: the first
 * benchmark loads it, later ones reuse it.
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

/** Gives a new empty store to a reader of it, and removes it afterwards. */
export async function withNewStore<T>(read: (store: Store) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'larder-bench-'));
  await chmod(dataDir, 0o711);
  const store = await joinStore(dataDir);
  try {
    await migrate(store.pool, createLog('warn'));
    return await read(store);
  } finally {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Opens the store of a folder, whether or not a server has it open. */
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
    await writeFile(join(dataDir, LOADED), '');
  } finally {
    await store.close();
  }
}
