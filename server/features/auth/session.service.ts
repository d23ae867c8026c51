import { v7 as uuidv7 } from 'uuid';
import type { Tokens } from '#contract/auth.schema.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { AuthProvider } from '#contract/user.ts';
import { recordEvent } from '#server/db/audit.queries.ts';
import type { Db } from '#server/db/schema.ts';
import { HOUR_MS, type Limit, takeSlots } from '#server/db/slots.queries.ts';
import type { Client } from '#server/http/route.ts';
import type { KeyRing } from '#server/keys/secret-keys.ts';
import { hashSecret, newSecret, successorOf } from '#server/keys/secrets.ts';
import { t } from '#server/language/speech.ts';
import { issueAccessToken } from './access-token.ts';
import { findUser, keepLanguage, type UserRow } from './account.queries.ts';
import { AUTH_LIMITS } from './auth-limits.ts';
import { presentUser } from './present-user.ts';
import type { RevokedSessions } from './revoked-sessions.ts';
import {
  findRefreshToken,
  insertSession,
  lockRefreshToken,
  revokeSessions,
  rotateRefreshToken,
  type SessionRow,
} from './session.queries.ts';

const EXPIRED = t`Your session has ended. Please log in again.`;
/** Rotations within one grace window: far more than tabs can cause. */
const MAX_CHAIN = 256;

export interface SessionContext {
  readonly keys: KeyRing;
  readonly now: Date;
}

/** Opens a session for a user who has just proved who they are. */
export async function startSession(
  db: Db,
  { keys, now }: SessionContext,
  user: UserRow,
  provider: AuthProvider,
  client: Client,
): Promise<Tokens> {
  const refreshToken = newSecret();
  const session: SessionRow = {
    id: uuidv7(),
    user_id: user.id,
    auth_provider: provider,
    user_agent: client.userAgent,
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + AUTH_LIMITS.refreshTokenMs),
    revoked_at: null,
  };
  await insertSession(db, session, hashSecret(refreshToken));
  const who = { userId: user.id, client: client.address };
  await keepLanguage(db, user);
  await recordEvent(db, { event: 'signed_in', detail: provider, at: now, ...who });
  return presentTokens(keys, user, session.id, refreshToken, now);
}

/**
 * Exchanges a refresh token for its successor. Within seconds of a rotation the old token is answered with the same
 * successor (two tabs, or an answer that was lost); later its use means that somebody copied it, and the session ends.
 */
export async function refreshSession(
  db: Db,
  context: SessionContext & { readonly revoked: RevokedSessions },
  refreshToken: string,
  client: Client,
): Promise<Result<Tokens>> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockRefreshToken(trx, hashSecret(refreshToken));
    if (locked === undefined) return fail('unauthorized', EXPIRED);
    const { session, token } = locked;
    if (session.revoked_at !== null || session.expires_at <= context.now)
      return fail('unauthorized', EXPIRED);
    const limited = await takeSlots(trx, [refreshLimit(session)], context.now);
    if (limited) return { ok: false, failure: limited };
    const user = await findUser(trx, session.user_id);
    if (user === undefined) return fail('unauthorized', EXPIRED);
    if (token.rotated_at === null) {
      const successor = await rotate(trx, context, session, refreshToken);
      return ok(await presentTokens(context.keys, user, session.id, successor, context.now));
    }
    if (context.now.getTime() - token.rotated_at.getTime() > AUTH_LIMITS.refreshGraceMs) {
      await revokeSessions(trx, { userId: user.id, sessionId: session.id }, context.now);
      const who = { userId: user.id, client: client.address };
      await recordEvent(trx, { event: 'refresh_token_reused', detail: session.id, at: context.now, ...who });
      // Other processes hear of it from the store.
      context.revoked.add(session.id);
      return fail('unauthorized', EXPIRED);
    }
    const newest = await newestOfChain(trx, context.keys, refreshToken);
    return ok(await presentTokens(context.keys, user, session.id, newest, context.now));
  });
}

const refreshLimit = ({ id }: SessionRow): Limit => ({
  kind: 'refresh',
  who: id,
  most: AUTH_LIMITS.refreshesPerSessionAnHour,
  withinMs: HOUR_MS,
  refusal: t`This session was renewed too often.`,
});

async function rotate(db: Db, { keys, now }: SessionContext, session: SessionRow, refreshToken: string) {
  const successor = successorOf(keys.current.rotation, refreshToken);
  const longest = session.created_at.getTime() + AUTH_LIMITS.longestSessionMs;
  const expiresAt = new Date(Math.min(longest, now.getTime() + AUTH_LIMITS.refreshTokenMs));
  await rotateRefreshToken(db, session, hashSecret(refreshToken), hashSecret(successor), now, expiresAt);
  return successor;
}

/** Follows the successors of a token to the one not yet rotated, whichever key generation derived each. */
async function newestOfChain(db: Db, keys: KeyRing, refreshToken: string): Promise<string> {
  let newest = refreshToken;
  for (let step = 0; step < MAX_CHAIN; step++) {
    const next = await findSuccessor(db, keys, newest);
    if (next === undefined) return newest;
    newest = next;
  }
  return newest;
}

async function findSuccessor(db: Db, keys: KeyRing, refreshToken: string): Promise<string | undefined> {
  for (const generation of keys.all.values()) {
    const token = successorOf(generation.rotation, refreshToken);
    if (await findRefreshToken(db, hashSecret(token))) return token;
  }
  return undefined;
}

async function presentTokens(
  keys: KeyRing,
  user: UserRow,
  sessionId: string,
  refreshToken: string,
  now: Date,
): Promise<Tokens> {
  return {
    access_token: await issueAccessToken(keys, user.id, sessionId, now),
    refresh_token: refreshToken,
    user: presentUser(user),
  };
}
