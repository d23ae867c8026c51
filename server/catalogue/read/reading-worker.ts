import { workerData } from 'node:worker_threads';
import type { Pool, PoolConfig } from 'pg';
import { newPool } from '#server/db/new-pool.ts';
import type { ReadingPlace } from '#server/search/document.ts';
import { bytesOfPacked, type PackedChanges, type PackedDocuments } from '#server/search/packed.ts';
import { letRequestsGoFirst } from '#server/threads/let-requests-go-first.ts';
import { performTasks } from '#server/threads/perform-tasks.ts';
import { type ReadingSource, readingsOf } from './readings.queries.ts';

/** Reads the catalogue in a thread: its rows are made into documents, which takes longer than to read them. */
export interface ReadingWorkerData {
  readonly connections: Readonly<Record<ReadingSource, PoolConfig | null>>;
}

type Batch = PackedDocuments | PackedChanges;

/** Nothing is told of a lost idle connection: a query that it fails tells, and so does the main thread's pool. */
const QUIET = { warn: () => undefined };

const { connections } = workerData as ReadingWorkerData;
const pools = new Map<ReadingSource, Pool>();
let reading: AsyncIterator<Batch> | undefined;

const readings = readingsOf((source) => {
  const pool = pools.get(source) ?? newPool({ ...connections[source], max: 1, givesWay: true }, QUIET);
  pools.set(source, pool);
  return pool;
});

async function stop(): Promise<void> {
  const stopped = reading;
  reading = undefined;
  await stopped?.return?.();
}

const readingTasks = {
  /** Begins a reading of everything after a place, in place of the last one. */
  async readAll({
    source,
    after,
  }: {
    readonly source: ReadingSource;
    readonly after?: ReadingPlace | undefined;
  }) {
    await stop();
    reading = readings.readAll(source, after)[Symbol.asyncIterator]();
  },
  /** Begins a reading of the changes since a number, in place of the last one. */
  async readSince({ source, sequence }: { readonly source: ReadingSource; readonly sequence: number }) {
    await stop();
    reading = readings.readSince(source, sequence)[Symbol.asyncIterator]();
  },
  /** The reading's next batch; null at its end. A thread that did not begin it must not be taken for one that ended it. */
  async next(): Promise<Batch | null> {
    if (reading === undefined) throw new Error('no reading was begun');
    const next = await reading.next();
    return next.done === true ? null : next.value;
  },
  stop,
};

export type ReadingTasks = typeof readingTasks;

letRequestsGoFirst();
performTasks(readingTasks, {
  movedBy: (output) => bytesOf(output as Batch | null | undefined),
  async onEnd() {
    await stop();
    await Promise.all([...pools.values()].map((pool) => pool.end()));
  },
});

function bytesOf(batch: Batch | null | undefined): ArrayBuffer[] {
  if (!batch) return [];
  return bytesOfPacked('documents' in batch ? batch.documents : batch);
}
