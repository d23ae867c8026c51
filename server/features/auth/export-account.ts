import { fail, ok, type Result } from '#contract/result.ts';
import type { Db } from '#server/db/schema.ts';
import { findUser } from './account.queries.ts';
import { presentUser } from './present-user.ts';
import { plainBusinessId } from './profile.service.ts';
import type { KeyRing } from './secret-keys.ts';

/** Everything stored about an account, for its owner; secrets' hashes are no data about a person and stay. */
export async function exportAccount(
  db: Db,
  keys: KeyRing,
  userId: string,
): Promise<Result<Record<string, unknown>>> {
  const user = await findUser(db, userId);
  if (user === undefined) return fail('unauthorized', 'This account does not exist any more.');
  const identities = await db
    .selectFrom('user_identities')
    .select(['provider', 'subject', 'created_at'])
    .where('user_id', '=', userId)
    .execute();
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'auth_provider', 'user_agent', 'created_at', 'last_used_at', 'expires_at', 'revoked_at'])
    .where('user_id', '=', userId)
    .execute();
  return ok({
    user: { ...presentUser(user), business_id: plainBusinessId(keys, userId, user.business_id) },
    identities,
    sessions,
  });
}
