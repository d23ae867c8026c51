import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The catalogue changes at any moment: a copy may be kept, but is asked about before it is shown. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, content: string | Buffer) {
  return sendBytes(request, reply, content, entityTag(content));
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
