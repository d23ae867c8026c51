import { t } from 'ttag';
import { z } from 'zod';
import { endpoint } from './http/endpoint.ts';
import { tooLong } from './text.schema.ts';
import { WEBHOOKS } from './webhooks.ts';

const webhookSchema = z
  .object({
    id: z.uuid(),
    url: z.string(),
    created_at: z.iso.datetime(),
    is_paused: z.boolean(),
    /** The receiver has every change up to it. */
    sequence: z.int(),
    last_delivered_at: z.iso.datetime().nullable(),
    /** Failed attempts at the message that is due; 0 where the last one was accepted. */
    failed_attempts: z.int(),
    failing_since: z.iso.datetime().nullable(),
    last_error: z.string().nullable(),
    next_attempt_at: z.iso.datetime().nullable(),
    /** Nothing is sent any more until it is resumed; null where it is in use. */
    disabled_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Webhook' });

const listReply = z.object({ webhooks: z.array(webhookSchema) });
const idParameter = z.object({ id: z.uuid() });

export const webhooksContract = {
  list: endpoint('GET /api/webhooks', 'user', 'Webhooks of the account, oldest first', { reply: listReply }),
  create: endpoint(
    'POST /api/webhooks',
    'user',
    `Have changes of the catalogue sent to an HTTPS address; the secret is answered this once. At most ${WEBHOOKS.maxPerAccount} an account`,
    {
      body: z.object({
        url: z.string(t`Must be an HTTPS address`).max(WEBHOOKS.maxUrlLength, tooLong(WEBHOOKS.maxUrlLength)),
      }),
      reply: listReply.extend({ secret: z.string() }),
    },
  ),
  update: endpoint('PUT /api/webhooks/{id}', 'user', 'Pause a webhook, or resume a paused or disabled one', {
    params: idParameter,
    body: z.object({ is_paused: z.boolean() }),
    reply: listReply,
  }),
  delete: endpoint('DELETE /api/webhooks/{id}', 'user', 'Delete a webhook at once', {
    params: idParameter,
    reply: listReply,
  }),
};

export type WebhookInfo = z.output<typeof webhookSchema>;
