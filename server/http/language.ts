import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '#contract/language.ts';

const CHOSEN = new RegExp(String.raw`(?:^|;\s*)${LANGUAGE_COOKIE}=(\w+)`);

/** The language chosen in this browser, else the one it prefers among ours, else English. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const chosen = CHOSEN.exec(headers.cookie ?? '')?.[1];
  return findLanguage(chosen) ?? preferredIn(headers['accept-language']);
}

/** What headers prefer: there are few of them, and reading one takes some µs of every request. */
const preferred = new LRUCache<string, Language>({ max: 500 });

function preferredIn(header: string | undefined): Language {
  if (header === undefined) return LANGUAGES[0];
  let language = preferred.get(header);
  if (language === undefined) {
    const negotiator = new Negotiator({ headers: { 'accept-language': header } });
    language = findLanguage(negotiator.language(LANGUAGES)) ?? LANGUAGES[0];
    preferred.set(header, language);
  }
  return language;
}

const findLanguage = (name: string | undefined) => LANGUAGES.find((language) => language === name);

/** Says what was answered in which language, and that a cache may not give it to readers of another. */
export function sayLanguage(reply: FastifyReply, language: Language): void {
  reply.header('content-language', language).header('vary', 'accept-language, cookie');
}

/** What is there in each language, in that of a request; the reply says which. */
export type FindByLanguage<T> = (request: FastifyRequest, reply: FastifyReply) => T;
