import { authContract } from '#contract/auth.schema.ts';
import { fail, ok } from '#contract/result.ts';
import type { SessionInfo } from '#contract/user.schema.ts';
import type { AuditEvent } from '#server/db/account-tables.ts';
import { recordEvent } from '#server/db/audit.queries.ts';
import type { Client, Route } from '#server/http/route.ts';
import { hashSecret } from '#server/keys/secrets.ts';
import { t } from '#server/language/speech.ts';
import { deleteUser } from './account.queries.ts';
import type { AuthDeps } from './auth-deps.ts';
import { changeProfile, exportAccount, getProfile } from './profile.service.ts';
import { listSessions, lockRefreshToken, revokeSessions, type SessionRow } from './session.queries.ts';
import { refreshSession } from './session.service.ts';

export function sessionRoutes(route: Route, { db, keys, clock, revoked }: AuthDeps): void {
  route(authContract.refresh, ({ body, client }) =>
    refreshSession(db, { keys, revoked, now: clock() }, body.refresh_token, client),
  );
  route(authContract.logout, async ({ body, client }) => {
    // The same answer for a token that is unknown or dead: its sender is signed out either way.
    await db.transaction().execute(async (trx) => {
      const locked = await lockRefreshToken(trx, hashSecret(body.refresh_token));
      if (!locked) return;
      const owner = { userId: locked.session.user_id, sessionId: locked.session.id };
      await revoke('signed_out', owner, client, trx);
    });
    return ok({ message: t`You are logged out.` });
  });
  route(authContract.logoutEverywhere, async ({ user, client }) => {
    await revoke('signed_out_everywhere', { userId: user.id }, client);
    return ok({ message: t`You are logged out everywhere.` });
  });
  route(authContract.sessions, async ({ user }) => ok({ sessions: await presentSessions(user) }));
  route(authContract.revokeSession, async ({ user, params, client }) => {
    const ended = await revoke('session_ended', { userId: user.id, sessionId: params.id }, client);
    if (ended.length === 0) return fail('not_found', t`This session has already ended.`);
    return ok({ sessions: await presentSessions(user) });
  });
  route(authContract.me, ({ user }) => getProfile(db, user.id));
  route(authContract.updateMe, ({ user, body }) => changeProfile(db, keys, user.id, body, clock()));
  route(authContract.exportMe, ({ user }) => exportAccount(db, keys, user.id));
  route(authContract.deleteMe, async ({ user, client }) => {
    await revoke('signed_out_everywhere', { userId: user.id }, client);
    await deleteUser(db, user.id, clock());
    return ok({ message: t`Your account and all its data are deleted.` });
  });

  async function revoke(
    event: AuditEvent,
    owner: { readonly userId: string; readonly sessionId?: string },
    { address }: Client,
    within = db,
  ) {
    const now = clock();
    const ended = await revokeSessions(within, owner, now);
    if (ended.length > 0) {
      const detail = owner.sessionId === undefined ? {} : { detail: owner.sessionId };
      await recordEvent(within, { event, at: now, userId: owner.userId, client: address, ...detail });
    }
    for (const id of ended) revoked.add(id);
    return ended;
  }

  async function presentSessions(user: {
    readonly id: string;
    readonly sessionId: string;
  }): Promise<SessionInfo[]> {
    const rows = await listSessions(db, user.id, clock());
    return rows.map((row) => presentSession(row, user.sessionId));
  }
}

function presentSession(row: SessionRow, currentId: string): SessionInfo {
  return {
    id: row.id,
    user_agent: row.user_agent,
    auth_provider: row.auth_provider,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    is_current: row.id === currentId,
  };
}
