import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Failure } from '#contract/result.ts';
import { ALL_PRODUCTS, type SearchEngine } from '#server/search/engine.ts';
import type { Tracer } from '#server/tracing/tracer.ts';
import { freeBytes } from './free-space.ts';
import { LOOPBACK } from './loopback.ts';
import { type MeasuredStore, measureStore } from './measure-store.ts';
import { sendFailure } from './problem.ts';
import { RENDERER } from './renderer.ts';
import { bearerOf, carriesToken } from './setting-token.ts';

const HTTP_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const SEARCH_BUCKETS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

const COUNT_PATIENCE_MS = 1_000;

export interface MetricsOptions {
  readonly search: SearchEngine;
  readonly store: MeasuredStore;
  readonly dataDir: string;
  readonly token: string | undefined;
  /** Undefined: searches have no spans. */
  readonly tracer?: Tracer | undefined;
}

export interface Measured {
  /** The engine whose searches are measured. */
  readonly search: SearchEngine;
  readonly countSignInFailure: (failure: { provider: string; step: string }) => void;
}

/**
 * `GET /metrics` in Prometheus' text form. Labels are route patterns, never addresses or terms: their number
 * stays what the code says. For this machine, and for who has the token.
 */
export function metrics(
  app: FastifyInstance,
  { search, store, dataDir, token, tracer }: MetricsOptions,
): Measured {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  // First: the scrape's own queries are not to be counted among those that wait.
  measureStore(registry, store);
  measureIndex(registry, search, store);
  measureDisk(registry, dataDir);
  app.get('/metrics', async (request, reply) => {
    if (!isOnThisMachine(request) && !carriesToken(bearerOf(request.headers.authorization), token))
      return sendFailure(reply, NOT_FOR_OTHERS);
    reply.header('content-type', registry.contentType).header('cache-control', 'no-store');
    return registry.metrics();
  });
  return {
    search: measureSearches(registry, search, tracer),
    countSignInFailure: signInFailureCounter(registry),
  };
}

const NOT_FOR_OTHERS: Failure = {
  code: 'forbidden',
  detail: 'Metrics are read on this machine, or with METRICS_TOKEN as a bearer token.',
};

/** Not through a proxy on this machine, which speaks for others. */
function isOnThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && LOOPBACK.test(socket.remoteAddress ?? '');
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'larder_http_request_duration_seconds',
    help: 'Time to answer a request, by route pattern.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: HTTP_BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', ({ method, routeOptions, socket }, { statusCode, elapsedTime }, done) => {
    done();
    // A page being rendered is one request; its calls are part of it.
    if (socket.remoteAddress === RENDERER) return;
    duration.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000);
  });
}

function measureSearches(registry: Registry, engine: SearchEngine, tracer: Tracer | undefined): SearchEngine {
  const duration = new Histogram({
    name: 'larder_search_duration_seconds',
    help: 'Time the search engine takes, by what is asked of it.',
    labelNames: ['kind'] as const,
    buckets: SEARCH_BUCKETS,
    registers: [registry],
  });
  const timed = async <T>(kind: string, work: () => Promise<T>): Promise<T> => {
    const end = duration.startTimer({ kind });
    try {
      return await (tracer ? tracer.inSpan(kind, {}, work) : work());
    } finally {
      end();
    }
  };
  return {
    search: (query) => timed(query.facets ? 'search_with_facets' : 'search', () => engine.search(query)),
    listGtins: (query) => timed('list', () => engine.listGtins(query)),
    suggest: (text, limit) => timed('suggest', () => engine.suggest(text, limit)),
    countCategories: () => engine.countCategories(),
    findBodies: (gtins) => engine.findBodies(gtins),
    version: () => engine.version(),
    isReady: () => engine.isReady(),
    sequence: () => engine.sequence(),
    missing: () => engine.missing(),
    close: () => engine.close(),
  };
}

function signInFailureCounter(registry: Registry): Measured['countSignInFailure'] {
  const failures = new Counter({
    name: 'larder_sign_in_failures_total',
    help: 'Sign-ins that a provider failed or refused, by provider and step.',
    labelNames: ['provider', 'step'] as const,
    registers: [registry],
  });
  return (failure) => failures.inc(failure);
}

function measureIndex(registry: Registry, engine: SearchEngine, store: MeasuredStore): void {
  new Gauge({
    name: 'larder_search_index_products',
    help: 'Listed products the search index answers for; 0 while it is not ready, NaN: it does not answer.',
    registers: [registry],
    async collect() {
      const count = async () =>
        engine.isReady() ? (await engine.search({ ...ALL_PRODUCTS, limit: 1 })).total : 0;
      // A cluster that hangs does not keep everything else from being measured.
      const counted = [count(), pause(COUNT_PATIENCE_MS, Number.NaN, { ref: false })];
      this.set(await Promise.race(counted).catch(() => Number.NaN));
    },
  });
  new Gauge({
    name: 'larder_search_missing',
    help: 'Nodes that SEARCH_URL names, and copies of indexes, that the search cluster lacks. Absent: not known, or embedded.',
    labelNames: ['what'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [what, count] of Object.entries(engine.missing() ?? {})) this.set({ what }, count);
    },
  });
  new Gauge({
    name: 'larder_search_lag_changes',
    help: 'Changes of the catalogue that searches do not show yet. NaN: not known.',
    registers: [registry],
    async collect() {
      const latest = await store.latestSequence().catch(() => Number.NaN);
      this.set(Math.max(0, latest - (engine.sequence() ?? Number.NaN)));
    },
  });
}

function measureDisk(registry: Registry, dataDir: string): void {
  new Gauge({
    name: 'larder_disk_free_bytes',
    help: 'What may still be written on the disk of DATA_DIR. NaN: the disk does not say.',
    registers: [registry],
    async collect() {
      this.set((await freeBytes(dataDir)) ?? Number.NaN);
    },
  });
}
