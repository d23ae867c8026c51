import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { fail, ok, type Result } from '#contract/result.ts';
import { type WebhookInfo, webhooksContract } from '#contract/webhooks.schema.ts';
import { WEBHOOKS } from '#contract/webhooks.ts';
import { openCatalogueFeed } from '#server/catalogue/read/feed.queries.ts';
import type { Deps } from '#server/deps.ts';
import type { Route } from '#server/http/route.ts';
import { readTarget } from '#server/webhooks/target.ts';
import type { WebhookRow } from '#server/webhooks/webhooks.queries.ts';
import { countWebhooks, deleteWebhook, insertWebhook, listWebhooks, pauseWebhook } from './hooks.queries.ts';

type List = { webhooks: WebhookInfo[] };

export function webhookRoutes(route: Route, deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config'>): void {
  const { db, pool, clock } = deps;
  const present = async (userId: string) => ({
    webhooks: (await listWebhooks(db, userId)).map(presentWebhook),
  });
  const afterChange = async (userId: string, isDone: boolean): Promise<Result<List>> =>
    isDone ? ok(await present(userId)) : fail('not_found', 'There is no such webhook.');
  route(webhooksContract.list, async ({ user }) => ok(await present(user.id)));
  route(webhooksContract.create, async ({ user, body }) => {
    const target = readTarget(body.url, deps.config.webhookLoopback);
    if (!target.ok) return target;
    const secret = `whsec_${randomBytes(32).toString('base64')}`;
    const sequence = await openCatalogueFeed(pool).latestSequence();
    const isMade = await db.transaction().execute(async (trx) => {
      if ((await countWebhooks(trx, user.id)) >= WEBHOOKS.maxPerAccount) return false;
      const url = target.value.href;
      await insertWebhook(trx, {
        id: uuidv7(),
        user_id: user.id,
        url,
        secret,
        created_at: clock(),
        sequence,
      });
      return true;
    });
    if (isMade) return ok({ secret, ...(await present(user.id)) });
    return fail(
      'conflict',
      `An account has at most ${WEBHOOKS.maxPerAccount} webhooks. Delete one to make room.`,
    );
  });
  route(webhooksContract.update, async ({ user, params, body }) => {
    const change = { userId: user.id, id: params.id, isPaused: body.is_paused };
    return afterChange(user.id, await pauseWebhook(db, change, clock()));
  });
  route(webhooksContract.delete, async ({ user, params }) =>
    afterChange(user.id, await deleteWebhook(db, user.id, params.id)),
  );
}

function presentWebhook(row: WebhookRow): WebhookInfo {
  const isIdle = row.is_paused || row.disabled_at !== null || row.message_id === null;
  return {
    id: row.id,
    url: row.url,
    created_at: row.created_at.toISOString(),
    is_paused: row.is_paused,
    sequence: row.sequence,
    last_delivered_at: row.last_delivered_at?.toISOString() ?? null,
    failed_attempts: row.failed_attempts,
    failing_since: row.failing_since?.toISOString() ?? null,
    last_error: row.last_error,
    next_attempt_at: isIdle ? null : row.next_attempt_at.toISOString(),
    disabled_at: row.disabled_at?.toISOString() ?? null,
  };
}
