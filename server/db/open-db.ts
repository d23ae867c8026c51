import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import type { Log } from '../log.ts';
import { StartError } from '../start-error.ts';
import type { Tracer } from '../tracing/tracer.ts';
import { joinEmbeddedStore } from './embedded/embedded-store.ts';
import { newPool, type StorePoolConfig } from './new-pool.ts';
import type { Database } from './schema.ts';

export interface Store {
  readonly db: Kysely<Database>;
  readonly pool: Pool;
  /** For connections of another thread. */
  readonly connection: PoolConfig;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** A PostgreSQL server of one's own; undefined: the embedded one. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly log: Log;
  /** Undefined: queries are not traced. */
  readonly tracer?: Tracer | undefined;
  /** Called while the embedded one starts, which is in a process of its own. */
  readonly onLaunch?: () => void;
  /** Whether requests of a server on the same store go first. */
  readonly givesWay?: boolean;
}

const OLDEST_VERSION = 150_000;
const DATABASE = 'larder';

/** Opens the store, embedded or by address; not migrated yet. Throws StartError where it cannot be reached. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { databaseUrl, dataDir, log, tracer, onLaunch, givesWay = false } = options;
  if (databaseUrl !== undefined)
    return openPool({ connectionString: databaseUrl }, log, async () => undefined, tracer);
  const embedded = await joinEmbeddedStore(dataDir, log, onLaunch);
  try {
    await createDatabase(embedded.connection);
    const config = { ...embedded.connection, database: DATABASE, givesWay };
    return await openPool(config, log, embedded.leave, tracer);
  } catch (error) {
    await embedded.leave();
    throw error;
  }
}

/** Opens a pool on a server that runs. `leave` is called once it is closed. */
export async function openPool(
  config: StorePoolConfig,
  log: Log,
  leave: () => Promise<void>,
  tracer?: Tracer,
): Promise<Store> {
  const pool = newPool(config, log, tracer);
  await refuseOldServer(
    pool,
    config.connectionString === undefined ? 'The store' : 'The store of DATABASE_URL',
  );
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    connection: config,
    async close() {
      // Not db.destroy(): it leaves a pool open through which it was never asked anything.
      await pool.end();
      await leave();
    },
  };
}

async function refuseOldServer(pool: Pool, store: string): Promise<void> {
  try {
    const { rows } = await pool.query<{ version: string }>(
      `SELECT current_setting('server_version_num') AS version`,
    );
    const version = Number(rows[0]?.version);
    if (version >= OLDEST_VERSION) return;
    throw new StartError(`${store} is PostgreSQL ${Math.floor(version / 10_000)}; Larder needs 15 or newer.`);
  } catch (error) {
    await pool.end();
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartError(`${store} cannot be reached: ${reason}.`);
  }
}

async function createDatabase(connection: PoolConfig): Promise<void> {
  const pool = new Pool({ ...connection, max: 1 });
  try {
    const { rowCount } = await pool.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await pool.query(`CREATE DATABASE ${DATABASE}`);
  } catch (error) {
    // Another process that started at the same moment was first.
    if ((error as { code?: string }).code !== '42P04' && (error as { code?: string }).code !== '23505')
      throw error;
  } finally {
    await pool.end();
  }
}
