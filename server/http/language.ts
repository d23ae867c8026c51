import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '#contract/language.ts';

const CHOSEN = new RegExp(String.raw`(?:^|;\s*)${LANGUAGE_COOKIE}=(\w+)`);

/** The language chosen in this browser, else the one it prefers among ours, else English. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const chosen = CHOSEN.exec(headers.cookie ?? '')?.[1];
  return (
    findLanguage(chosen) ?? findLanguage(new Negotiator({ headers }).language(LANGUAGES)) ?? LANGUAGES[0]
  );
}

const findLanguage = (name: string | undefined) => LANGUAGES.find((language) => language === name);

/** Says what was answered in which language, and that a cache may not give it to readers of another. */
export function sayLanguage(reply: FastifyReply, language: Language): void {
  reply.header('content-language', language).header('vary', 'accept-language, cookie');
}

/** What is there in each language, in that of a request; the reply says which. */
export type FindByLanguage<T> = (request: FastifyRequest, reply: FastifyReply) => T;
