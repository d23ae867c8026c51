import { createHash } from 'node:crypto';
import { type ContactMessage, contactContract } from '#contract/contact.schema.ts';
import { CONTACT_MESSAGES_AN_HOUR, MESSAGE_SENT } from '#contract/contact.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { Deps } from '#server/deps.ts';
import type { Route } from '#server/http/route.ts';
import { speakingIn } from '#server/language/dictionaries.ts';
import { say, t } from '#server/language/speech.ts';
import { composeMail, type Mail } from '#server/mail/layout.ts';
import { queueMail } from '#server/mail/outbox.queries.ts';
import { forgetSenders, insertMessage, listSendTimes, lockSender } from './contact.queries.ts';

const HOUR_MS = 60 * 60_000;

type ContactDeps = Pick<Deps, 'db' | 'config' | 'clock'>;

export function contactRoutes(route: Route, deps: ContactDeps): void {
  route(contactContract.send, ({ body, client }) => takeMessage(deps, body, client.address));
}

/**
 * Keeps a message and mails it to the address that mails of this Larder come from: both or neither.
 * A program that filled in the hidden field gets the same answer, and nothing is kept.
 * @param client the sender's network address
 */
async function takeMessage(
  { db, config, clock }: ContactDeps,
  { website, ...message }: ContactMessage,
  client: string,
): Promise<Result<{ message: string }>> {
  if (website) return ok({ message: say(MESSAGE_SENT) });
  const now = clock();
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  const clientHash = createHash('sha256').update(client).digest();
  return db.transaction().execute(async (trx) => {
    await lockSender(trx, clientHash);
    await forgetSenders(trx, hourAgo);
    const times = await listSendTimes(trx, clientHash, hourAgo, CONTACT_MESSAGES_AN_HOUR);
    const oldest = times.at(CONTACT_MESSAGES_AN_HOUR - 1);
    if (oldest) return tooMany(oldest.getTime() + HOUR_MS - now.getTime());
    await insertMessage(trx, { ...message, clientHash }, now);
    const mail = await speakingIn('en', () => contactMail(config.mailFrom, { ...message }));
    await queueMail(trx, mail, now);
    return ok({ message: say(MESSAGE_SENT) });
  });
}

function tooMany(waitMs: number): Result<never> {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
  const wait = minutes === 1 ? t`1 minute` : t`${minutes} minutes`;
  return fail('rate_limited', t`Too many messages were sent. Please try again in ${wait}.`, {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)),
  });
}

/** To the people who run this Larder, in English as all that they read. */
function contactMail(recipient: string, { name, email, message }: ContactMessage): Mail {
  // A subject of our own: nothing a stranger typed goes into a header.
  return composeMail(recipient, 'A message from the Larder contact page', {
    heading: `${name} wrote`,
    paragraphs: message.split(/\r?\n/).filter((line) => line.trim() !== ''),
    footer: `Sent through the contact page. Answer to ${email}; the address has not been checked.`,
  });
}
