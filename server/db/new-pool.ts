import { Pool, type PoolConfig, types } from 'pg';
import type { Log } from '../log.ts';
import type { Tracer } from '../tracing/tracer.ts';
import { giveWay } from './give-way.ts';
import { traceQueries } from './trace-queries.ts';

const POOL_SIZE = 16;
const INT8 = 20;

export interface StorePoolConfig extends PoolConfig {
  /** Whether what it asks of the embedded store waits while there is no processor for it and for requests. */
  readonly givesWay?: boolean;
}

/** A pool of connections; whether a server is there is not looked at. */
export function newPool(
  { givesWay = false, ...config }: StorePoolConfig,
  log: Pick<Log, 'warn'>,
  tracer?: Tracer,
): Pool {
  const pool = new Pool({
    max: POOL_SIZE,
    application_name: 'larder',
    connectionTimeoutMillis: 10_000,
    ...config,
    types: { getTypeParser: typeParser },
  });
  // An idle connection that breaks is replaced by the pool; a waiting query gets the error itself.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'a store connection was lost'));
  // A connection that breaks in use fails its query and emits an event, which without a listener ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // Behind a folder's socket is a server of this machine.
  if (givesWay && config.host?.startsWith('/')) pool.on('connect', giveWay);
  if (tracer) traceQueries(pool, tracer);
  return pool;
}

/** Sequences and counts stay far below 2^53, so int8 is read as a number. */
function typeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8 && format !== 'binary') return Number;
  return types.getTypeParser(oid, format as 'text');
}
