import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

const LINES = Symbol('line stream');

/** A reply of JSON lines, sent as they are made. `onEnd` is called once, also where the client went away. */
export interface LineStream {
  readonly [LINES]: AsyncIterable<string>;
  readonly onEnd: () => void;
}

export function lineStream(lines: AsyncIterable<string>, onEnd: () => void): LineStream {
  return { [LINES]: lines, onEnd };
}

export function isLineStream(value: unknown): value is LineStream {
  return typeof value === 'object' && value !== null && LINES in value;
}

export function sendLines(reply: FastifyReply, { [LINES]: lines, onEnd }: LineStream): FastifyReply {
  const stream = Readable.from(lines, { objectMode: false });
  stream.once('close', onEnd);
  return reply.type('application/x-ndjson; charset=utf-8').header('cache-control', 'no-store').send(stream);
}
