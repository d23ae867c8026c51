import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FindByLanguage } from '#server/http/language.ts';

export const WORKER_FILE = 'sw.js';

/** In place of the offline worker: a browser that has one takes this for its new version, which removes all of it. */
const REMOVER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('larder-'));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
})()));
`;

/** Serves the worker that takes the offline worker out of the browsers that have it. */
export function removeOfflineWorker(app: FastifyInstance): void {
  app.get(`/${WORKER_FILE}`, (_request, reply) => sendWorker(reply, REMOVER));
}

/** Serves the offline worker of the language that is read: a browser whose language changes takes it for a new version. */
export function serveOfflineWorker(
  app: FastifyInstance,
  findWorker: FindByLanguage<string | undefined>,
): void {
  app.get(`/${WORKER_FILE}`, (request, reply) => sendWorker(reply, findWorker(request, reply) ?? REMOVER));
}

/** An old worker would keep an old app. */
function sendWorker(reply: FastifyReply, source: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(source);
}
