import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { fail, ok, type Result } from '#contract/result.ts';
import { WEBHOOKS } from '#contract/webhooks.ts';
import { latestSequence } from '#server/catalogue/read/latest-sequence.queries.ts';
import type { AuditEvent } from '#server/db/account-tables.ts';
import { recordEvent } from '#server/db/audit.queries.ts';
import { countOwn, deleteOwn } from '#server/db/own-rows.queries.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { sealText } from '#server/keys/sealed-text.ts';
import { compose, t } from '#server/language/speech.ts';
import { readTarget } from '#server/webhooks/target.ts';
import { insertWebhook, pauseWebhook } from './hooks.queries.ts';

export type WebhookDeps = Pick<Deps, 'db' | 'pool' | 'keys' | 'clock' | 'config'>;

/** Whose webhooks, and from which address they are changed. */
export interface Owner {
  readonly userId: string;
  readonly client: string;
}

const NO_ROOM = compose(
  () => t`An account has at most ${WEBHOOKS.maxPerAccount} webhooks. Delete one to make room.`,
);

/** Makes a webhook that tells what changes from now on; answers its secret, which is told this once. */
export async function makeWebhook(deps: WebhookDeps, owner: Owner, address: string): Promise<Result<string>> {
  const { db, pool, keys, clock } = deps;
  const target = readTarget(address, deps.config.webhookLoopback);
  if (!target.ok) return target;
  const id = uuidv7();
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const sequence = await latestSequence(pool);
  const isMade = await db.transaction().execute(async (trx) => {
    if ((await countOwn(trx, 'webhooks', owner.userId)) >= WEBHOOKS.maxPerAccount) return false;
    const url = target.value.href;
    const sealed_secret = sealText(keys, id, secret);
    await insertWebhook(trx, {
      id,
      user_id: owner.userId,
      url,
      sealed_secret,
      created_at: clock(),
      sequence,
    });
    await recordEvent(trx, { event: 'webhook_made', detail: id, at: clock(), ...owner });
    return true;
  });
  return isMade ? ok(secret) : fail('conflict', NO_ROOM);
}

/** Pauses or resumes a webhook; false where the owner has no such. */
export function setPaused(deps: WebhookDeps, owner: Owner, id: string, isPaused: boolean): Promise<boolean> {
  const change = { userId: owner.userId, id, isPaused };
  const event = isPaused ? 'webhook_paused' : 'webhook_resumed';
  return changeNoted(deps, owner, { event, id }, (trx) => pauseWebhook(trx, change, deps.clock()));
}

/** Deletes a webhook; false where the owner has no such. */
export function removeWebhook(deps: WebhookDeps, owner: Owner, id: string): Promise<boolean> {
  return changeNoted(deps, owner, { event: 'webhook_deleted', id }, (trx) =>
    deleteOwn(trx, 'webhooks', owner.userId, id),
  );
}

function changeNoted(
  { db, clock }: WebhookDeps,
  owner: Owner,
  { event, id }: { event: AuditEvent; id: string },
  change: (trx: Db) => Promise<boolean>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const isDone = await change(trx);
    if (isDone) await recordEvent(trx, { event, detail: id, at: clock(), ...owner });
    return isDone;
  });
}
