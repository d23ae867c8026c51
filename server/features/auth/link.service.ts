import { v7 as uuidv7 } from 'uuid';
import type { Tokens } from '#contract/auth.schema.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { PendingSignup } from '#server/db/account-tables.ts';
import { recordEvent } from '#server/db/audit.queries.ts';
import type { Db } from '#server/db/schema.ts';
import { DAY_MS, HOUR_MS, type Limit, takeSlots } from '#server/db/slots.queries.ts';
import type { Client } from '#server/http/route.ts';
import { equalSecrets, hashCode, hashSecret, newCode, newSecret, nonceOf } from '#server/keys/secrets.ts';
import { say, t } from '#server/language/speech.ts';
import type { Mail } from '#server/mail/layout.ts';
import { queueMail } from '#server/mail/outbox.queries.ts';
import { confirmSignupMail, noAccountMail, signInMail } from '#server/mail/sign-in-mails.ts';
import { type Address, findUserByAddress, getOrCreateUser } from './account.queries.ts';
import { AUTH_LIMITS } from './auth-limits.ts';
import { insertLink, type LinkRow, lockLinkByToken, markLinkUsed, takeCodeTry } from './link.queries.ts';
import { type SessionContext, startSession } from './session.service.ts';

export interface LinkContext extends SessionContext {
  /** Base of the links in mails. */
  readonly publicUrl: string;
  /** The client's network address. */
  readonly client: string;
}

export interface LinkRequest {
  readonly address: Address;
  /** Of a signup; absent for a sign-in. */
  readonly signup?: PendingSignup;
}

const LINK_SENT = t`Check your email: we have sent you a link.`;
const INVALID_LINK = t`This sign-in link is not valid. Please ask for a new one.`;
const WRONG_CODE = t`That code is not right. Check the mail, or ask for a new link.`;

/**
 * Mails a link. Takes the same steps whether or not the address has an account: only the mail tells.
 * The nonce is for the browser that asked.
 */
export async function requestLink(
  db: Db,
  context: LinkContext,
  request: LinkRequest,
): Promise<Result<{ message: string; nonce: string }>> {
  return db.transaction().execute(async (trx) => {
    const refusal = await takeSlots(trx, linkLimits(context.client, request.address), context.now);
    if (refusal) return { ok: false, failure: refusal };
    const user = await findUserByAddress(trx, request.address.key);
    const known = user !== undefined;
    const id = uuidv7();
    const token = newSecret();
    const code = newCode();
    const nonce = nonceOf(token);
    await insertLink(
      trx,
      {
        id,
        address: request.address,
        tokenHash: hashSecret(token),
        nonceHash: hashSecret(nonce),
        codeHash: hashCode(context.keys.current.codes, id, code),
        redeemable: known || request.signup !== undefined,
        signup: request.signup,
      },
      context.now,
    );
    // To the address that was proven: another spelling of it may be another mailbox.
    const recipient = user?.email ?? request.address.email;
    await queueMail(trx, composeMail(context, { ...request, recipient, known, token, code }), context.now);
    return ok({ message: say(LINK_SENT), nonce });
  });
}

const TOO_MANY_LINKS = t`Too many links were asked for.`;
const TOO_MANY_CODES = t`Too many codes were tried. The link in the mail still works.`;

const linkLimits = (client: string, address: Address): Limit[] => [
  {
    kind: 'link-client',
    who: client,
    most: AUTH_LIMITS.linksPerClientAnHour,
    withinMs: HOUR_MS,
    refusal: TOO_MANY_LINKS,
  },
  {
    kind: 'link-address',
    who: address.key,
    most: AUTH_LIMITS.linksPerAddressAnHour,
    withinMs: HOUR_MS,
    refusal: TOO_MANY_LINKS,
  },
];

const codeLimits = (client: string, emailKey: string): Limit[] => [
  {
    kind: 'code-client',
    who: client,
    most: AUTH_LIMITS.codesPerClientAnHour,
    withinMs: HOUR_MS,
    refusal: TOO_MANY_CODES,
  },
  {
    kind: 'code-address',
    who: emailKey,
    most: AUTH_LIMITS.codesPerAddressADay,
    withinMs: DAY_MS,
    refusal: TOO_MANY_CODES,
  },
];

interface LinkMail extends LinkRequest {
  readonly recipient: string;
  readonly known: boolean;
  readonly token: string;
  readonly code: string;
}

function composeMail({ publicUrl }: LinkContext, { recipient, known, signup, token, code }: LinkMail): Mail {
  const href = `${publicUrl}/auth/verify?token=${token}`;
  if (known) return signInMail(recipient, href, code);
  return signup ? confirmSignupMail(recipient, href, code) : noAccountMail(recipient, `${publicUrl}/signup`);
}

/** Redeems the token of a link: once, in time, the newest of its address. */
export async function redeemToken(
  db: Db,
  context: SessionContext,
  token: string,
  client: Client,
): Promise<Result<Tokens>> {
  return db.transaction().execute(async (trx) => {
    const link = await lockLinkByToken(trx, hashSecret(token));
    if (link === undefined || !link.redeemable) return fail('unauthorized', INVALID_LINK);
    const refusal = whyNotRedeemable(link, context.now);
    return refusal ? fail('unauthorized', refusal) : ok(await redeem(trx, context, link, client));
  });
}

/** Redeems the code of a mail in the browser that asked for it; every call takes one of the tries. */
export async function redeemCode(
  db: Db,
  context: SessionContext,
  { nonce, code }: { nonce: string; code: string },
  client: Client,
): Promise<Result<Tokens>> {
  return db.transaction().execute(async (trx) => {
    const link = await takeCodeTry(trx, hashSecret(nonce));
    if (link === undefined)
      return fail('unauthorized', t`This code cannot be used any more. Please ask for a new link.`);
    const refusal = whyNotRedeemable(link, context.now);
    if (refusal) return fail('unauthorized', refusal);
    const limited = await takeSlots(trx, codeLimits(client.address, link.email_key), context.now);
    if (limited) return { ok: false, failure: limited };
    const right = [...context.keys.all.values()].some((keys) =>
      equalSecrets(hashCode(keys.codes, link.id, code), link.code_hash),
    );
    if (!right || !link.redeemable) {
      const who = { userId: null, client: client.address };
      await recordEvent(trx, { event: 'code_refused', at: context.now, ...who });
      return fail('unauthorized', WRONG_CODE);
    }
    return ok(await redeem(trx, context, link, client));
  });
}

function whyNotRedeemable(link: LinkRow, now: Date): string | undefined {
  if (link.used_at !== null) return t`This sign-in link was already used. Please ask for a new one.`;
  if (link.voided_at !== null)
    return t`A newer sign-in link was sent. Please use that one, or ask for another.`;
  if (link.expires_at <= now) return t`This sign-in link has expired. Please ask for a new one.`;
  return undefined;
}

async function redeem(db: Db, context: SessionContext, link: LinkRow, client: Client): Promise<Tokens> {
  await markLinkUsed(db, link.id, context.now);
  const address = { email: link.email, key: link.email_key };
  const user = await getOrCreateUser(db, address, 'email', link.signup ?? undefined, context.now);
  return startSession(db, context, user, 'email', client);
}
