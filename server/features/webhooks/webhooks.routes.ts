import { fail, ok, type Result } from '#contract/result.ts';
import { type WebhookInfo, webhooksContract } from '#contract/webhooks.schema.ts';
import type { Route } from '#server/http/route.ts';
import { t } from '#server/language/speech.ts';
import { sayError } from '#server/webhooks/say-error.ts';
import type { WebhookRow } from '#server/webhooks/webhooks.queries.ts';
import { listWebhooks } from './hooks.queries.ts';
import { makeWebhook, removeWebhook, setPaused, type WebhookDeps } from './webhooks.service.ts';

type List = { webhooks: WebhookInfo[] };

export function webhookRoutes(route: Route, deps: WebhookDeps): void {
  const present = async (userId: string) => ({
    webhooks: (await listWebhooks(deps.db, userId)).map(presentWebhook),
  });
  const afterChange = async (userId: string, isDone: boolean): Promise<Result<List>> =>
    isDone ? ok(await present(userId)) : fail('not_found', t`There is no such webhook.`);
  route(webhooksContract.list, async ({ user }) => ok(await present(user.id)));
  route(webhooksContract.create, async ({ user, body, client }) => {
    const secret = await makeWebhook(deps, { userId: user.id, client: client.address }, body.url);
    return secret.ok ? ok({ secret: secret.value, ...(await present(user.id)) }) : secret;
  });
  route(webhooksContract.update, async ({ user, params, body, client }) => {
    const owner = { userId: user.id, client: client.address };
    return afterChange(user.id, await setPaused(deps, owner, params.id, body.is_paused));
  });
  route(webhooksContract.delete, async ({ user, params, client }) => {
    const owner = { userId: user.id, client: client.address };
    return afterChange(user.id, await removeWebhook(deps, owner, params.id));
  });
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
    last_error: row.last_error === null ? null : sayError(row.last_error),
    next_attempt_at: isIdle ? null : row.next_attempt_at.toISOString(),
    disabled_at: row.disabled_at?.toISOString() ?? null,
  };
}
