import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

const CHUNKS = Symbol('reply stream');

/** A reply that is sent as it is made. `onEnd` is called once, also where the client went away. */
export interface ReplyStream {
  readonly [CHUNKS]: AsyncIterable<string | Uint8Array>;
  readonly type: string;
  /** Under which a browser saves it. */
  readonly fileName?: string;
  readonly onEnd: () => void;
}

/** JSON lines. */
export function lineStream(lines: AsyncIterable<string>, onEnd: () => void): ReplyStream {
  return { [CHUNKS]: lines, type: 'application/x-ndjson; charset=utf-8', onEnd };
}

/** A file to save; its name is of letters, digits, hyphens and dots. */
export function fileStream(
  chunks: AsyncIterable<string | Uint8Array>,
  { type, fileName }: { readonly type: string; readonly fileName: string },
  onEnd: () => void,
): ReplyStream {
  return { [CHUNKS]: chunks, type, fileName, onEnd };
}

export function isReplyStream(value: unknown): value is ReplyStream {
  return typeof value === 'object' && value !== null && CHUNKS in value;
}

export function sendStream(
  reply: FastifyReply,
  { [CHUNKS]: chunks, type, fileName, onEnd }: ReplyStream,
): FastifyReply {
  const stream = Readable.from(chunks, { objectMode: false });
  stream.once('close', onEnd);
  if (fileName !== undefined) reply.header('content-disposition', `attachment; filename="${fileName}"`);
  return reply.type(type).header('cache-control', 'no-store').send(stream);
}
