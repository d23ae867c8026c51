import type { FastifyInstance } from 'fastify';
import { sendFailure } from './problem.ts';
import { RENDERER } from './renderer.ts';

/**
 * Requests answered at the same time. A rendered page takes about 5 ms of the one thread, so that the last of them waits
 * little more than a second; without a limit 2,000 connections waited 14 s and 6,000 took 4 GB.
 */
const MAX_IN_FLIGHT = 256;
const RETRY_AFTER_SECONDS = 1;
/** Answered however much there is to do: else a busy process would be taken for a dead one. */
const ALWAYS_ANSWERED = new Set(['/healthz', '/readyz']);

/** Refuses requests beyond the limit at once, with 503 and `Retry-After`. Calls of a page being rendered are part of it. */
export function limitRequestsInFlight(app: FastifyInstance, limit = MAX_IN_FLIGHT): void {
  let inFlight = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (request.socket.remoteAddress === RENDERER || ALWAYS_ANSWERED.has(request.url)) return;
    if (inFlight >= limit) {
      return sendFailure(reply, {
        code: 'unavailable',
        detail: 'Larder is very busy just now. Please try again in a moment.',
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    inFlight++;
    let isDone = false;
    const done = () => {
      if (!isDone) inFlight--;
      isDone = true;
    };
    // A client that goes away closes the answer without finishing it.
    reply.raw.once('finish', done).once('close', done);
  });
}
