import { v7 as uuidv7 } from 'uuid';
import { emailSchema } from '#contract/auth.schema.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { MAX_PROFILE_FIELD_LENGTH } from '#contract/user.ts';
import type { IdentityProvider } from '#server/db/account-tables.ts';
import type { Db } from '#server/db/schema.ts';
import { t } from '#server/language/speech.ts';
import { emailKey } from '#server/mail/email-address.ts';
import { findUser, findUserByAddress, getOrCreateUser, type UserRow } from '../account.queries.ts';
import { findIdentity, insertIdentity } from './sign-in.queries.ts';

/** A provider's claims about a person, their signature checked. */
export interface Identity {
  readonly provider: IdentityProvider;
  readonly subject: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
}

export interface IdentifiedUser {
  readonly user: UserRow;
  /** The account was there before. */
  readonly existed: boolean;
}

const UNVERIFIED = t`That account has no verified email address, so it cannot be used here. Please log in with a link instead.`;

/**
 * The account of a provider's identity: the one it is joined to, else the one with its verified address, else a
 * new one. An unverified address joins nothing and makes nothing: its owner would find a stranger in their account.
 */
export async function identifyUser(db: Db, identity: Identity, now: Date): Promise<Result<IdentifiedUser>> {
  return db.transaction().execute(async (trx) => {
    const joined = await findIdentity(trx, identity);
    const known = joined && (await findUser(trx, joined));
    if (known) return ok({ user: known, existed: true });
    const email = emailSchema.safeParse(identity.email).data;
    const key = email === undefined ? undefined : emailKey(email);
    if (email === undefined || key === undefined || !identity.emailVerified)
      return fail('forbidden', UNVERIFIED);
    const existed = (await findUserByAddress(trx, key)) !== undefined;
    const user = await getOrCreateUser(trx, { email, key }, identity.provider, newProfile(identity), now);
    await insertIdentity(trx, identity, user.id, now);
    return ok({ user, existed });
  });
}

function newProfile(identity: Identity) {
  return {
    user_id: uuidv7(),
    first_name: profileLine(identity.firstName),
    last_name: profileLine(identity.lastName),
    company_name: null,
    phone: null,
    business_id: null,
    business_id_last: null,
  };
}

/** A name from outside: one line, bounded, or nothing. */
function profileLine(text: string | undefined): string | null {
  const line = text
    ?.slice(0, MAX_PROFILE_FIELD_LENGTH)
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ')
    .trim();
  return line ? line : null;
}
