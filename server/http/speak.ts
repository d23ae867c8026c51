import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Dictionaries, readDictionaries } from '#server/language/dictionaries.ts';
import { speaking } from '#server/language/speech.ts';
import { languageOf } from './language.ts';

/** Read once: the languages of a process do not change. */
let read: Promise<Dictionaries> | undefined;

/** Runs what answers a request in the request's language. */
export type Speak = <T>(request: FastifyRequest, run: () => T) => T;

/**
 * Answers calls of the API in the language of the request. The rest is for programs and operators, in English; pages have
 * their language from the build, and make calls.
 */
export async function speakLanguages(app: FastifyInstance): Promise<Speak> {
  read ??= readDictionaries();
  const dictionaries = await read;
  const speak: Speak = (request, run) =>
    speaking(request.url.startsWith('/api/') ? dictionaries.get(languageOf(request)) : undefined, run);
  app.addHook('onRequest', (request, _reply, done) => speak(request, done));
  // A body arrives in events of the connection, where the language of its request is not known.
  app.addHook('preValidation', (request, _reply, done) => speak(request, done));
  return speak;
}
