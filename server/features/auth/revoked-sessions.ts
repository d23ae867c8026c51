import { AUTH } from '#contract/auth.ts';

/** Sessions that ended while access tokens of theirs may still be alive. Held in memory: the check costs no query. */
export interface RevokedSessions {
  add(sessionId: string, at: Date): void;
  has(sessionId: string): boolean;
}

/** Forgets a session once the last access token it can have is expired. */
export function revokedSessions(): RevokedSessions {
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
