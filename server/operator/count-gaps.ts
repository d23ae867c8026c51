import { setTimeout as pause } from 'node:timers/promises';
import { latestSequence } from '#server/catalogue/read/latest-sequence.queries.ts';
import type { GapCount } from '#server/db/catalogue-tables.ts';
import { startWorker } from '#server/db/start-worker.ts';
import { holdLock } from '#server/db/store-lock.ts';
import type { Deps } from '#server/deps.ts';
import { countStretch, endOfStretch, findGapReport, saveGapReport } from './gaps.queries.ts';

export type GapCounterOptions = Pick<Deps, 'db' | 'pool' | 'reads' | 'clock' | 'log'>;

/** Some 50 ms of the store's work. */
const STRETCH = 2_000;
/** Pauses are that many times as long as the work: counting takes a fifth of one connection. */
const PAUSE = 4;
/** Counting takes at most one part in fifty of all time, and is done at most every five minutes. */
const REST = 50;
const LEAST_REST_MS = 5 * 60_000;

/**
 * Counts in the background what products lack, whenever the catalogue has changed since the last count; of all servers of a
 * store one at a time. Gives what ends it.
 */
export function startGapCounter(options: GapCounterOptions): Promise<() => Promise<void>> {
  const { pool } = options;
  return startWorker({
    subscribe: async () => async () => undefined,
    places: 1,
    take: async () => ((await isDue(options)) ? [options] : []),
    work: async (_job, stopping) => {
      const lost = new AbortController();
      const free = await holdLock(pool, 'catalogue gaps', () => lost.abort());
      if (free === undefined) return;
      try {
        await countGaps(options, AbortSignal.any([stopping, lost.signal]));
      } finally {
        await free();
      }
    },
    log: options.log,
    failureText: 'what products lack could not be counted',
  });
}

async function isDue({ db, pool, clock }: GapCounterOptions): Promise<boolean> {
  const newest = await findGapReport(db);
  if (newest === undefined) return true;
  const restMs = Math.max(LEAST_REST_MS, newest.seconds * 1000 * REST);
  if (clock().getTime() - newest.countedAt.getTime() < restMs) return false;
  return (await latestSequence(pool)) !== newest.sequence;
}

/** Walks the catalogue by GTIN in short statements, so that no snapshot is held; aborted: nothing is saved. */
export async function countGaps(options: GapCounterOptions, signal: AbortSignal): Promise<void> {
  const { db, pool, reads, clock } = options;
  const sequence = await latestSequence(pool);
  const counts = new Map<GapCount['source'], GapCount>();
  let workMs = 0;
  for (let after: string | undefined = ''; after !== undefined && !signal.aborted; ) {
    const begun = performance.now();
    const last: string | undefined = await endOfStretch(reads.db, after, STRETCH);
    if (last !== undefined) {
      for (const count of await countStretch(reads.db, after, last))
        counts.set(count.source, sum(counts.get(count.source), count));
    }
    const ms = performance.now() - begun;
    workMs += ms;
    after = last;
    if (last !== undefined) await pause(ms * PAUSE, undefined, { signal }).catch(() => undefined);
  }
  if (signal.aborted) return;
  await saveGapReport(db, {
    countedAt: clock(),
    seconds: workMs / 1000,
    sequence,
    counts: [...counts.values()],
  });
}

function sum(one: GapCount | undefined, other: GapCount): GapCount {
  if (one === undefined) return other;
  const lacking = Object.entries(one.lacking).map(([gap, n]) => [gap, n + (other.lacking[gap] ?? 0)]);
  return {
    source: one.source,
    products: one.products + other.products,
    lacking: Object.fromEntries(lacking),
  };
}
