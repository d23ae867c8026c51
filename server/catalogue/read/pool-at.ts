import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Reads } from '#server/db/open-reads.ts';
import { latestSequence } from './latest-sequence.queries.ts';

const TRIES = 20;
const PAUSE_MS = 50;

/**
 * The pool for a reading that must show every change up to `sequence`: the replica's once it has come so far, the
 * primary's where that takes too long.
 */
export async function poolAt(primary: Pool, reads: Reads, sequence: number): Promise<Pool> {
  for (let tries = 0; tries < TRIES; tries++) {
    const replica = reads.replica();
    if (replica === undefined) return primary;
    const reached = await latestSequence(replica).catch(() => -1);
    if (reached >= sequence) return replica;
    await sleep(PAUSE_MS);
  }
  return primary;
}
