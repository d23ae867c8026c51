import { setTimeout } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Log } from '#server/log.ts';
import { evaluateProducts, type Pace } from './evaluate-products.ts';
import {
  asOnlyEvaluation,
  countProducts,
  EVALUATION_VERSION,
  evaluationStart,
  readEvaluation,
  saveEvaluation,
} from './evaluation.queries.ts';

/** It works a third of the time, in stretches that a request hardly notices. */
const PACE: Pace = { stretchMs: 4, pause: 2 };
const PROGRESS_MS = 5_000;
/** Another process evaluates, or the store is away: how soon to look again. */
const RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 300_000;

export interface BackgroundOptions {
  readonly pool: Pool;
  readonly log: Log;
  readonly pace?: Pace;
  readonly retryMs?: number;
}

/**
 * Brings a store that was evaluated by older rules up to date, beside all else the process does; of several processes
 * that share the store one at a time. Goes on where an earlier one was killed, and after each failure of the store.
 * Gives what ends it after the batch in hand.
 */
export function evaluateInBackground(options: BackgroundOptions): () => Promise<void> {
  const stop = new AbortController();
  const ended = evaluateUntilDone(options, stop.signal);
  return async () => {
    stop.abort();
    await ended;
  };
}

async function evaluateUntilDone(options: BackgroundOptions, signal: AbortSignal): Promise<void> {
  const retryMs = options.retryMs ?? RETRY_MS;
  for (let failures = 0; !signal.aborted; ) {
    try {
      const start = evaluationStart(await readEvaluation(options.pool));
      if (start === undefined) return;
      if (await asOnlyEvaluation(options.pool, signal, (either) => evaluateRest(options, either))) return;
      failures = 0;
    } catch (error) {
      failures++;
      const reason = error instanceof Error ? error.message : String(error);
      if (!signal.aborted)
        options.log.warn({ reason, failures }, 'evaluating the catalogue failed; it is tried again');
    }
    const ms = Math.min(retryMs * 2 ** Math.max(0, failures - 1), LONGEST_RETRY_MS);
    await setTimeout(ms, undefined, { signal }).catch(() => undefined);
  }
}

/** Products left as they are that the log names; the others are counted. */
const NAMED_SKIPS = 20;

/** From where the state says, read under the lock. Gives whether nothing is left. */
async function evaluateRest({ pool, log, pace = PACE }: BackgroundOptions, signal: AbortSignal) {
  const after = evaluationStart(await readEvaluation(pool));
  if (after === undefined) return true;
  const count = { done: 0, total: 0, changed: 0, skipped: 0 };
  Object.assign(count, await countProducts(pool, after));
  log.info({ version: EVALUATION_VERSION, ...count }, 'the catalogue is being evaluated by new rules');
  await saveEvaluation(pool, after);
  let spoken = performance.now();
  const isDone = await evaluateProducts(pool, {
    after,
    pace,
    signal,
    async onBatch({ products, last, changed }) {
      await saveEvaluation(pool, last);
      count.done += products;
      count.changed += changed.length;
      if (performance.now() - spoken < PROGRESS_MS) return;
      spoken = performance.now();
      log.info({ ...count }, 'evaluating the catalogue');
    },
    onSkip(gtin, reason) {
      count.skipped++;
      if (count.skipped <= NAMED_SKIPS)
        log.warn({ gtin, reason }, 'a product could not be evaluated and stays as it is');
    },
  });
  if (!isDone) return false;
  await saveEvaluation(pool, null);
  log.info({ ...count }, 'the catalogue was evaluated');
  return true;
}
