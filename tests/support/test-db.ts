import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Client, type ClientConfig, type Pool } from 'pg';
import { afterAll, inject } from 'vitest';
import { joinEmbeddedStore } from '#server/db/embedded/embedded-store.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPool } from '#server/db/open-db.ts';
import type { Database } from '#server/db/schema.ts';
import { silentLog } from './silent-log.ts';

const TEMPLATE = 'larder_template';
const TEMPLATE_LOCK = 1;

export interface TestDb {
  readonly db: Kysely<Database>;
  readonly pool: Pool;
  /** For a process that is to work on the same database by DATABASE_URL. */
  readonly url: string;
  /** Empties every table but the reference data. */
  truncate(): Promise<void>;
}

/** A migrated database of a test file's own, dropped after it: a clone of the run's template. Call it at the top of the file. */
export async function openTestDb(): Promise<TestDb> {
  const store = await joinEmbeddedStore(inject('storeFolder'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(store.connection, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await ensureTemplate(client, store.connection);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY file_copy`);
    await client.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  });
  const { db, pool, close } = await openPool({ ...store.connection, database: name }, silentLog, async () => {
    await onServer(store.connection, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    await store.leave();
  });
  afterAll(close);
  const host = encodeURIComponent(String(store.connection.host));
  return {
    db,
    pool,
    url: `postgres://larder@localhost/${name}?host=${host}`,
    truncate: () => truncate(pool),
  };
}

async function onServer(connection: ClientConfig, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function ensureTemplate(client: Client, connection: ClientConfig): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [TEMPLATE]);
  if (rowCount) return;
  // The folder goes with the run: nothing of it has to outlive a loss of power. A database a file is much to write.
  await client.query('ALTER SYSTEM SET fsync = off');
  await client.query('SELECT pg_reload_conf()');
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  const template = await openPool({ ...connection, database: TEMPLATE }, silentLog, async () => undefined);
  await migrate(template.pool, silentLog);
  await template.close();
}

async function truncate(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables
     WHERE schemaname = 'public' AND tablename NOT LIKE 'gpc\\_%' AND tablename <> 'migrations'`,
  );
  await pool.query(`TRUNCATE ${rows.map(({ name }) => name).join(', ')} RESTART IDENTITY CASCADE`);
}
