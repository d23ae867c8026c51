import type { FastifyInstance } from 'fastify';

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
  app.get(`/${WORKER_FILE}`, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(REMOVER),
  );
}
