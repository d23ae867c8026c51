import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DESCRIPTIONS, PAGES, type Path, RENDERED } from '#contract/addresses.ts';
import { pathOf, type SendNotFoundPage } from '#server/http/not-found.ts';
import { sendFailure } from '#server/http/problem.ts';
import { allowScanning } from '#server/http/security-headers.ts';
import { byLanguage, type Faces, openFaces, pageOf } from './faces.ts';
import { openFinishedPages } from './finished-page.ts';
import { removeOfflineWorker, serveOfflineWorker, WORKER_FILE } from './offline-worker.ts';
import { PRODUCT_PATH, type ProductPages, productPage } from './product-page.ts';
import { renderedPage } from './rendered-page.ts';
import { sendPage } from './web-page.ts';

export interface WebOptions extends ProductPages {
  /** Folder of the built web app: a folder in it for each language. */
  readonly webRoot: string;
  /** Whether browsers may keep the app for a time without a network; false removes it from those that do. */
  readonly offline: boolean;
  /** Folder of its built renderers, likewise. */
  readonly renderRoot: string;
}

/**
 * Serves the built web app: its files, its page under every known path, and the product pages, each in the language that
 * the request asks for. Answers what sends the page for unknown paths.
 */
export async function serveWeb(app: FastifyInstance, options: WebOptions): Promise<SendNotFoundPage> {
  const faces = await openFaces(app, options);
  if (!faces) return sendNotBuilt;
  await serveFiles(app, faces, options.offline);
  const findPlain = byLanguage(faces, ({ page }) => page.plain);
  const rendering = { ...options, findFinished: openFinishedPages() };
  for (const [path, file] of Object.entries(PAGES)) {
    const pattern = path.replaceAll('$', ':');
    if (path === PRODUCT_PATH) productPage(app, pageOf(faces, file), rendering);
    else if (RENDERED.has(path))
      renderedPage(app, DESCRIPTIONS[path], pattern, pageOf(faces, file), rendering);
    else {
      app.get(pattern, (request, reply) => {
        // Private pages and shared links are for no search engine.
        if (!(path in DESCRIPTIONS)) reply.header('x-robots-tag', 'noindex');
        if (path === SCAN_PATH) allowScanning(reply);
        return sendPage(request, reply, findPlain(request, reply), 200);
      });
    }
  }
  return (request, reply) => {
    const path = pathOf(request.url);
    const withoutSlash = path.slice(0, -1);
    if (path.endsWith('/') && KNOWN.some((known) => known.test(withoutSlash))) {
      return reply.redirect(withoutSlash + request.url.slice(path.length), 301);
    }
    return sendPage(request, reply, findPlain(request, reply), 404);
  };
}

const SCAN_PATH: Path = '/scan';

const KNOWN = Object.keys(PAGES).map((path) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`));

const sendNotBuilt: SendNotFoundPage = (_request, reply) =>
  sendFailure(reply, { code: 'unavailable', detail: 'The web app is not built. Run npm run build.' });

/** Files under `assets/` carry a hash of their content in their name, so a name never changes its content. */
const HASHED = 'public, max-age=31536000, immutable';
const NAMED = 'public, max-age=3600';

/** One route a file that is there: no path of a request is ever looked up on the disk. */
async function serveFiles(app: FastifyInstance, faces: Faces, isOffline: boolean): Promise<void> {
  for (const { root } of faces.values()) {
    const assets = join(root, 'assets');
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      decorateReply: false,
      globIgnore: ['index.html', '**/*.br', '**/*.gz', WORKER_FILE],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.startsWith(assets) ? HASHED : NAMED);
      },
    });
  }
  if (!isOffline) return removeOfflineWorker(app);
  serveOfflineWorker(
    app,
    byLanguage(faces, ({ worker }) => worker),
  );
}
