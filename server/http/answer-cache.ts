import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { spokenLanguage } from '#server/language/speech.ts';
import { type KeptContent, sendAgain, sendKept } from './send-tagged.ts';

/** Answers of public calls, by language and address, for as long as what they were made of has not changed. */
export interface AnswerCache {
  /** Sends the kept answer as it was sent before; false where it was not, in the form that the request takes. */
  sendAgain(request: FastifyRequest, reply: FastifyReply): boolean;
  /** Sends the kept answer, once more step by step; false where there is none. */
  sendKept(request: FastifyRequest, reply: FastifyReply): boolean;
  /** The version now, to be named again with the answer that is made of it. */
  version(): object;
  keep(request: FastifyRequest, version: object, answer: KeptContent): void;
}

/** Of all answers together, with their addresses. */
const MAX_BYTES = 32 * 1024 * 1024;
/** An answer and the same compressed, to its own size, at most. */
const WITH_COMPRESSED = 1.5;
/** Longer addresses are no repeated questions. */
const MAX_ADDRESS_LENGTH = 512;

/** Answers are kept until `version` answers another object, which is itself not kept alive. */
export function answerCache(version: () => object, maxBytes = MAX_BYTES): AnswerCache {
  const kept = new LRUCache<string, KeptContent>({
    maxSize: maxBytes,
    sizeCalculation: ({ content, tag }, address) =>
      Math.ceil(content.length * WITH_COMPRESSED) + 2 * (tag.length + address.length),
  });
  let keptFrom: WeakRef<object> | undefined;
  const isCurrent = () => keptFrom?.deref() === version();
  const find = (request: FastifyRequest) => (isCurrent() ? kept.get(keyOf(request)) : undefined);
  return {
    version,
    sendAgain(request, reply) {
      const answer = find(request);
      return answer !== undefined && sendAgain(request, reply, answer);
    },
    sendKept(request, reply) {
      const answer = find(request);
      if (answer) sendKept(request, reply, answer, true);
      return answer !== undefined;
    },
    keep(request, from, answer) {
      // The catalogue changed while the answer was made.
      if (from !== version() || request.url.length > MAX_ADDRESS_LENGTH) return;
      if (!isCurrent()) {
        kept.clear();
        keptFrom = new WeakRef(from);
      }
      kept.set(keyOf(request), answer);
    },
  };
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
