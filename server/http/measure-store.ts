import type { Pool } from 'pg';
import { Gauge, Histogram, type Registry } from 'prom-client';

/** What was imported of a source so far. */
export interface ImportedRows {
  readonly source: string;
  readonly written: number;
  readonly unchanged: number;
  readonly rejected: number;
  readonly seconds: number;
  readonly failed: number;
}

/** Figures of the store, read at each scrape. */
export interface MeasuredStore {
  readonly pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount' | 'connect'>;
  /** Of the last change of the catalogue. */
  readonly latestSequence: () => Promise<number>;
  readonly imports: () => Promise<readonly ImportedRows[]>;
}

const WAIT_BUCKETS = [0.0001, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function measureStore(registry: Registry, { pool, latestSequence, imports }: MeasuredStore): void {
  new Gauge({
    name: 'larder_store_connections',
    help: 'Connections of the store that are busy or idle, and requests that wait for one.',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'larder_catalogue_sequence',
    help: 'Sequence of the last change of the catalogue: how fast it rises is how fast imports write. NaN: not known.',
    registers: [registry],
    async collect() {
      this.set(await latestSequence().catch(() => Number.NaN));
    },
  });
  measureImports(registry, imports);
  measureWaits(registry, pool);
}

/** Every query takes its connection through `connect`, also those that the pool is asked itself. */
function measureWaits(registry: Registry, pool: MeasuredStore['pool']): void {
  const waits = new Histogram({
    name: 'larder_store_wait_seconds',
    help: 'Time until a connection of the store was free.',
    buckets: WAIT_BUCKETS,
    registers: [registry],
  });
  const connect = pool.connect.bind(pool) as (...parameters: unknown[]) => unknown;
  const timed = (done?: (...answer: unknown[]) => void) => {
    const end = waits.startTimer();
    if (done === undefined) {
      const client = connect() as Promise<unknown>;
      client.then(
        () => end(),
        () => end(),
      );
      return client;
    }
    return connect((...answer: unknown[]) => {
      end();
      done(...answer);
    });
  };
  Object.assign(pool, { connect: timed });
}

/** They are the store's, so all servers tell the same: take the largest, not the sum. */
function measureImports(registry: Registry, imports: MeasuredStore['imports']): void {
  let reading: Promise<readonly ImportedRows[]> | undefined;
  /** Once for all gauges of a scrape. */
  const read = () => {
    reading ??= imports()
      .catch(() => [])
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  new Gauge({
    name: 'larder_import_rows',
    help: 'Rows of all imports, by source and outcome.',
    labelNames: ['source', 'outcome'] as const,
    registers: [registry],
    async collect() {
      for (const { source, ...run } of await read()) {
        this.set({ source, outcome: 'written' }, run.written);
        this.set({ source, outcome: 'unchanged' }, run.unchanged);
        this.set({ source, outcome: 'rejected' }, run.rejected);
      }
    },
  });
  const bySource = (name: string, help: string, countOf: (rows: ImportedRows) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['source'] as const,
      registers: [registry],
      async collect() {
        for (const rows of await read()) this.set({ source: rows.source }, countOf(rows));
      },
    });
  bySource('larder_import_seconds', 'Work of all imports, by source.', ({ seconds }) => seconds);
  bySource(
    'larder_import_failed_runs',
    'Imports that stopped before their end and were not continued, by source.',
    ({ failed }) => failed,
  );
}
