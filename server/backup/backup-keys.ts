import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { keyFile, keyRing } from '#server/keys/secret-keys.ts';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import type { BackupHeader } from './backup-format.ts';
import type { BackedUpKeys } from './write-backup.ts';

type KeyConfig = Pick<Config, 'dataDir' | 'secretKey'>;

/** What a backup tells of the keys: without them the business ids in it cannot be read. */
export async function readKeys({ dataDir, secretKey }: KeyConfig): Promise<BackedUpKeys> {
  const file = secretKey === undefined ? await readKeyFile(dataDir) : null;
  const text = secretKey ?? file;
  return { key_ids: text === null ? [] : idsOf(text), key_file: file };
}

/**
 * Makes sure that the business ids of a backup can be read after it: puts its keys into DATA_DIR, or finds them in
 * SECRET_KEY. Throws StartError where neither is possible. Gives what takes the file away again.
 */
export async function restoreKeys(header: BackupHeader, config: KeyConfig): Promise<() => Promise<void>> {
  const { key_ids, key_file } = header;
  const nothing = async () => undefined;
  if (key_ids.length === 0) return nothing;
  const present = config.secretKey ?? (await readKeyFile(config.dataDir));
  if (present !== null) {
    const held = idsOf(present);
    if (key_ids.every((id) => held.includes(id))) return nothing;
    throw new StartError(
      config.secretKey === undefined
        ? `${keyFile(config.dataDir)} holds another key than the backup: restore into a new DATA_DIR.`
        : `SECRET_KEY lacks a key of the backup (${key_ids.join(', ')}): add the one it was made with.`,
    );
  }
  if (key_file === null) {
    throw new StartError(`Set SECRET_KEY to the keys the backup was made with (${key_ids.join(', ')}).`);
  }
  const path = keyFile(config.dataDir);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'wx', 0o600);
  await file.writeFile(key_file);
  await file.sync();
  await file.close();
  return () => rm(path);
}

async function readKeyFile(dataDir: string): Promise<string | null> {
  try {
    return await readFile(keyFile(dataDir), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const idsOf = (text: string) => [...keyRing(text).all.keys()];
