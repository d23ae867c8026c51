import { v7 as uuidv7 } from 'uuid';
import { fail, ok } from '#contract/result.ts';
import { type TokenInfo, tokensContract } from '#contract/tokens.schema.ts';
import { TOKENS } from '#contract/tokens.ts';
import { recordEvent } from '#server/db/audit.queries.ts';
import { countOwn, deleteOwn } from '#server/db/own-rows.queries.ts';
import { DAY_MS } from '#server/db/slots.queries.ts';
import type { Route } from '#server/http/route.ts';
import { hashSecret, newSecret } from '#server/keys/secrets.ts';
import { t } from '#server/language/speech.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { insertToken, listTokens, type TokenRow } from './tokens.queries.ts';

/** Personal tokens, seen and made by their person alone: no token makes another. */
export function tokenRoutes(route: Route, { db, clock }: AuthDeps): void {
  const present = async (userId: string) => {
    const now = clock();
    return (await listTokens(db, userId)).map((row) => presentToken(row, now));
  };
  route(tokensContract.list, async ({ user }) => ok({ tokens: await present(user.id) }));
  route(tokensContract.create, async ({ user, body, client }) => {
    const now = clock();
    const token = `${TOKENS.prefix}${newSecret()}`;
    const isMade = await db.transaction().execute(async (trx) => {
      if ((await countOwn(trx, 'api_tokens', user.id)) >= TOKENS.maxPerAccount) return false;
      await insertToken(trx, {
        id: uuidv7(),
        user_id: user.id,
        name: body.name,
        token_hash: hashSecret(token),
        scope: body.scope,
        created_at: now,
        expires_at: new Date(now.getTime() + body.days * DAY_MS),
      });
      const who = { userId: user.id, client: client.address };
      await recordEvent(trx, { event: 'token_made', detail: body.scope, at: now, ...who });
      return true;
    });
    if (!isMade) {
      const most = t`An account has at most ${TOKENS.maxPerAccount} tokens. Revoke one to make room.`;
      return fail('conflict', most);
    }
    return ok({ token, tokens: await present(user.id) });
  });
  route(tokensContract.revoke, async ({ user, params, client }) => {
    const isRevoked = await db.transaction().execute(async (trx) => {
      if (!(await deleteOwn(trx, 'api_tokens', user.id, params.id))) return false;
      const who = { userId: user.id, client: client.address };
      await recordEvent(trx, { event: 'token_revoked', detail: params.id, at: clock(), ...who });
      return true;
    });
    if (!isRevoked) return fail('not_found', t`This token was revoked already.`);
    return ok({ tokens: await present(user.id) });
  });
}

function presentToken(row: TokenRow, now: Date): TokenInfo {
  return {
    id: row.id,
    name: row.name,
    scope: row.scope,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    is_expired: row.expires_at <= now,
  };
}
