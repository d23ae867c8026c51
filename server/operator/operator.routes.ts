import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { sendPlainPage } from '#server/html/plain-page.ts';
import { bearerOf, carriesToken, passwordOf } from '#server/http/setting-token.ts';
import { operationsBody } from './operations-page.ts';
import { STYLE } from './page-parts.ts';
import { operationsReader } from './read-operations.ts';

/** With its slash: browsers send a password to all of the folder it was asked for in, and to nothing above it. */
const PATH = '/operations/';
const TITLE = 'Operations';

/** The operations page, for who knows OPERATOR_TOKEN; without that setting there is no such page. */
export function operatorRoutes(app: FastifyInstance, deps: Deps, version: string): void {
  const { operatorToken } = deps.config;
  if (operatorToken === undefined) return;
  const read = operationsReader(deps);
  app.get(PATH.slice(0, -1), (_request, reply) => reply.redirect(PATH, 301));
  app.get(PATH, async ({ headers: { authorization } }, reply) => {
    const given = passwordOf(authorization) ?? bearerOf(authorization);
    if (!carriesToken(given, operatorToken)) return refuse(reply);
    const body = operationsBody(await read(), version, process.uptime());
    return sendPlainPage(reply, { title: TITLE, style: STYLE, body });
  });
}

function refuse(reply: FastifyReply): FastifyReply {
  reply.code(401).header('www-authenticate', 'Basic realm="Larder operations", charset="UTF-8"');
  const body = '<p>Reload the page and enter the operator token as the password, with any user name.</p>';
  return sendPlainPage(reply, { title: TITLE, style: '', body });
}
