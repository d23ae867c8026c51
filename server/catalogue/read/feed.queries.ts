import type { Pool } from 'pg';
import { listen } from '#server/db/listen.ts';
import type { Reads } from '#server/db/open-reads.ts';
import type { Log } from '#server/log.ts';
import type { CatalogueFeed } from '#server/search/feed.ts';
import { CATALOGUE_CHANGED } from '../store/catalogue-transaction.queries.ts';
import { latestSequence } from './latest-sequence.queries.ts';
import { poolAt } from './pool-at.ts';
import { type Readings, readingsOf } from './readings.queries.ts';

/**
 * The store's catalogue as an index reads it: numbers from the primary, products from the replica where it has come so far.
 * @param readings who reads products: this thread, unless another one does
 */
export function openCatalogueFeed(
  pool: Pool,
  reads: Reads,
  readings: Readings = readingsOf((source) => (source === 'replica' ? reads.replica() : undefined) ?? pool),
): CatalogueFeed {
  /** The newest change a caller knows of: what it reads then must not be older. */
  let known = 0;
  const source = async () => ((await poolAt(pool, reads, known)) === pool ? 'primary' : 'replica');
  return {
    latestSequence: async () => {
      const latest = await latestSequence(pool);
      known = latest;
      return latest;
    },
    countProducts: async () => {
      const { rows } = await pool.query<{ count: number }>('SELECT count(*) FROM products WHERE listed');
      return rows[0]?.count ?? 0;
    },
    async *readAll(after) {
      yield* readings.readAll(await source(), after);
    },
    async *readSince(sequence) {
      yield* readings.readSince(await source(), sequence);
    },
  };
}

/**
 * Calls `onChange` after every committed change of the catalogue, whichever process made it, and after each time the
 * connection was made, since something may have been missed. Gives what ends it.
 */
export function listenForChanges(
  pool: Pool,
  onChange: () => void,
  log: Pick<Log, 'warn'>,
): Promise<() => Promise<void>> {
  return listen(pool, CATALOGUE_CHANGED, { log, onConnect: onChange, onNotify: onChange });
}
