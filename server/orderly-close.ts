import type { Server } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterRunning } from './after-running.ts';

/** Once the server closes, a client that asks all the time hears within it that its connection ends, and loses no request. */
const LAST_CALL_MS = 50;
/** A client may open connections faster than the thread takes them. */
const TAKE_MS = 2_500;
const IDLE_CHECK_MS = 50;
/** Requests in flight get this long; the store closes after them, and both within five seconds. */
const DRAIN_MS = 3_000;

/**
 * Answers what closes the server without losing a request: those that came are answered, and their connections closed as
 * they fall idle, where one whose request was in flight would be kept open for the next. Those on which a body or an answer
 * is stuck are cut in the end.
 *
 * @param besides listeners of further addresses, whose connections are the server's too
 */
export function orderlyClose(
  app: FastifyInstance,
  besides: () => readonly Server[] = () => [],
): () => Promise<void> {
  let idleCheck: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    await takeWaiting(app.server);
    idleCheck = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
    await Promise.all(besides().map(closed));
  });
  return async () => {
    const callOff = afterRunning(DRAIN_MS, () => {
      app.log.warn('connections with a request under way were cut');
      app.server.closeAllConnections();
    });
    await app.close();
    clearInterval(idleCheck);
    callOff();
  };
}

/** Done once its last connection is: the server itself waits for those that it took by itself alone. */
const closed = (listener: Server) => new Promise<void>((resolve) => listener.close(() => resolve()));

/**
 * Takes the connections that wait to be accepted: the kernel resets them when the server ceases to listen. Every answer
 * says `Connection: close` by then. None waits once the event loop has turned without one.
 */
async function takeWaiting(server: Server): Promise<void> {
  let hasTaken = false;
  const onConnection = () => {
    hasTaken = true;
  };
  server.on('connection', onConnection);
  await pause(LAST_CALL_MS);
  let isOver = false;
  const callOff = afterRunning(TAKE_MS, () => {
    isOver = true;
  });
  do {
    hasTaken = false;
    await turn();
  } while (hasTaken && !isOver);
  callOff();
  server.off('connection', onConnection);
}
