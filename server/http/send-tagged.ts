import { hash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { REQUEST_ID } from './log-requests.ts';
import { closeUnlessTaken } from './slow-readers.ts';

/** An answer that is sent many times. */
export interface KeptContent {
  readonly content: Buffer;
  readonly tag: string;
  /** Compressed by Brotli, once somebody has taken it so. */
  brotli?: Buffer;
  /** As it was sent before, by form. */
  readonly sent: Partial<Record<Form, SentAnswer>>;
}

/** What a request may take: bytes as they are, as it names no encoding, or compressed by Brotli. */
type Form = 'plain' | 'brotli';

/** An answer of 200 with all of its headers but those of a single request, name and value by turns. */
interface SentAnswer {
  readonly content: Buffer;
  readonly head: readonly string[];
}

/** Smaller texts fit a packet or two as they are. */
export const COMPRESSION_THRESHOLD_BYTES = 1024;

/**
 * Answers up to this size are compressed at once, in a millisecond at most for a hundred kilobytes. In pieces by another thread they
 * would wait for several turns of the event loop, each as long as what other requests ask of it.
 */
export const COMPRESSED_AT_ONCE_BYTES = 128 * 1024;

export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The catalogue changes at any moment: a copy may be kept, but is asked about before it is shown. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, content: string | Buffer) {
  return sendBytes(request, reply, content, entityTag(content));
}

/** The same of an answer that is kept, compressed once for all who take it. How it is sent is kept where it is sent again. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, kept: KeptContent, isAgain = false) {
  const { content, tag } = kept;
  const isCompressed =
    content.length >= COMPRESSION_THRESHOLD_BYTES &&
    content.length <= COMPRESSED_AT_ONCE_BYTES &&
    takesBrotli(request) &&
    !matchesTag(request.headers['if-none-match'], tag);
  if (!isCompressed) {
    if (isAgain && formOf(request) === 'plain') rememberSent(reply, kept, 'plain', content);
    return sendBytes(request, reply, content, tag);
  }
  kept.brotli ??= brotliCompressSync(content, BROTLI);
  if (isAgain && formOf(request) === 'brotli') rememberSent(reply, kept, 'brotli', kept.brotli);
  return sendBytes(request, sayBrotli(reply), kept.brotli, tag);
}

/**
 * Sends a kept answer as it was sent before, without the steps that led to its headers: they take longer than all else of an
 * answer that is kept. False where it was not sent in the form that the request takes.
 */
export function sendAgain(request: FastifyRequest, reply: FastifyReply, { sent }: KeptContent): boolean {
  const form = formOf(request);
  const answer = form && sent[form];
  if (answer === undefined) return false;
  reply.hijack();
  reply.raw.writeHead(200, [...answer.head, REQUEST_ID, request.id]);
  reply.raw.end(answer.content);
  closeUnlessTaken(reply.raw);
  return true;
}

/** Undefined where the answer depends on more than that. */
function formOf(request: FastifyRequest): Form | undefined {
  const { method, headers } = request;
  if (method !== 'GET' || headers['if-none-match'] !== undefined) return undefined;
  if (headers['accept-encoding'] === undefined) return 'plain';
  return takesBrotli(request) ? 'brotli' : undefined;
}

function rememberSent(reply: FastifyReply, { sent }: KeptContent, form: Form, content: Buffer): void {
  if (sent[form] !== undefined) return;
  reply.raw.once('finish', () => {
    const headers = Object.entries(reply.getHeaders()).filter(([name]) => name !== REQUEST_ID);
    const isForAll = reply.statusCode === 200 && headers.every(([name]) => name !== 'set-cookie');
    if (isForAll) sent[form] = { content, head: headers.flatMap(([name, value]) => [name, String(value)]) };
  });
}

export function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  content: string | Buffer,
  tag: string,
) {
  reply.header('etag', tag).header('cache-control', 'no-cache');
  return matchesTag(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.send(content);
}

const TAKES_BROTLI = /(?:^|[\s,])br\s*(?:$|,|;\s*q=(?!0(?:\.0*)?\s*(?:$|,)))/;

export function takesBrotli({ headers }: FastifyRequest): boolean {
  return TAKES_BROTLI.test(String(headers['accept-encoding'] ?? ''));
}

/** Says that what is sent is compressed already, which else is done to what it says of other kinds of answers. */
export function sayBrotli(reply: FastifyReply): FastifyReply {
  const varies = reply.getHeader('vary');
  return reply
    .header('content-encoding', 'br')
    .header('vary', varies === undefined ? 'accept-encoding' : `${varies}, accept-encoding`);
}

/** A weak entity tag (RFC 9110 8.8.3): the same for every content encoding of the same bytes. */
export function entityTag(content: string | Uint8Array): string {
  return `W/"${hash('sha256', content, 'base64url')}"`;
}

/** Whether an `If-None-Match` header names the tag, by weak comparison (RFC 9110 13.1.2). */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = tag.slice(2);
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque);
}
