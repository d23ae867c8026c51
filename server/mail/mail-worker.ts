import type { Pool } from 'pg';
import { listen } from '#server/db/listen.ts';
import type { Db } from '#server/db/schema.ts';
import { startWorker } from '#server/db/start-worker.ts';
import type { Log } from '#server/log.ts';
import {
  deleteOldMails,
  MAIL_CHANNEL,
  MAX_MAIL_AGE_MS,
  markFailed,
  markSent,
  type OutboxRow,
  takeDueMails,
} from './outbox.queries.ts';
import type { MailTransport } from './transport.ts';

const BATCH = 20;
const LEASE_MS = 60_000;
const FIRST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = 5 * 60_000;

export interface MailWorkerOptions {
  readonly db: Db;
  readonly transport: MailTransport;
  readonly clock: () => Date;
  readonly log: Log;
}

/** Sends what is due once, as many at a time as the transport takes; answers how many mails it took, so that a caller goes on while there are more. */
export async function sendDueMails({ db, transport, clock, log }: MailWorkerOptions): Promise<number> {
  const mails = await takeDueMails(db, BATCH, LEASE_MS, clock());
  await Promise.all(mails.map((mail) => sendMail(mail)));
  return mails.length;

  async function sendMail(mail: OutboxRow): Promise<void> {
    try {
      await transport.send(
        { recipient: mail.recipient, subject: mail.subject, text: mail.text_body, html: mail.html_body },
        mail.id,
      );
      await markSent(db, mail.id, clock());
    } catch (error) {
      await putOff(db, mail, error, clock(), log);
    }
  }
}

async function putOff(db: Db, mail: OutboxRow, error: unknown, now: Date, log: Log): Promise<void> {
  const age = now.getTime() - mail.created_at.getTime();
  const giveUp = isFinalFailure(error) || age > MAX_MAIL_AGE_MS;
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

/** Sends mails as they are queued, whichever process queues them. Gives a function that ends it after the current mail. */
export async function startMailWorker(
  options: MailWorkerOptions & { readonly pool: Pool },
): Promise<() => Promise<void>> {
  const { pool, db, log, clock, transport } = options;
  const stop = await startWorker({
    subscribe: (onWork) => listen(pool, MAIL_CHANNEL, { log, onConnect: onWork, onNotify: onWork }),
    run: async (stopping) => {
      await deleteOldMails(db, clock());
      while (!stopping.aborted && (await sendDueMails(options)) === BATCH);
    },
    log,
    failureText: 'the outbox could not be read',
  });
  return async () => {
    await stop();
    transport.close();
  };
}
