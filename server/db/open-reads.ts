import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Log } from '../log.ts';
import { StartError } from '../start-error.ts';
import type { Tracer } from '../tracing/tracer.ts';
import { newPool } from './new-pool.ts';
import type { Store } from './open-db.ts';
import { identityOfStore, watchReplica } from './replica.ts';
import type { Database, Db } from './schema.ts';

/**
 * Where the catalogue is read, some seconds behind at most: a streaming replica where there is one that is fit, else the
 * primary. What accounts read and write is always the primary's, so that people see what they have just changed.
 */
export interface Reads {
  readonly db: Db;
  readonly pool: Pick<Pool, 'connect'>;
  /** The replica itself, for a reading that has to stay on one server; undefined where none is fit. */
  replica(): Pool | undefined;
}

/** A wait for the replica is short, since the primary answers too. */
const REPLICA_CONNECT_MS = 1_000;

export const readPrimary = ({ db, pool }: Pick<Store, 'db' | 'pool'>): Reads => ({
  db,
  pool,
  replica: () => undefined,
});

/** Opens the replica of `DATABASE_READ_URL`. One that does not answer is passed over; another store's is refused. */
export async function openReads(
  url: string | undefined,
  store: Pick<Store, 'db' | 'pool'>,
  log: Log,
  tracer?: Tracer,
): Promise<Reads & { close(): Promise<void> }> {
  if (url === undefined) return { ...readPrimary(store), close: async () => undefined };
  const replica = newPool(
    { connectionString: url, connectionTimeoutMillis: REPLICA_CONNECT_MS },
    log,
    tracer,
  );
  const identity = await identityOfStore(replica).catch(() => undefined);
  if (identity !== undefined && identity !== (await identityOfStore(store.pool))) {
    await replica.end();
    throw new StartError('DATABASE_READ_URL must lead to a streaming replica of the store of DATABASE_URL.');
  }
  const health = watchReplica(store.pool, replica, log);
  const connect = async () => {
    if (!health.isFit()) return store.pool.connect();
    try {
      return await replica.connect();
    } catch {
      health.doubt();
      return store.pool.connect();
    }
  };
  // Kysely asks a pool for nothing but these two.
  const pool = { connect, end: async () => undefined } as unknown as Pool;
  return {
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }),
    pool,
    replica: () => (health.isFit() ? replica : undefined),
    async close() {
      await health.close();
      await replica.end();
    },
  };
}
