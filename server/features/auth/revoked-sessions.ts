import { AUTH } from '#contract/auth.ts';
import { listen } from '#server/db/listen.ts';
import type { Deps } from '#server/deps.ts';
import { listRevokedSince, SESSION_REVOKED_CHANNEL } from './session.queries.ts';

/** Sessions that ended while access tokens of theirs may still be alive. Held in memory: the check costs no query. */
export interface RevokedSessions {
  add(sessionId: string, at: Date): void;
  has(sessionId: string): boolean;
}

/** Forgets a session once the last access token it can have is expired. */
function revokedSessions(): RevokedSessions {
  const revokedAt = new Map<string, number>();
  return {
    add(sessionId, at) {
      const forgettable = at.getTime() - AUTH.accessTokenMs - AUTH.expiryMarginMs;
      // Insertion order is time order, so the old ones stand in front.
      for (const [id, time] of revokedAt) {
        if (time >= forgettable) break;
        revokedAt.delete(id);
      }
      revokedAt.delete(sessionId);
      revokedAt.set(sessionId, at.getTime());
    },
    has: (sessionId) => revokedAt.has(sessionId),
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
      const since = new Date(clock().getTime() - AUTH.accessTokenMs);
      for (const id of await listRevokedSince(db, since)) revoked.add(id, clock());
    },
    onNotify: (sessionId) => revoked.add(sessionId, clock()),
  });
  return { ...revoked, close };
}
