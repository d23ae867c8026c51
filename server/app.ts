import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { LANGUAGES } from '#contract/language.ts';
import { packRoutes } from '#demo/pack-routes.ts';
import { latestSequence } from './catalogue/read/latest-sequence.queries.ts';
import { findProductBody } from './catalogue/read/products.queries.ts';
import type { Deps } from './deps.ts';
import { allergenRoutes } from './features/allergens/allergens.routes.ts';
import type { AuthDeps } from './features/auth/auth-deps.ts';
import { authRoutes, bearerAuthentication, openAuth } from './features/auth/open-auth.ts';
import { cartRoutes } from './features/cart/cart.routes.ts';
import { categoryRoutes } from './features/categories/categories.routes.ts';
import { contactRoutes } from './features/contact/contact.routes.ts';
import { dietClaimsRoutes } from './features/diet_claims/diet-claims.routes.ts';
import { exportRoutes } from './features/exports/exports.routes.ts';
import { type HierarchyDeps, hierarchyRoutes, openHierarchy } from './features/hierarchy/hierarchy.routes.ts';
import { nutritionRoutes } from './features/nutrition/nutrition.routes.ts';
import { orderRoutes } from './features/orders/orders.routes.ts';
import { productRoutes } from './features/products/products.routes.ts';
import { savedSearchRoutes } from './features/saved-searches/saved-searches.routes.ts';
import { scorecardRoutes } from './features/scorecards/scorecards.routes.ts';
import { standardChoiceRoutes, standardRoutes } from './features/standards/standards.routes.ts';
import { oneClickUnsubscribe } from './features/watches/one-click.ts';
import { watchRoutes } from './features/watches/watches.routes.ts';
import { webhookRoutes } from './features/webhooks/webhooks.routes.ts';
import { wishlistRoutes } from './features/wishlist/wishlist.routes.ts';
import { wishlistGroupRoutes } from './features/wishlist-groups/wishlist-groups.routes.ts';
import { apiDocs } from './http/api-docs.ts';
import { recordCalls } from './http/calls.ts';
import { createServer } from './http/create-server.ts';
import { warnOfFullDisk } from './http/free-space.ts';
import { type Measured, metrics } from './http/metrics.ts';
import { notFoundHandler, type SendNotFoundPage } from './http/not-found.ts';
import { operationRoutes, type Probe } from './http/operations.ts';
import { type Route, routeBinder } from './http/route.ts';
import { traceRequests } from './http/trace-requests.ts';
import { mailboxRoutes } from './mail/mailbox.routes.ts';
import { mcpRoutes } from './mcp/mcp.routes.ts';
import { sumImports } from './operator/operations.queries.ts';
import { operatorRoutes } from './operator/operator.routes.ts';
import { serveWeb } from './pages/serve-web.ts';
import { sitemapRoutes } from './pages/sitemap.ts';
import { readInlineScripts } from './pages/web-page.ts';
import { ALL_PRODUCTS } from './search/engine.ts';
import { readVersion } from './tracing/open-tracing.ts';

export type FeatureDeps = AuthDeps & HierarchyDeps;

/** Every call of the API, by feature. */
export function featureRoutes(route: Route, deps: FeatureDeps): void {
  const catalogue = { ...deps, db: deps.reads.db };
  authRoutes(route, deps);
  productRoutes(route, catalogue);
  standardRoutes(route, catalogue);
  standardChoiceRoutes(route, deps);
  categoryRoutes(route, deps);
  nutritionRoutes(route, catalogue);
  allergenRoutes(route, catalogue);
  dietClaimsRoutes(route, catalogue);
  hierarchyRoutes(route, deps);
  cartRoutes(route, deps);
  wishlistRoutes(route, deps);
  wishlistGroupRoutes(route, deps);
  savedSearchRoutes(route, deps);
  orderRoutes(route, deps);
  scorecardRoutes(route, deps);
  watchRoutes(route, deps);
  exportRoutes(route, deps);
  webhookRoutes(route, deps);
  contactRoutes(route, deps);
}

interface AppOptions {
  /** Folder of the built web app: a folder in it for each language. */
  readonly webRoot?: string;
  /** Folder of its built renderers, likewise; without them nothing is rendered. */
  readonly renderRoot?: string;
}

const WEB_ROOT = fileURLToPath(new URL('../dist/web', import.meta.url));
const RENDER_ROOT = fileURLToPath(new URL('../dist/render', import.meta.url));

/** The whole application, ready to listen. It closes nothing of `deps`; where it throws, all that it opened is closed. */
export async function buildApp(
  deps: Deps,
  { webRoot = WEB_ROOT, renderRoot = RENDER_ROOT }: AppOptions = {},
): Promise<FastifyInstance> {
  const { app, methodsOf } = await createServer({
    ...deps,
    trustedProxies: deps.config.trustedProxies,
    inlineScripts: await readInlineScripts(join(webRoot, LANGUAGES[0])),
  });
  try {
    const sendNotFoundPage = await addRoutes(app, deps, webRoot, renderRoot);
    app.setNotFoundHandler(notFoundHandler(methodsOf, sendNotFoundPage));
    return app;
  } catch (error) {
    // What it opened by then holds a connection of the store, whose end would be waited for without end.
    await app.close();
    throw error;
  }
}

async function addRoutes(
  app: FastifyInstance,
  deps: Deps,
  webRoot: string,
  renderRoot: string,
): Promise<SendNotFoundPage> {
  const version = await readVersion();
  if (deps.tracer) traceRequests(app, deps.tracer);
  const { search, countSignInFailure } = measure(app, deps);
  const measured: Deps = { ...deps, search };
  operationRoutes(app, probesOf(deps), () => warnOfFullDisk(deps.config.dataDir));
  const auth = await openAuth(app, measured, countSignInFailure);
  const features: FeatureDeps = { ...auth, ...(await openHierarchy(app, deps)) };
  const authenticate = bearerAuthentication(auth);
  const { route, makeCall } = recordCalls(routeBinder(app, authenticate));
  featureRoutes(route, features);
  mcpRoutes(app, { authenticate, makeCall, publicUrl: deps.publicUrl, version });
  if (deps.config.smtpUrl === undefined) mailboxRoutes(app, deps);
  operatorRoutes(app, measured, version);
  await oneClickUnsubscribe(app, deps);
  packRoutes(app);
  sitemapRoutes(app, deps.reads.db, deps.publicUrl);
  apiDocs(app, version);
  return serveWeb(app, {
    webRoot,
    renderRoot,
    offline: deps.config.offline,
    publicUrl: deps.publicUrl,
    findProduct: (gtin) => findProductBody({ ...deps, db: deps.reads.db }, gtin),
  });
}

function measure(app: FastifyInstance, { search, db, pool, config, tracer }: Deps): Measured {
  return metrics(app, {
    search,
    store: { pool, latestSequence: () => latestSequence(pool), imports: () => sumImports(db) },
    dataDir: config.dataDir,
    token: config.metricsToken,
    tracer,
  });
}

function probesOf({ db, search }: Deps): Probe[] {
  return [
    {
      failure: 'The store does not answer.',
      answers: async () => (await sql`select 1`.execute(db)).rows.length === 1,
    },
    {
      failure: 'The search index is not ready yet, or does not answer.',
      answers: async () => search.isReady() && (await answersSearch(search)),
    },
  ];
}

/** One product is looked for: a cluster may have been lost since it was ready. */
async function answersSearch(search: Deps['search']): Promise<boolean> {
  await search.search({ ...ALL_PRODUCTS, limit: 1 });
  return true;
}
