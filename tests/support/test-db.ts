import { randomBytes } from 'node:crypto';
import { Client, type ClientConfig, type Pool } from 'pg';
import { afterAll, inject } from 'vitest';
import { type EmbeddedStore, joinEmbeddedStore } from '#server/db/embedded/embedded-store.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPool, type Store } from '#server/db/open-db.ts';
import { silentLog } from './silent-log.ts';

const TEMPLATE = 'larder_template';
const TEMPLATE_LOCK = 1;

let joined: Promise<EmbeddedStore> | undefined;

export interface TestDb extends Omit<Store, 'close'> {
  /** For a process that is to work on the same database by DATABASE_URL. */
  readonly url: string;
  /** Empties every table but the reference data. */
  truncate(): Promise<void>;
}

/** A migrated database of a test file's own, dropped after it: a clone of the run's template. Call it at the top of the file. */
export async function openTestDb(): Promise<TestDb> {
  // A worker stays in until it ends: leaving after each file would stop the server, and start it again for the next.
  joined ??= joinEmbeddedStore(inject('storeFolder'));
  const store = await joined;
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(store.connection, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await ensureTemplate(client, store.connection);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY file_copy`);
    await client.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  });
  const opened = await openPool({ ...store.connection, database: name }, silentLog, async () => {
    await onServer(store.connection, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
  });
  afterAll(opened.close);
  const host = encodeURIComponent(String(store.connection.host));
  return {
    db: opened.db,
    pool: opened.pool,
    connection: opened.connection,
    url: `postgres://larder@localhost/${name}?host=${host}`,
    truncate: () => truncate(opened.pool),
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

/** Truncating every table takes thirty times as long: each file of an empty one is made again too. */
async function truncate(pool: Pool): Promise<void> {
  await pool.query(`DO $$
    DECLARE filled regclass;
    BEGIN
      -- Neither keys nor triggers look at what goes: all of it goes.
      SET LOCAL session_replication_role = replica;
      FOR filled IN
        SELECT oid::regclass FROM pg_class
        WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
          AND relname NOT LIKE 'gpc\\_%' AND relname <> 'migrations' AND pg_relation_size(oid) > 0
      LOOP
        -- Waits for what is still being written.
        EXECUTE format('LOCK TABLE %s', filled);
        EXECUTE format('DELETE FROM %s', filled);
      END LOOP;
      PERFORM setval(seqrelid::regclass, seqstart, false) FROM pg_sequence
      WHERE pg_sequence_last_value(seqrelid) IS NOT NULL;
    END $$`);
}
