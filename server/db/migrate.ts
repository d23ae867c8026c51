import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Pool, PoolClient } from 'pg';
import type { Log } from '../log.ts';
import { StartError } from '../start-error.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
/** Any number, the same in every process: "larder" on a telephone's keys. */
const LOCK = 527_337;

/** A step by its number and the SHA-256 of its file. */
export interface MigrationMark {
  readonly number: number;
  readonly checksum: string;
}

interface Migration extends MigrationMark {
  readonly name: string;
  readonly sql: string;
}

/**
 * Brings the store up to date, or up to the step `last`: forward only, each migration in a transaction, one process at a
 * time. Throws StartError where the store is newer than the program, or a migration was changed after it ran.
 */
export async function migrate(pool: Pool, log: Log, last = Number.POSITIVE_INFINITY): Promise<void> {
  const migrations = await readMigrations();
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const applied = await listApplied(client);
    verifyApplied(applied, migrations);
    for (const migration of migrations.filter(({ number }) => number <= last && !applied.has(number))) {
      await apply(client, migration);
      log.info({ migration: migration.name }, 'the store was migrated');
    }
  } finally {
    await client.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
    client.release();
  }
}

/** The steps this program knows. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, FOLDER), 'utf8');
      return {
        number: Number(name.slice(0, 4)),
        name,
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
      };
    }),
  );
}

async function listApplied(client: PoolClient): Promise<Map<number, string>> {
  await client.query(`CREATE TABLE IF NOT EXISTS migrations (
    number integer PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now()
  )`);
  const { rows } = await client.query<{ number: number; checksum: string }>(
    'SELECT number, checksum FROM migrations',
  );
  return new Map(rows.map(({ number, checksum }) => [number, checksum]));
}

function verifyApplied(applied: ReadonlyMap<number, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map(({ number, checksum }) => [number, checksum]));
  for (const [number, checksum] of applied) {
    if (!known.has(number)) {
      throw new StartError(
        `The store was migrated to step ${number}, which this Larder does not know: use the newer one.`,
      );
    }
    if (known.get(number) !== checksum) {
      throw new StartError(
        `Migration ${number} is not the one the store was migrated with: restore its file.`,
      );
    }
  }
}

async function apply(client: PoolClient, { number, name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO migrations (number, name, checksum) VALUES ($1, $2, $3)', [
      number,
      name,
      checksum,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    // Of a store that is gone it fails too, and must not hide why.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
