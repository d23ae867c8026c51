import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { isStorable } from '#contract/storable-text.ts';
import type { Deps } from '#server/deps.ts';
import { t } from '#server/language/speech.ts';
import { unsubscribe } from '#server/watches/settings.queries.ts';

/**
 * What mail programs post to the address in a mail's List-Unsubscribe header (RFC 8058). The page at the same address
 * has a button: a GET changes nothing, since scanners of mail follow links. A token that no store can keep is unknown.
 */
export async function oneClickUnsubscribe(app: FastifyInstance, { db }: Pick<Deps, 'db'>): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(formbody);
    scope.post<{ Params: { token: string } }>('/unsubscribe/:token', async ({ params }, reply) => {
      if (isStorable(params.token)) await unsubscribe(db, params.token);
      return reply
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send(`${t`You get no more weekly mails.`}\n`);
    });
  });
}
