import type { Pool } from 'pg';
import { listen } from '#server/db/listen.ts';
import type { Log } from '#server/log.ts';
import { CATALOGUE_CHANGED } from '../store/catalogue-transaction.ts';

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
