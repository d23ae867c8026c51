import { existsSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import type { SearchQuery } from '#server/search/engine.ts';
import { startServer } from '#tests/support/start-server.ts';
import { type Answered, askAtRate, openFloor, processorMs, residentMb, saturate } from './http-load.ts';
import { addressOf, type LoggedQuery, makeQueryLog, type NamedProduct, QUERY_MIX } from './query-log.ts';
import { joinStore, prepareRealStore } from './real-store.ts';
import { median, percentile, writeSection } from './results.ts';
import { seededRandom } from './search-catalogue.ts';

/** The whole program with the real file in its embedded store: search by the API on loopback. */
const QUERIES = 2_000;
const RATE = 200;
const WARM_UP = 400;
const PEER_QUERIES = 200;
const SATURATED_SECONDS = 5;
const RESTARTS = 3;
/** Building the index takes ten seconds on an idle machine. */
const PATIENCE_MS = 300_000;

const env = { DEMO: 'off' };

const real = await prepareRealStore();
rmSync(join(real.dataDir, 'search'), { recursive: true, force: true });
const start = () => startServer({ dataDir: real.dataDir, env, patienceMs: PATIENCE_MS });

const firstStart = performance.now();
let server = await start();
const built = (performance.now() - firstStart) / 1000;
// The index is ready before it is saved; a stop in between would make the next start rebuild it.
while (!existsSync(join(real.dataDir, 'search', 'index.bin'))) {
  await new Promise((resolve) => setTimeout(resolve, 100));
}
const mbBuilt = residentMb(server.pid);
const restarts: number[] = [];
for (let round = 0; round < RESTARTS; round++) {
  await server.stop();
  const started = performance.now();
  server = await start();
  await askAtRate(server.url, ['/api/products?search_term=granola'], RATE);
  restarts.push((performance.now() - started) / 1000);
}
const mbRestarted = residentMb(server.pid);

const store = await joinStore(real.dataDir);
const { rows: products } = await store.pool.query<NamedProduct>(
  "SELECT gtin, coalesce(name, '') AS name FROM products WHERE listed ORDER BY gtin",
);
const queries = makeQueryLog(products, QUERIES, seededRandom(11));
const addresses = queries.map(({ query }) => addressOf(query));
const facetAddresses = queries.map(({ query }) => addressOf({ ...query, facets: true }));
await askAtRate(server.url, addresses.slice(-WARM_UP), RATE);
const plain = await measure(addresses);
const faceted = await measure(facetAddresses);
const saturated = saturate(`${server.url}/api/products?search_term=granola`, SATURATED_SECONDS);
const mbLoaded = residentMb(server.pid);

const bytes = Math.round(plain.answers.reduce((sum, answer) => sum + answer.bytes, 0) / QUERIES);
const floor = await openFloor(bytes);
await askAtRate(floor.url, addresses.slice(-WARM_UP), RATE);
const floorAnswers = await askAtRate(floor.url, addresses, RATE);
const floorSaturated = saturate(`${floor.url}/x`, SATURATED_SECONDS);
await floor.stop();

const worded = queries.filter(({ kind, query }) => kind === 'words' && /^[a-z ]+$/.test(query.term));
const postgres = await measurePostgres(store.pool, worded.slice(0, PEER_QUERIES));
const wordAddresses = new Set(worded.slice(0, PEER_QUERIES).map(({ query }) => addressOf(query)));
await store.close();
await server.stop();
await real.remove();

const row = (name: string, times: readonly number[], perSecond: number | string) => [
  name,
  ...[0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(2)),
  perSecond,
];
const timesOf = (answers: readonly Answered[]) => answers.map(({ ms }) => ms);
writeSection({
  title: 'Search over HTTP',
  method: `The whole program with ${products.length} products of Open Food Facts in its embedded PostgreSQL, asked on loopback from another process: ${QUERIES} queries (${QUERY_MIX}), ${RATE} a second at a fixed rate, ${bytes} bytes an answer on average. Floor: a bare Fastify that sends as many bytes. Peer: PostgreSQL's full-text search with a GIN index for the first ${PEER_QUERIES} queries of words, without HTTP.`,
  columns: ['answers', 'p50, ms', 'p95, ms', 'p99, ms', 'a second from 16 connections'],
  rows: [
    row('floor: bare Fastify', timesOf(floorAnswers), floorSaturated),
    row('search', timesOf(plain.answers), saturated),
    row('search with every facet', timesOf(faceted.answers), ''),
    row(
      'search, words of the peer',
      timesOf(plain.answers.filter(({ address }) => wordAddresses.has(address))),
      '',
    ),
    row('peer: PostgreSQL, words', postgres, ''),
  ],
  notes: [
    `Processor time of the server for an answer, which a busy machine does not change: ${plain.processorMs.toFixed(2)} ms, with every facet ${faceted.processorMs.toFixed(2)} ms. Load average at the end: ${(loadavg()[0] ?? 0).toFixed(1)}; above the number of processors, the times are mostly waiting for one.`,
    `From the start of the process to the first answer of a search: ${median(restarts).toFixed(2)} s (median of ${RESTARTS}), PostgreSQL's start and the checked snapshot included; ${built.toFixed(1)} s where the index has to be built from the store first.`,
    `Memory of the server process: ${mbRestarted} MB after a restart, ${mbLoaded} MB after the load, ${mbBuilt} MB after building the index.`,
  ],
});

async function measure(asked: readonly string[]) {
  const before = processorMs(server.pid);
  const answers = await askAtRate(server.url, asked, RATE);
  return { answers, processorMs: (processorMs(server.pid) - before) / asked.length };
}

/**
 * The peer: PostgreSQL's full-text search over the same products, indexed, ordered by rank, with the exact total.
 * Milliseconds of each query, one at a time.
 */
async function measurePostgres(pool: Pool, queries: readonly LoggedQuery[]): Promise<number[]> {
  const client = await pool.connect();
  try {
    await client.query(`CREATE TEMPORARY TABLE texts AS
      SELECT gtin, name, to_tsvector('english', coalesce(name, '') || ' ' || coalesce(ingredients, '')) AS words
      FROM products WHERE listed`);
    await client.query('CREATE INDEX ON texts USING gin (words)');
    await client.query('ANALYZE texts');
    const times: number[] = [];
    for (const { query } of queries) {
      const started = performance.now();
      await client.query(
        `WITH found AS MATERIALIZED (SELECT * FROM texts WHERE words @@ to_tsquery('english', $1))
         SELECT gtin, (SELECT count(*) FROM found) AS total FROM found
         ORDER BY ts_rank(words, to_tsquery('english', $1)) DESC LIMIT $2 OFFSET $3`,
        [toTsQuery(query), query.limit, query.offset],
      );
      times.push(performance.now() - started);
    }
    return times;
  } finally {
    client.release(true);
  }
}

/** Every word is required; the last one may be a prefix. */
function toTsQuery({ term }: SearchQuery): string {
  return `${term.split(' ').join(' & ')}:*`;
}
