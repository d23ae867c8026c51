import { Worker } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import type { PackedChanges, PackedDocuments } from '#server/search/packed.ts';
import { openTaskThread } from '#server/threads/task-thread.ts';
import type { ReadingTasks, ReadingWorkerData } from './reading-worker.ts';
import type { Readings } from './readings.queries.ts';

/** Rows are garbage as soon as they are read: a larger one would only take memory. */
const YOUNG_GENERATION_MB = 16;

/** Between two batches of an import it would start again and again; later its memory, some 100 MB, is worth more. */
const IDLE_MS = 10_000;

/**
 * Reads the catalogue in a thread of its own, with connections of its own, so that no request waits for it. One reading
 * at a time; the thread starts with a reading and ends when there has been none for a while.
 */
export function openReadingThread(
  primary: PoolConfig,
  replicaUrl: string | undefined,
  idleMs = IDLE_MS,
): Readings & { end(): Promise<void> } {
  const replica = replicaUrl === undefined ? null : { connectionString: replicaUrl };
  const data: ReadingWorkerData = { connections: { primary, replica } };
  const thread = openTaskThread<ReadingTasks>(
    'reading',
    () =>
      new Worker(new URL('./reading-worker.ts', import.meta.url), {
        workerData: data,
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
      }),
  );
  let isEnded = false;
  let underWay = 0;
  let idle: NodeJS.Timeout | undefined;
  async function* batchesOf<T extends PackedDocuments | PackedChanges>(begin: () => Promise<void>) {
    clearTimeout(idle);
    await begin();
    underWay++;
    try {
      for (;;) {
        if (isEnded) throw new Error('the reading thread was ended');
        const batch = await thread.run('next', undefined);
        if (batch === null) return;
        yield batch as T;
      }
    } finally {
      // Where the thread is lost, the next reading's has nothing to stop.
      if (!isEnded) await thread.run('stop', undefined).catch(() => undefined);
      if (--underWay === 0 && !isEnded) idle = setTimeout(() => void thread.end(), idleMs).unref();
    }
  }
  return {
    readAll: (source, after) => batchesOf<PackedDocuments>(() => thread.run('readAll', { source, after })),
    readSince: (source, sequence) =>
      batchesOf<PackedChanges>(() => thread.run('readSince', { source, sequence })),
    async end() {
      isEnded = true;
      clearTimeout(idle);
      await thread.end();
    },
  };
}
