import { listen } from '#server/db/listen.ts';
import { DAY_MS } from '#server/db/slots.queries.ts';
import type { Deps } from '#server/deps.ts';
import { listRevokedSince, SESSION_REVOKED_CHANNEL } from './session.queries.ts';

/**
 * Ended sessions are remembered for so long. An access token lives 15 minutes, but by the clock of the machine: one that is
 * set forward and back again makes old ones live once more.
 */
export const REMEMBERED_MS = DAY_MS;

/** Sessions that ended while access tokens of theirs may still be alive. Held in memory: the check costs no query. */
export interface RevokedSessions {
  add(sessionId: string): void;
  has(sessionId: string): boolean;
}

/** Counts the time itself, not by the clock of the machine. */
function revokedSessions(): RevokedSessions {
  const addedAt = new Map<string, number>();
  return {
    add(sessionId) {
      const now = performance.now();
      // Insertion order is time order, so the old ones stand in front.
      for (const [id, time] of addedAt) {
        if (time >= now - REMEMBERED_MS) break;
        addedAt.delete(id);
      }
      addedAt.delete(sessionId);
      addedAt.set(sessionId, now);
    },
    has: (sessionId) => addedAt.has(sessionId),
  };
}

/** Sessions that ended in any process: read once at the start and after a lost connection, then by notification. */
export async function followRevocations({
  db,
  pool,
  clock,
  log,
}: Deps): Promise<RevokedSessions & { close(): Promise<void> }> {
  const revoked = revokedSessions();
  const close = await listen(pool, SESSION_REVOKED_CHANNEL, {
    log,
    onConnect: async () => {
      const since = new Date(clock().getTime() - REMEMBERED_MS);
      for (const id of await listRevokedSince(db, since)) revoked.add(id);
    },
    onNotify: (sessionId) => revoked.add(sessionId),
  });
  return { ...revoked, close };
}
