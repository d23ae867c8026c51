import type { Db } from '#server/db/schema.ts';
import { DAY_MS } from '#server/db/slots.queries.ts';
import { AUTH_LIMITS } from './auth-limits.ts';
import { REMEMBERED_MS } from './revoked-sessions.ts';

const AUDIT_MS = 180 * DAY_MS;

/** Deletes expired links, sessions, tokens, rate events and audit events. Statements are independent; processes may overlap. */
export async function purgeExpired(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  // Some belong to people who never made an account.
  await db.deleteFrom('magic_links').where('created_at', '<', before(DAY_MS)).execute();
  await db.deleteFrom('rate_events').where('at', '<', before(DAY_MS)).execute();
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('revoked_at', '<', before(DAY_MS)), row('expires_at', '<', before(DAY_MS))]))
    .execute();
  // Until then the use of a rotated one tells that it was copied.
  await db
    .deleteFrom('refresh_tokens')
    .where('rotated_at', '<', before(AUTH_LIMITS.refreshTokenMs))
    .execute();
  await db.deleteFrom('audit_events').where('at', '<', before(AUDIT_MS)).execute();
  await db
    .deleteFrom('api_tokens')
    .where('expires_at', '<', before(30 * DAY_MS))
    .execute();
  // An expired one is shown for a month, to be sent again.
  await db
    .deleteFrom('wishlist_group_invitations')
    .where('expires_at', '<', before(30 * DAY_MS))
    .execute();
  await db.deleteFrom('ended_sessions').where('ended_at', '<', before(REMEMBERED_MS)).execute();
}
