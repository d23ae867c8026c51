import type { FastifyInstance } from 'fastify';
import { pathOf } from './not-found.ts';
import { RENDERER } from './renderer.ts';

/** One line a request from outside, with its path but never its query: that may hold tokens and addresses. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.socket.remoteAddress === RENDERER) return;
    const facts = {
      method: request.method,
      path: withoutSecrets(pathOf(request.url)),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log.info(facts, 'request');
  });
}

/** A shared link opens its list to who reads the log, one of a mail stops it. Elsewhere 256 bits take 43 characters, a UUID 36. */
const SECRET_SEGMENT = /(?<=\/(?:shared(?:-groups)?|unsubscribe)\/)[^/]+|(?<=\/)[^/]{40,}(?=\/|$)/g;
const FILE = /\.\w+$/;

function withoutSecrets(path: string): string {
  return path.replace(SECRET_SEGMENT, (segment) => (FILE.test(segment) ? segment : '…'));
}
