import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { listen } from '#server/db/listen.ts';
import type { Db } from '#server/db/schema.ts';
import { startWorker } from '#server/db/start-worker.ts';
import type { Log } from '#server/log.ts';
import {
  deleteOldMails,
  MAIL_CHANNEL,
  markFailed,
  markSent,
  type OutboxRow,
  takeDueMails,
} from './outbox.queries.ts';
import { MAX_CONNECTIONS, type MailTransport } from './transport.ts';

const LEASE_MS = 60_000;
const FIRST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = 5 * 60_000;

export interface MailWorkerOptions {
  readonly db: Db;
  readonly transport: MailTransport;
  readonly clock: () => Date;
  readonly log: Log;
}

/** Takes mails that are due, for this process alone. */
export function takeMails({ db, clock }: MailWorkerOptions, most: number): Promise<OutboxRow[]> {
  return takeDueMails(db, most, LEASE_MS, clock());
}

/** Hands one over, or puts it off. */
export async function sendMail(options: MailWorkerOptions, mail: OutboxRow): Promise<void> {
  const { db, transport, clock, log } = options;
  try {
    await transport.send(
      {
        recipient: mail.recipient,
        subject: mail.subject,
        text: mail.text_body,
        html: mail.html_body,
        unsubscribeUrl: mail.unsubscribe_url ?? undefined,
      },
      mail.id,
    );
    await markSent(db, mail.id, clock());
  } catch (error) {
    await putOff(db, mail, error, clock(), log);
  }
}

async function putOff(db: Db, mail: OutboxRow, error: unknown, now: Date, log: Log): Promise<void> {
  const giveUp = isFinalFailure(error) || mail.expires_at < now;
  const retryAt = giveUp ? undefined : new Date(now.getTime() + retryDelayMs(mail.attempts));
  const reason = error instanceof Error ? error.message : String(error);
  await markFailed(db, mail.id, reason, now, retryAt);
  log.warn({ mailId: mail.id, attempts: mail.attempts, giveUp }, 'mail could not be sent');
}

/** Doubles with each failed attempt. */
function retryDelayMs(attempts: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.max(0, attempts - 1));
}

/** SMTP answers of 500 and above are final (RFC 5321 4.2.1). */
function isFinalFailure(error: unknown): boolean {
  const code = (error as { responseCode?: unknown }).responseCode;
  return typeof code === 'number' && code >= 500;
}

/** A mail server that hangs would keep the process from ending in order; the mail is taken again once its lease is over. */
const STOP_PATIENCE_MS = 1_500;

/**
 * Sends mails as they are queued, whichever process queues them. Gives a function that ends it after the mails under way, or a
 * moment later.
 */
export async function startMailWorker(
  options: MailWorkerOptions & { readonly pool: Pool },
): Promise<() => Promise<void>> {
  const { pool, db, log, clock, transport } = options;
  const stop = await startWorker({
    subscribe: (onWork) => listen(pool, MAIL_CHANNEL, { log, onConnect: onWork, onNotify: onWork }),
    // More than the transport hands over at once would wait in it, for longer than they are taken.
    places: MAX_CONNECTIONS,
    take: async (most) => {
      await deleteOldMails(db, clock());
      return takeMails(options, most);
    },
    work: (mail) => sendMail(options, mail),
    log,
    failureText: 'the outbox could not be read',
  });
  return async () => {
    const patience = new AbortController();
    const tooLate = pause(STOP_PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => undefined);
    await Promise.race([stop(), tooLate]);
    patience.abort();
    transport.close();
  };
}
