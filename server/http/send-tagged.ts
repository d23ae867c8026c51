import { hash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { spokenLanguage } from '#server/language/speech.ts';
import { REQUEST_ID } from './log-requests.ts';
import { closeUnlessTaken } from './slow-readers.ts';

/** An answer that may be sent many times. */
export interface KeptContent {
  readonly content: Buffer;
  readonly tag: string;
  /** Compressed by Brotli, once somebody has taken it so. */
  brotli?: Buffer;
}

/** What a request may take: bytes as they are, as it names no encoding, or compressed by Brotli. */
type Form = 'plain' | 'brotli';

/**
 * The headers of a route's answers of 200 by language and form, name and value by turns, without those in which two answers
 * differ. The route's handler sets none of its own.
 */
export type Heads = Map<string, readonly string[]>;

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

/** The same of an answer that is kept, compressed once for all who take it, or whose headers may be known. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, kept: KeptContent, heads?: Heads) {
  if (heads && sendByHead(request, reply, kept, heads)) return reply;
  if (heads) rememberHead(request, reply, kept, heads);
  const { content, tag } = kept;
  const isCompressed =
    isCompressible(content) && takesBrotli(request) && !matchesTag(request.headers['if-none-match'], tag);
  return isCompressed
    ? sendBytes(request, sayBrotli(reply), brotliOf(kept), tag)
    : sendBytes(request, reply, content, tag);
}

/**
 * Sends an answer with the headers that others of its route had, without the steps that lead to them: they take longer than all
 * else of an answer that is kept. False where none was sent in the form that the request takes.
 */
export function sendByHead(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: KeptContent,
  heads: Heads,
): boolean {
  const form = formOf(request, kept);
  const head = form && heads.get(headKey(form));
  if (head === undefined) return false;
  const content = form === 'brotli' ? brotliOf(kept) : kept.content;
  const own = ['content-length', String(content.length), 'etag', kept.tag, REQUEST_ID, request.id];
  reply.hijack();
  reply.raw.writeHead(200, [...head, ...own]);
  reply.raw.end(content);
  closeUnlessTaken(reply.raw);
  return true;
}

const headKey = (form: Form) => `${spokenLanguage()} ${form}`;

function isCompressible({ length }: Buffer): boolean {
  return length >= COMPRESSION_THRESHOLD_BYTES && length <= COMPRESSED_AT_ONCE_BYTES;
}

function brotliOf(kept: KeptContent): Buffer {
  kept.brotli ??= brotliCompressSync(kept.content, BROTLI);
  return kept.brotli;
}

/** Undefined where the answer depends on more than that. */
function formOf(request: FastifyRequest, { content }: KeptContent): Form | undefined {
  const { method, headers } = request;
  if (method !== 'GET' || headers['if-none-match'] !== undefined) return undefined;
  if (headers['accept-encoding'] === undefined) return 'plain';
  return takesBrotli(request) && isCompressible(content) ? 'brotli' : undefined;
}

/** Those that differ, and one that is for a single reader. */
const OWN = new Set([REQUEST_ID, 'content-length', 'etag']);
const PRIVATE = 'set-cookie';

function rememberHead(request: FastifyRequest, reply: FastifyReply, kept: KeptContent, heads: Heads): void {
  const form = formOf(request, kept);
  if (form === undefined) return;
  const key = headKey(form);
  reply.raw.once('finish', () => {
    const headers = Object.entries(reply.getHeaders());
    if (reply.statusCode !== 200 || headers.some(([name]) => name === PRIVATE)) return;
    const shared = headers.filter(([name]) => !OWN.has(name));
    heads.set(
      key,
      shared.flatMap(([name, value]) => [name, String(value)]),
    );
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
