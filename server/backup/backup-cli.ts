import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { openStore } from '../db/open-db.ts';
import { createLog } from '../log.ts';
import { StartError } from '../start-error.ts';
import { readKeys } from './backup-keys.ts';
import { megabytes, runOnFile } from './run-command.ts';
import { writeBackup } from './write-backup.ts';

process.exitCode = await runOnFile('Usage: npm run backup -- <new file>', process.argv.slice(2), backUp);

/** `npm run backup`: the whole store into one file; a server may run on it meanwhile. */
async function backUp(path: string, signal: AbortSignal): Promise<string> {
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'postgres', 'PG_VERSION'))) {
    throw new StartError(`There is nothing to back up: DATA_DIR ${config.dataDir} holds no store.`);
  }
  if (existsSync(path)) throw new StartError(`${path} exists already: name a new file.`);
  const store = await openStore({ ...config, log: createLog('error') });
  try {
    const keys = await readKeys(config);
    await writeBackup(store.pool, path, { keys, now: new Date(), signal, onBytes: showProgress });
  } finally {
    clearProgress();
    await store.close();
  }
  return `The store is in ${path}, ${megabytes((await stat(path)).size)}. It holds personal data and keys: keep it safe.`;
}

function showProgress(bytes: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${megabytes(bytes)} read`);
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
}
