import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { languageOf } from '#server/http/language.ts';
import { BROTLI, entityTag, sayBrotli, sendBytes, takesBrotli } from '#server/http/send-tagged.ts';

/** A page as it is sent. */
export interface FinishedPage {
  readonly status: 200 | 404;
  /** It may be withdrawn at any moment: no copy is to outlive it, and none to be found. */
  readonly isUnlisted: boolean;
  /** Some data came too late for it. */
  readonly isPartial: boolean;
  readonly tag: string;
  /** The HTML, compressed by Brotli, as nearly all browsers take it: a fifth of the text. */
  readonly content: Buffer;
}

const compress = promisify(brotliCompress);

/** Compresses the page in another thread: this one may answer others meanwhile. */
export async function finishPage(
  html: Buffer,
  {
    isMissing = false,
    isUnlisted = false,
    isPartial = false,
  }: { readonly isMissing?: boolean; readonly isUnlisted?: boolean; readonly isPartial?: boolean },
): Promise<FinishedPage> {
  return {
    status: isMissing ? 404 : 200,
    isUnlisted,
    isPartial,
    tag: entityTag(html),
    content: await compress(html, BROTLI),
  };
}

export function sendFinished(request: FastifyRequest, reply: FastifyReply, page: FinishedPage): FastifyReply {
  const { status, isUnlisted, tag, content } = page;
  reply.code(status).header('content-type', 'text/html; charset=utf-8');
  const isTaken = takesBrotli(request);
  if (isTaken) sayBrotli(reply);
  // Otherwise as any other answer: compressed in another way, or not at all.
  const payload = isTaken ? content : brotliDecompressSync(content);
  if (isUnlisted)
    return reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex').send(payload);
  // What is not there is never "not modified".
  if (status === 404) return reply.header('cache-control', 'no-cache').send(payload);
  return sendBytes(request, reply, payload, tag);
}

/** The page of a request: one that was made lately, or is being made, or a new one. Undefined: it could not be made. */
export type FindFinished = (
  request: FastifyRequest,
  make: () => Promise<FinishedPage | undefined>,
) => Promise<FinishedPage | undefined>;

/** All pages together: some hundreds. */
const MAX_BYTES = 8 * 1024 * 1024;
/** The catalogue changes at any moment. */
const KEPT_MS = 10_000;
/** The next one may be whole; without it a store that is slow would be asked for each request. */
const PARTIAL_KEPT_MS = 1_000;

/**
 * One rendering serves all who ask for the same address within a few seconds, also while it is under way. An unlisted
 * page can be withdrawn at any moment, so it is not kept; nor is a failure or what is missing, which the next one may not meet.
 */
export function openFinishedPages(): FindFinished {
  const kept = new LRUCache<string, FinishedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ content }, address) => content.length + 2 * address.length,
    ttlResolution: 0,
  });
  const underWay = new Map<string, Promise<FinishedPage | undefined>>();
  const begin = async (address: string, make: () => Promise<FinishedPage | undefined>) => {
    try {
      const page = await make();
      if (page?.status === 200 && !page.isUnlisted)
        kept.set(address, page, { ttl: page.isPartial ? PARTIAL_KEPT_MS : KEPT_MS });
      return page;
    } finally {
      underWay.delete(address);
    }
  };
  return async (request, make) => {
    const address = `${languageOf(request)} ${request.url}`;
    const known = kept.get(address) ?? underWay.get(address);
    if (known) return known;
    const making = begin(address, make);
    underWay.set(address, making);
    return making;
  };
}
