/** What the build tells the worker. */
export interface Shell {
  /** Of the whole build: each has a cache of its own. */
  readonly version: string;
  /** Of the build, in which the kept page is asked for too: it is fetched without the cookie that may say so. */
  readonly language: string;
  /** The app's first script: a page that does not name it is of another build. */
  readonly entry: string;
  /** What the pages of the lists need, by address. */
  readonly files: readonly string[];
}

interface Lifetime extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched extends Lifetime {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(reply: Promise<Response>): void;
}
/** The used part of the worker's scope, which the types of the DOM do not know. */
interface Scope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: Lifetime) => void): void;
  addEventListener(type: 'fetch', hear: (event: Fetched) => void): void;
}

/**
 * The offline worker: pages always come from the network, and only where that fails from the browser, as the empty page
 * every private address has. It keeps files of the build alone: calls of the API pass it by.
 * The build writes this function's source into `sw.js`, so it uses nothing outside itself.
 */
export function runWorker(shell: Shell): void {
  const scope = self as unknown as Scope;
  const PREFIX = 'larder-shell-';
  const CACHE = PREFIX + shell.version;
  /** A private page: the server sends it without anything of a user. */
  const PAGE = '/cart';

  const keepShell = async () => {
    const headers = { 'accept-language': shell.language };
    const page = await fetch(PAGE, { cache: 'no-store', credentials: 'omit', headers });
    const html = await page.text();
    // Where several servers are updated in turn, this one may be of another version: the next visit tries again.
    if (!page.ok || !html.includes(shell.entry)) throw new Error('The page is of another version.');
    const kept = new Headers(page.headers);
    kept.delete('content-encoding');
    kept.delete('content-length');
    const cache = await caches.open(CACHE);
    await cache.addAll(shell.files);
    await cache.put(PAGE, new Response(html.replace('<html', '<html data-offline'), { headers: kept }));
    await scope.skipWaiting();
  };
  const removeOthers = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    await Promise.all(names.map((name) => caches.delete(name)));
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };

  const openPage = async (event: Fetched) => {
    try {
      return (await event.preloadResponse) ?? (await fetch(event.request));
    } catch (error) {
      const page = await (await caches.open(CACHE)).match(PAGE);
      if (page) return page;
      throw error;
    }
  };
  /** A file's name has the hash of its content, so the one that is kept is the one asked for. */
  const openFile = async (event: Fetched) => {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(event.request, { ignoreVary: true });
    if (kept) return kept;
    const reply = await fetch(event.request);
    if (reply.ok) event.waitUntil(cache.put(event.request, reply.clone()));
    return reply;
  };

  scope.addEventListener('install', (event) => event.waitUntil(keepShell()));
  scope.addEventListener('activate', (event) => event.waitUntil(removeOthers()));
  scope.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== scope.location.origin) return;
    if (pathname.startsWith('/assets/')) event.respondWith(openFile(event));
    else if (mode === 'navigate' && !/^\/(?:api|dev|metrics)(?:\/|$)/.test(pathname))
      event.respondWith(openPage(event));
  });
}
