import type { Pool, PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate, readMigrations } from '../db/migrate.ts';
import type { Log } from '../log.ts';
import { StartError } from '../start-error.ts';
import { type BackupHeader, type BackupTable, copyTarget, quote } from './backup-format.ts';
import type { BackupPart } from './read-backup.ts';
import { listApplied, listForeignKeys, listTables } from './store-shape.queries.ts';

/** Tables that migrations fill: rows there do not make a store one in use. */
const FILLED_BY_MIGRATIONS = ['gpc_families', 'gpc_classes', 'gpc_bricks', 'catalogue_evaluation'];

/** Refuses a backup whose steps this program does not know, before anything is made for it. */
export async function refuseOtherMigrations({ migrations }: BackupHeader): Promise<void> {
  const known = new Map((await readMigrations()).map(({ number, checksum }) => [number, checksum]));
  if (migrations.some(({ number }) => !known.has(number))) {
    throw new StartError('The backup was made by a newer Larder: restore it with that one.');
  }
  if (migrations.some(({ number, checksum }) => known.get(number) !== checksum)) {
    throw new StartError('The backup was made by another edition of Larder: restore it with that one.');
  }
}

/**
 * Puts a backup into an empty store: the tables as they were then, its rows in one transaction, and what newer steps change.
 * Throws StartError where the store is not empty or the backup is not whole; nothing of it stays then.
 */
export async function restoreStore(
  pool: Pool,
  header: BackupHeader,
  parts: AsyncIterable<BackupPart>,
  log: Log,
): Promise<void> {
  await refuseUsedStore(pool, header);
  await migrate(pool, log, header.migrations.at(-1)?.number);
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query('BEGIN');
    await fill(client, header, parts);
    await client.query('COMMIT');
    broken = false;
  } finally {
    // A connection given up in its transaction takes nothing with it.
    client.release(broken);
  }
  await migrate(pool, log);
  await pool.query('ANALYZE');
}

async function refuseUsedStore(pool: Pool, header: BackupHeader): Promise<void> {
  const client = await pool.connect();
  try {
    const applied = await listApplied(client);
    if (applied.length > 0) await refuseRows(client);
    if (applied.length > header.migrations.length) {
      throw new StartError(
        'The store has newer tables than the backup: restore into a new DATA_DIR or an empty database.',
      );
    }
  } finally {
    client.release();
  }
}

async function refuseRows(client: PoolClient): Promise<void> {
  for (const { name } of await listTables(client)) {
    if (FILLED_BY_MIGRATIONS.includes(name)) continue;
    const { rowCount } = await client.query(`SELECT FROM ${quote(name)} LIMIT 1`);
    if (rowCount) {
      throw new StartError(
        'The store is not empty, and nothing in it was changed: restore into a new DATA_DIR or an empty database.',
      );
    }
  }
}

/** Without foreign keys and triggers while it lasts: rows come in any order, and are counted and checked already. */
async function fill(
  client: PoolClient,
  header: BackupHeader,
  parts: AsyncIterable<BackupPart>,
): Promise<void> {
  const tables = header.tables.map(({ name }) => quote(name));
  await client.query(`LOCK TABLE migrations, ${tables.join(', ')} IN ACCESS EXCLUSIVE MODE`);
  // A server that started meanwhile may have got here first.
  await refuseRows(client);
  const foreignKeys = await listForeignKeys(client);
  for (const { table, name } of foreignKeys)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${tables.join(', ')}`);
  await copyParts(client, parts);
  for (const { table, name, definition } of foreignKeys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  }
  for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  for (const { name, value } of header.sequences) {
    if (value !== null) await client.query('SELECT setval($1::regclass, $2)', [quote(name), value]);
  }
  await endSignIns(client);
}

async function copyParts(client: PoolClient, parts: AsyncIterable<BackupPart>): Promise<void> {
  let copy: TableCopy | undefined;
  for await (const part of parts) {
    if ('header' in part) continue;
    if (copy?.table !== part.table) {
      await copy?.end();
      copy = copyInto(client, part.table);
    }
    await copy.write(part.rows);
  }
  await copy?.end();
}

interface TableCopy {
  readonly table: BackupTable;
  write(rows: Buffer): Promise<void>;
  end(): Promise<void>;
}

function copyInto(client: PoolClient, table: BackupTable): TableCopy {
  const stream = client.query(copyFrom(`COPY ${copyTarget(table)} FROM STDIN`));
  let refusal: Error | undefined;
  stream.on('error', (error) => {
    refusal ??= error;
  });
  // Of a stream that has failed a callback learns only that it is closed.
  const settle = (start: (done: (error?: Error | null) => void) => void) =>
    new Promise<void>((resolve, reject) =>
      start((error) => {
        if (error) reject(refusal ?? error);
        else resolve();
      }),
    );
  return {
    table,
    write: (rows) => settle((done) => stream.write(rows, done)),
    end: () => settle((done) => stream.end(done)),
  };
}

/** What was ended after the backup would be valid again: every user signs in again. */
async function endSignIns(client: PoolClient): Promise<void> {
  await client.query('UPDATE sessions SET revoked_at = now() WHERE revoked_at IS NULL');
  await client.query('UPDATE magic_links SET voided_at = now() WHERE voided_at IS NULL AND used_at IS NULL');
  await client.query('DELETE FROM provider_sign_ins');
}
