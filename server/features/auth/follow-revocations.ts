import { AUTH } from '#contract/auth.ts';
import { listen } from '#server/db/listen.ts';
import type { Deps } from '#server/deps.ts';
import { type RevokedSessions, revokedSessions } from './revoked-sessions.ts';
import { listRevokedSince, SESSION_REVOKED_CHANNEL } from './session.queries.ts';

/** Sessions that ended in any process: read once at the start and after a lost connection, then as they are told. */
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
