import { t } from 'ttag';
import { z } from 'zod';
import { endpoint } from './http/endpoint.ts';
import { oneLine } from './text.schema.ts';
import { TOKEN_SCOPES, TOKENS } from './tokens.ts';

const tokenInfoSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    scope: z.enum(TOKEN_SCOPES),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    /** null: never. */
    last_used_at: z.iso.datetime().nullable(),
    is_expired: z.boolean(),
  })
  .meta({ id: 'PersonalToken' });

const listReply = z.object({ tokens: z.array(tokenInfoSchema) });

export const tokensContract = {
  list: endpoint('GET /api/auth/tokens', 'session', "One's personal tokens, newest first", {
    reply: listReply,
  }),
  create: endpoint(
    'POST /api/auth/tokens',
    'session',
    `Make a personal token, answered this once; at most ${TOKENS.maxPerAccount} an account`,
    {
      body: z.object({
        name: oneLine(t`Name the token`, TOKENS.maxNameLength),
        scope: z
          .enum(TOKEN_SCOPES, { error: () => t`Must be one of ${TOKEN_SCOPES.join(', ')}` })
          .default('read'),
        days: z
          .int(t`Must be a number of days`)
          .min(1, t`Must be at least 1 day`)
          .max(TOKENS.maxDays, { error: () => t`Must be at most ${TOKENS.maxDays} days` })
          .default(90),
      }),
      reply: listReply.extend({ token: z.string() }),
    },
  ),
  revoke: endpoint('DELETE /api/auth/tokens/{id}', 'session', 'Revoke a personal token at once', {
    params: z.object({ id: z.uuid() }),
    reply: listReply,
  }),
};

export type TokenInfo = z.output<typeof tokenInfoSchema>;
