import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { claimDataDir } from '../claim-data-dir.ts';
import { type Config, readConfig } from '../config.ts';
import { openStore } from '../db/open-db.ts';
import { createLog } from '../log.ts';
import type { BackupHeader } from './backup-format.ts';
import { restoreKeys } from './backup-keys.ts';
import { readBackup, verifyBackup } from './read-backup.ts';
import { refuseOtherMigrations, restoreStore } from './restore-store.ts';
import { runOnFile } from './run-command.ts';

process.exitCode = await runOnFile('Usage: npm run restore -- <file>', process.argv.slice(2), restore);

/** `npm run restore`: a backup into a store that is empty. The file is read through before anything is made. */
async function restore(path: string): Promise<string> {
  const config = readConfig(process.env);
  const header = await verifyBackup(path);
  await refuseOtherMigrations(header);
  const claim = await claimDataDir(config.dataDir, 'npm run restore');
  try {
    await restoreInto(config, path, header);
  } finally {
    claim.release();
  }
  return `The store is as it was at ${header.made_at}. Everybody has to sign in again.`;
}

async function restoreInto(config: Config, path: string, header: BackupHeader): Promise<void> {
  const log = createLog('error');
  const store = await openStore({ ...config, log });
  let takeBack: (() => Promise<void>) | undefined;
  try {
    takeBack = await restoreKeys(header, config);
    await restoreStore(store.pool, header, readBackup(path), log);
  } catch (error) {
    await takeBack?.();
    throw error;
  } finally {
    await store.close();
  }
  // Derived from a store that this folder had before.
  await rm(join(config.dataDir, 'search'), { recursive: true, force: true });
}
