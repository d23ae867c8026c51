import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openDictionaries } from '#server/language/dictionaries.ts';
import { speaking } from '#server/language/speech.ts';
import { languageOf } from './language.ts';

/** Runs what answers a request in the request's language. */
export type Speak = <T>(request: FastifyRequest, run: () => T) => T;

/** What people read of the server's own words: calls of the API, and the answer to an end of mails. */
const SPOKEN = /^\/(?:api|unsubscribe)\//;

/**
 * Answers calls of the API in the language of the request. The rest is for programs and operators, in English; pages have
 * their language from the build, and make calls.
 */
export async function speakLanguages(app: FastifyInstance): Promise<Speak> {
  const dictionaries = await openDictionaries();
  const speak: Speak = (request, run) =>
    speaking(SPOKEN.test(request.url) ? dictionaries.get(languageOf(request)) : undefined, run);
  app.addHook('onRequest', (request, _reply, done) => speak(request, done));
  // A body arrives in events of the connection, where the language of its request is not known.
  app.addHook('preValidation', (request, _reply, done) => speak(request, done));
  return speak;
}
