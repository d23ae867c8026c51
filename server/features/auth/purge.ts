import { HOUR_MS } from '#server/db/slots.queries.ts';
import type { Deps } from '#server/deps.ts';
import { purgeExpired } from './purge.queries.ts';

/** Purges now and every hour. Gives what ends it. */
export function purgeRegularly({ db, clock, log }: Deps): () => Promise<void> {
  const purge = async () => {
    try {
      await purgeExpired(db, clock());
    } catch (error) {
      log.warn({ reason: String(error) }, 'expired records could not be deleted');
    }
  };
  let purging = purge();
  const timer = setInterval(() => {
    purging = purging.then(purge);
  }, HOUR_MS).unref();
  return () => {
    clearInterval(timer);
    return purging;
  };
}
