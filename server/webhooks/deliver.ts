import type { Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { WEBHOOKS } from '#contract/webhooks.ts';
import { latestSequence } from '#server/catalogue/read/latest-sequence.queries.ts';
import type { Db } from '#server/db/schema.ts';
import type { KeyRing } from '#server/keys/secret-keys.ts';
import { t } from '#server/language/speech.ts';
import type { Log } from '#server/log.ts';
import { readSecret } from './secret.ts';
import { type Answered, sendMessage } from './send-message.ts';
import {
  type KeptMessage,
  keepMessage,
  listToldChanges,
  markAccepted,
  markFailed,
  putBack,
  takeDueWebhooks,
  type WebhookRow,
} from './webhooks.queries.ts';

/** Longer than an attempt takes. */
const LEASE_MS = 60_000;
const FIRST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = 60 * 60_000;
const GIVE_UP_AFTER_MS = WEBHOOKS.giveUpAfterHours * 60 * 60_000;
/** The receiver wants no more (Standard Webhooks). */
const GONE = 410;

export interface DeliveryOptions {
  readonly db: Db;
  readonly pool: Pool;
  readonly keys: KeyRing;
  readonly clock: () => Date;
  readonly log: Pick<Log, 'info' | 'warn'>;
  readonly allowsLoopback: boolean;
  readonly tooLate?: AbortSignal;
  /** The server is ending: attempts under way are broken off, and left to the next one. */
  readonly stopping?: AbortSignal;
}

/** Takes webhooks with something to send, for this process alone. */
export async function takeWebhooks(
  { db, pool, clock }: DeliveryOptions,
  most: number,
): Promise<WebhookRow[]> {
  const latest = await latestSequence(pool);
  return takeDueWebhooks(db, { limit: most, leaseMs: LEASE_MS, latest, now: clock() });
}

/** Sends the next message of a webhook. */
export async function deliverNext(options: DeliveryOptions, hook: WebhookRow): Promise<void> {
  const { db, clock, log } = options;
  const message = keptMessage(hook) ?? (await writeMessage(options, hook));
  const answered = await sendSigned(options, hook, message);
  const error = errorOf(answered);
  if (error === undefined) return markAccepted(db, hook.id, message, clock());
  const now = clock();
  if (options.stopping?.aborted) return putBack(db, hook.id, now);
  const age = now.getTime() - (hook.failing_since ?? now).getTime();
  const isLast = age >= GIVE_UP_AFTER_MS || ('status' in answered && answered.status === GONE);
  const retryAt = isLast ? undefined : new Date(now.getTime() + delayMs(hook.failed_attempts));
  await markFailed(db, { hookId: hook.id, messageId: message.id, error }, now, retryAt);
  log.warn({ webhookId: hook.id, attempts: hook.failed_attempts + 1, isLast }, 'webhook not delivered');
}

/** The message, signed with the webhook's secret. */
async function sendSigned(
  options: DeliveryOptions,
  hook: WebhookRow,
  message: KeptMessage,
): Promise<Answered> {
  const secret = readSecret(options.keys, hook);
  if (secret === undefined) return { error: t`The secret cannot be read any more: make the webhook again.` };
  return sendMessage({ url: hook.url, secret, ...message }, { ...options, now: options.clock() });
}

function keptMessage(hook: WebhookRow): KeptMessage | undefined {
  const { message_id: id, message_body: body, message_sequence: sequence } = hook;
  return id !== null && body !== null && sequence !== null ? { id, body, sequence } : undefined;
}

async function writeMessage({ db, pool, clock }: DeliveryOptions, hook: WebhookRow): Promise<KeptMessage> {
  // Read after the webhook's own place, which may be as new.
  const latest = await latestSequence(pool);
  const changes = await listToldChanges(db, hook.sequence, WEBHOOKS.maxChanges);
  // The catalogue was restored from a backup: what the receiver has is ahead of it.
  const isRestored = hook.sequence > latest;
  const sequence = changes.at(-1)?.sequence ?? latest;
  const content = {
    type: isRestored ? 'catalogue.restored' : 'catalogue.changed',
    timestamp: clock().toISOString(),
    data: { since: hook.sequence, sequence, changes },
  };
  const message = { id: `msg_${uuidv7()}`, body: JSON.stringify(content), sequence };
  await keepMessage(db, hook.id, message);
  return message;
}

function errorOf(answered: Answered): string | undefined {
  if ('error' in answered) return answered.error;
  const { status } = answered;
  return status >= 200 && status < 300 ? undefined : `The receiver answered with status ${status}.`;
}

/** Doubles with each failed attempt. */
function delayMs(failedAttempts: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** failedAttempts);
}
