import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { spokenLanguage } from '#server/language/speech.ts';
import { type Heads, type KeptContent, sendByHead, sendKept } from './send-tagged.ts';

/** Answers of public calls, by language and address, for as long as what they were made of has not changed. */
export interface AnswerCache {
  /** Sends the kept answer as others were sent; false where none was, in the form that the request takes. */
  sendAgain(request: FastifyRequest, reply: FastifyReply): boolean;
  /** Sends the kept answer, step by step; false where there is none. */
  sendKept(request: FastifyRequest, reply: FastifyReply): boolean;
  /** The version now, to be named again with the answer that is made of it. */
  version(): object;
  /** Keeps an answer, and sends it. */
  send(request: FastifyRequest, reply: FastifyReply, version: object, answer: KeptContent): FastifyReply;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route whose answers are kept. */
    readonly sendAgain?: AnswerCache['sendAgain'];
  }
}

/** Sends a kept answer before the steps that lead to its headers: they take as long as all else that is done here. */
export function sendAgainFirst(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    if (!request.routeOptions.config.sendAgain?.(request, reply)) next();
  });
}

/** Of all answers together, with their addresses. */
const MAX_BYTES = 32 * 1024 * 1024;
/** An answer and the same compressed, to its own size, at most. */
const WITH_COMPRESSED = 1.5;
/** Longer addresses are no repeated questions. */
const MAX_ADDRESS_LENGTH = 512;
/**
 * Most addresses are asked for once: their answers stay for so many others, and are garbage while they are young, which costs
 * next to nothing. What is asked for again is kept.
 */
const MAX_NEW = 64;
/** Addresses that are known to have been asked for: a power of two. */
const MAX_ASKED = 16_384;

/** Answers are kept until `version` answers another object, which is itself not kept alive. */
export function answerCache(version: () => object, maxBytes = MAX_BYTES): AnswerCache {
  const kept = new LRUCache<string, KeptContent>({
    maxSize: maxBytes,
    sizeCalculation: ({ content, tag }, address) =>
      Math.ceil(content.length * WITH_COMPRESSED) + 2 * (tag.length + address.length),
  });
  const newest = new Map<string, KeptContent>();
  const isAskedAgain = rememberHashes(MAX_ASKED);
  const heads: Heads = new Map();
  let keptFrom: WeakRef<object> | undefined;
  const isCurrent = () => keptFrom?.deref() === version();
  const find = (request: FastifyRequest) => {
    if (!isCurrent()) return undefined;
    const key = keyOf(request);
    const answer = newest.get(key);
    if (answer === undefined) return kept.get(key);
    newest.delete(key);
    kept.set(key, answer);
    return answer;
  };
  const keep = (request: FastifyRequest, from: object, answer: KeptContent) => {
    // The catalogue changed while the answer was made.
    if (from !== version() || request.url.length > MAX_ADDRESS_LENGTH) return;
    if (!isCurrent()) {
      kept.clear();
      newest.clear();
      keptFrom = new WeakRef(from);
    }
    const key = keyOf(request);
    if (isAskedAgain(key)) kept.set(key, answer);
    else newest.set(key, answer);
    const [oldest] = newest.size > MAX_NEW ? newest.keys() : [];
    if (oldest !== undefined) newest.delete(oldest);
  };
  return {
    version,
    sendAgain(request, reply) {
      const answer = find(request);
      return answer !== undefined && sendByHead(request, reply, answer, heads);
    },
    sendKept(request, reply) {
      const answer = find(request);
      if (answer) sendKept(request, reply, answer, heads);
      return answer !== undefined;
    },
    send(request, reply, from, answer) {
      keep(request, from, answer);
      return sendKept(request, reply, answer, heads);
    },
  };
}

/** Tells whether a text is one of the last that it was told; now and then of another one, too. */
function rememberHashes(count: number): (text: string) => boolean {
  const hashes = new Int32Array(count);
  return (text) => {
    const hash = hashOf(text);
    const place = hash & (count - 1);
    const isKnown = hashes[place] === hash;
    hashes[place] = hash;
    return isKnown;
  };
}

/** FNV-1a, with a final mix because its low bits are used. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash ^ (hash >>> 15);
}

const keyOf = ({ url }: FastifyRequest) => `${spokenLanguage()} ${url}`;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** For answers made from the catalogue and the day (UTC): another object also when the day changes. */
export function versionByDay(version: () => object, clock: () => Date): () => object {
  let made: { readonly from: WeakRef<object>; readonly day: number; readonly version: object } | undefined;
  return () => {
    const from = version();
    const day = Math.floor(clock().getTime() / DAY_MS);
    if (made === undefined || made.day !== day || made.from.deref() !== from)
      made = { from: new WeakRef(from), day, version: {} };
    return made.version;
  };
}
