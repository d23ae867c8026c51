import type { FastifyInstance } from 'fastify';
import { pathOf } from './not-found.ts';
import { RENDERER } from './renderer.ts';
import { traceIdOf } from './trace-requests.ts';

/** The header by which an answer and its line of the log belong together. */
export const REQUEST_ID = 'x-request-id';

/** One line a request from outside, with its path but never its query: that may hold tokens and addresses. */
export function logRequests(app: FastifyInstance): void {
  // Its lines name nothing that has to be looked for: that takes as long as all else of a line.
  const lines = app.log.child({}, { redact: [] });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    done();
    if (request.socket.remoteAddress === RENDERER) return;
    const trace_id = traceIdOf(request);
    const facts = {
      reqId: request.id,
      ...(trace_id !== undefined && { trace_id }),
      method: request.method,
      path: withoutSecrets(pathOf(request.url)),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    lines.info(facts, 'request');
  });
}

/** A shared link opens its list to who reads the log, one of a mail stops it. Elsewhere 256 bits take 43 characters, a UUID 36. */
const SECRET_SEGMENT = /(?<=\/(?:shared(?:-groups)?|unsubscribe)\/)[^/]+|(?<=\/)[^/]{40,}(?=\/|$)/g;
const FILE = /\.\w+$/;

/** Most paths are too short for one of the second kind, and have none of the names. */
const MAY_HAVE_SECRET = /.{41}|\/shared|\/unsubscribe/;

function withoutSecrets(path: string): string {
  if (!MAY_HAVE_SECRET.test(path)) return path;
  return path.replace(SECRET_SEGMENT, (segment) => (FILE.test(segment) ? segment : '…'));
}
