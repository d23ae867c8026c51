import { performance } from 'node:perf_hooks';
import { collectGarbage } from './threads/collect-garbage.ts';

const LOOK_MS = 5_000;
/** Of the time since the last look: who asks for a health check or the metrics does not disturb. */
const QUIET_SHARE = 0.05;
/** Less than this is not worth a collection. */
const WORTH_BYTES = 32 << 20;

/**
 * Gives the memory of busy times back once hardly anything is asked: V8 collects as more is allocated, so a server with
 * idle connections alone would keep the garbage of its last busy minute. Gives what ends it.
 */
export function collectWhenQuiet(lookMs = LOOK_MS): () => void {
  let last = performance.eventLoopUtilization();
  /** The process after the last collection; undefined: to be read at the next look, when the memory has been given back. */
  let kept: number | undefined = 0;
  const look = () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    if (utilization > QUIET_SHARE) return;
    const taken = process.memoryUsage.rss();
    kept ??= taken;
    if (taken < kept + WORTH_BYTES) return;
    collectGarbage();
    kept = undefined;
  };
  const timer = setInterval(look, lookMs).unref();
  return () => clearInterval(timer);
}
