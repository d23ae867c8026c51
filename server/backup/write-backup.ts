import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartError } from '../start-error.ts';
import {
  type BackupHeader,
  copyLine,
  copyTarget,
  END_OF_ROWS,
  FORMAT,
  HEADER_MARK,
  lastLine,
} from './backup-format.ts';
import { listApplied, listSequences, listTables } from './store-shape.queries.ts';

export type BackedUpKeys = Pick<BackupHeader, 'key_ids' | 'key_file'>;

export interface BackupOptions {
  readonly keys: BackedUpKeys;
  readonly now: Date;
  readonly signal: AbortSignal;
  readonly onBytes?: (bytes: number) => void;
}

/**
 * Writes the whole store, as it was at one moment, into a file that appears once it is whole and on the disk. Servers and
 * importers may go on meanwhile. Throws StartError where that is impossible, and the signal's reason where it was aborted.
 */
export async function writeBackup(pool: Pool, path: string, options: BackupOptions): Promise<void> {
  const draft = `${path}.part`;
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const header = await describeStore(client, options);
    const file = createWriteStream(draft, { mode: 0o600, flush: true });
    const lines = withChecksum(dump(client, header), options.onBytes);
    await pipeline(lines, createZstdCompress(), file, { signal: options.signal });
    // Unlike a rename, a link never takes the place of a file that is there.
    await link(draft, path);
  } catch (error) {
    throw options.signal.aborted ? options.signal.reason : explain(error, path);
  } finally {
    await rm(draft, { force: true });
    // Nothing was written, and a broken-off COPY leaves the connection of no use.
    client.release(true);
  }
}

async function describeStore(client: PoolClient, { keys, now }: BackupOptions): Promise<BackupHeader> {
  const migrations = await listApplied(client);
  if (migrations.length === 0)
    throw new StartError('There is nothing to back up: the database holds no store.');
  const tables = await listTables(client);
  // Read after the snapshot: numbers may be left out, but none is given twice.
  const sequences = await listSequences(client);
  return { format: FORMAT, made_at: now.toISOString(), migrations, tables, sequences, ...keys };
}

async function* dump(client: PoolClient, header: BackupHeader): AsyncGenerator<Buffer> {
  yield Buffer.from(`${HEADER_MARK}${JSON.stringify(header)}\n`);
  for (const table of header.tables) {
    yield Buffer.from(copyLine(table));
    yield* client.query(copyTo(`COPY ${copyTarget(table)} TO STDOUT`));
    yield Buffer.from(END_OF_ROWS);
  }
}

async function* withChecksum(
  parts: AsyncIterable<Buffer>,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of parts) {
    hash.update(part);
    bytes += part.length;
    onBytes(bytes);
    yield part;
  }
  yield Buffer.from(lastLine(hash.digest('hex')));
}

/** Of these the file is not the cause, but the connection to the store. */
const CONNECTION_CODES = ['ECONNRESET', 'EPIPE'];

function explain(error: unknown, path: string): unknown {
  const { code = '', message, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST') return new StartError(`${path} exists already: name a new file.`);
  if (syscall === undefined || CONNECTION_CODES.includes(code)) return error;
  return new StartError(`${path} cannot be written: ${message}.`);
}
