import type { FastifyInstance } from 'fastify';

/** Any answer but an endless one is read well within it, on any line. */
const ANSWER_PATIENCE_MS = 60_000;
/** Exports take as long as there are lines; their pace alone is limited, by the server's idle time. */
const ENDLESS = /^(?:application\/(?:x-ndjson|vnd\.openxmlformats)|text\/csv)/;

/** Closes the connection of a client that takes its answer too slowly: the answer is held in memory, and a place with it. */
export function closeSlowReaders(app: FastifyInstance, patienceMs = ANSWER_PATIENCE_MS): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!ENDLESS.test(String(reply.getHeader('content-type')))) {
      const { socket } = reply.raw;
      const timer = setTimeout(() => socket?.destroy(), patienceMs).unref();
      reply.raw.once('close', () => clearTimeout(timer));
    }
    done(null, payload);
  });
}
