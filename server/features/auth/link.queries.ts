import { type Selectable, sql } from 'kysely';
import { SIGN_IN } from '#contract/sign-in.ts';
import type { AccountTables, PendingSignup } from '#server/db/account-tables.ts';
import type { Db } from '#server/db/schema.ts';
import type { Address } from './account.queries.ts';
import { AUTH_LIMITS } from './auth-limits.ts';

export type LinkRow = Selectable<AccountTables['magic_links']>;

export interface NewLink {
  readonly id: string;
  readonly address: Address;
  readonly tokenHash: Buffer;
  readonly nonceHash: Buffer;
  readonly codeHash: Buffer;
  readonly redeemable: boolean;
  readonly signup: PendingSignup | undefined;
}

/** Stores a link; the newest one voids the older ones of its address. */
export async function insertLink(db: Db, link: NewLink, now: Date): Promise<void> {
  await db
    .updateTable('magic_links')
    .set({ voided_at: now })
    .where('email_key', '=', link.address.key)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .execute();
  await db
    .insertInto('magic_links')
    .values({
      id: link.id,
      email: link.address.email,
      email_key: link.address.key,
      token_hash: link.tokenHash,
      nonce_hash: link.nonceHash,
      code_hash: link.codeHash,
      redeemable: link.redeemable,
      signup: link.signup ? JSON.stringify(link.signup) : null,
      tries_left: AUTH_LIMITS.codeTries,
      created_at: now,
      expires_at: new Date(now.getTime() + SIGN_IN.magicLinkMs),
      used_at: null,
      voided_at: null,
    })
    .execute();
}

/** The link of a token, locked: of two redeemers at once the second sees it used. */
export function lockLinkByToken(db: Db, tokenHash: Buffer): Promise<LinkRow | undefined> {
  return db
    .selectFrom('magic_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
}

/** Takes one try of a link by the nonce of its request; undefined where there is none left. */
export function takeCodeTry(db: Db, nonceHash: Buffer): Promise<LinkRow | undefined> {
  return db
    .updateTable('magic_links')
    .set({ tries_left: sql<number>`tries_left - 1` })
    .where('nonce_hash', '=', nonceHash)
    .where('tries_left', '>', 0)
    .returningAll()
    .executeTakeFirst();
}

export async function markLinkUsed(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('magic_links').set({ used_at: now }).where('id', '=', id).execute();
}
