import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Any answer but an endless one is read well within it, on any line. */
const ANSWER_PATIENCE_MS = 60_000;
/** Exports take as long as there are lines; their pace alone is limited, by the server's idle time. */
const ENDLESS = /^(?:application\/(?:x-ndjson|vnd\.openxmlformats)|text\/csv)/;

/** Closes the connection of a client that takes its answer too slowly: the answer is held in memory, and a place with it. */
export function closeSlowReaders(app: FastifyInstance, patienceMs = ANSWER_PATIENCE_MS): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!ENDLESS.test(String(reply.getHeader('content-type')))) {
      closeWhenSlow(reply.raw, patienceMs);
    }
    done(null, payload);
  });
}

/** The same of an answer that did not go through these hooks, once all of it was written. */
export function closeUnlessTaken(response: ServerResponse): void {
  // Most are with the system by then.
  if (response.socket && response.socket.writableLength > 0) closeWhenSlow(response, ANSWER_PATIENCE_MS);
}

function closeWhenSlow(response: ServerResponse, patienceMs: number): void {
  const { socket } = response;
  const timer = setTimeout(() => socket?.destroy(), patienceMs).unref();
  response.once('close', () => clearTimeout(timer));
}
