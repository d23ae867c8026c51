import { fail, ok, type Result } from '#contract/result.ts';
import { TOKENS } from '#contract/tokens.ts';
import type { Deps } from '#server/deps.ts';
import type { Caller } from '#server/http/authorize.ts';
import { hashSecret } from '#server/keys/secrets.ts';
import { t } from '#server/language/speech.ts';
import { countCall } from './tokens.queries.ts';

const MINUTE_MS = 60_000;

export const isPersonalToken = (token: string) => token.startsWith(TOKENS.prefix);

/** Whom a program acts for and within which scope, where its token is alive and has calls left. */
export async function authenticateToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<Result<Caller>> {
  const now = clock();
  const row = await countCall(db, hashSecret(token), now);
  if (row === undefined) return fail('unauthorized', t`This token does not exist or was revoked.`);
  if (row.expires_at <= now) return fail('unauthorized', t`This token has expired. Make a new one.`);
  if (row.minute_calls > TOKENS.callsPerMinute) {
    const left = row.minute_began_at.getTime() + MINUTE_MS - now.getTime();
    return fail('rate_limited', t`A token makes at most ${TOKENS.callsPerMinute} calls a minute.`, {
      retryAfterSeconds: Math.max(1, Math.ceil(left / 1000)),
    });
  }
  return ok({ id: row.user_id, scope: row.scope });
}
