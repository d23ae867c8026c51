import { isIPv6, type Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '#contract/result.ts';
import { t } from '#server/language/speech.ts';
import { LOOPBACK } from './loopback.ts';
import { sendFailure } from './problem.ts';
import { RENDERER } from './renderer.ts';
import { openRequestQueue } from './request-queue.ts';

/**
 * Requests answered at the same time, with those that wait for their turn. A page that is not kept takes about 5 ms of a processor;
 * without a limit 2,000 connections waited 14 s and 6,000 took 4 GB.
 */
const MAX_IN_FLIGHT = 256;
/** Of one client: a browser sends six at once, an office behind one address some dozens. */
const MAX_OF_A_CLIENT = 64;
const RETRY_AFTER_SECONDS = 1;
/** Refusals that are held back, each with its connection. */
const MAX_HELD = 4_096;
/** Answered however much there is to do: else a busy process would be taken for a dead one. */
const ALWAYS_ANSWERED = new Set(['/healthz', '/readyz']);

const BUSY: Failure = {
  code: 'unavailable',
  detail: t`Larder is very busy just now. Please try again in a moment.`,
  retryAfterSeconds: RETRY_AFTER_SECONDS,
};
const tooMany = (): Failure => ({
  code: 'rate_limited',
  detail: t`At most ${MAX_OF_A_CLIENT} requests of a client are answered at a time. Please try again in a moment.`,
  retryAfterSeconds: RETRY_AFTER_SECONDS,
});

/**
 * Refuses requests beyond the limits at once: 503 where all of them are too many, 429 where one client's are, so that no single
 * one takes all places. Calls of a page being rendered are part of it.
 */
export function limitRequestsInFlight(
  app: FastifyInstance,
  limit = MAX_IN_FLIGHT,
  now: () => number = () => performance.now(),
): void {
  let inFlight = 0;
  const ofClients = countByName();
  const queue = openRequestQueue(app.server);
  const refuseBusy = pacedRefusal(now);
  app.addHook('onRequest', (request, reply, next) => {
    if (request.socket.remoteAddress === RENDERER || ALWAYS_ANSWERED.has(request.url)) return next();
    if (inFlight >= limit || queue.isFull()) {
      queue.noteRefusal();
      return refuseBusy(request, reply);
    }
    const client = clientName(request.ip);
    if (client !== undefined && ofClients.count(client) >= MAX_OF_A_CLIENT)
      return sendFailure(reply, tooMany());
    inFlight++;
    if (client !== undefined) ofClients.add(client, 1);
    let isDone = false;
    const done = () => {
      if (isDone) return;
      isDone = true;
      inFlight--;
      if (client !== undefined) ofClients.add(client, -1);
    };
    // A client that goes away closes the answer without finishing it.
    reply.raw.once('finish', done).once('close', done);
    queue.enter(() => isDone || next());
  });
}

/**
 * A refusal takes little, but a client that asks again at once would have thousands of them a second. So on a connection that
 * was refused a moment ago the next one comes when it was told to ask again.
 */
function pacedRefusal(now: () => number) {
  const due = new WeakMap<Socket, number>();
  let held = 0;
  return ({ socket }: FastifyRequest, reply: FastifyReply): void => {
    const send = () => {
      due.set(socket, now() + RETRY_AFTER_SECONDS * 1_000);
      sendFailure(reply, BUSY);
    };
    const waitMs = (due.get(socket) ?? 0) - now();
    if (waitMs <= 0 || held >= MAX_HELD) {
      send();
      return;
    }
    held++;
    const timer = setTimeout(send, waitMs);
    reply.raw.once('close', () => {
      held--;
      clearTimeout(timer);
    });
  };
}

/** Of IPv6 the /64, which is the least anyone has. Undefined: this machine, where a proxy may speak for everybody. */
function clientName(address: string): string | undefined {
  if (LOOPBACK.test(address)) return undefined;
  return isIPv6(address) && !address.startsWith('::ffff:') ? networkOf(address) : address;
}

function networkOf(address: string): string {
  const [left = '', right] = address.split('::', 2);
  const groups = left.split(':');
  const missing = right === undefined ? 0 : 8 - groups.length - right.split(':').length;
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(right ?? '').split(':')]
    .slice(0, 4)
    .join(':');
}

function countByName() {
  const counts = new Map<string, number>();
  const count = (name: string) => counts.get(name) ?? 0;
  return {
    count,
    add(name: string, change: number) {
      const next = count(name) + change;
      if (next === 0) counts.delete(name);
      else counts.set(name, next);
    },
  };
}
