import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createLog } from '#server/log.ts';
import { searchGeneration } from '#server/search/embedded/query/search-generation.ts';
import { type IndexWriter, openIndexWriter } from '#server/search/embedded/writer/index-writer.ts';
import type { SearchQuery } from '#server/search/engine.ts';
import { fetchOpenSearch } from '#tests/support/opensearch/fetch-opensearch.ts';
import { openOpenSearch } from './peers/opensearch.ts';
import { type Peer, type PeerQuery, type PeerRow, peerQuery, peerRow } from './peers/peer.ts';
import { openPostgres } from './peers/postgres.ts';
import { openSqlite } from './peers/sqlite.ts';
import { makeQueryLog } from './query-log.ts';
import { percentile, writeSection } from './results.ts';
import { openCatalogue, packed, seededRandom } from './search-catalogue.ts';

/** The embedded index against other search engines, one after another: the same products, queries and totals. */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '500000' },
    queries: { type: 'string', default: '400' },
  },
});
const ROUNDS = 5;
const BATCH = 2_000;
const POLL_MS = 20;

const catalogue = await openCatalogue(Number(values.products));
const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
const writer = await openMerged();
const log = makeQueryLog(catalogue.named, Number(values.queries), seededRandom(7));
const asked = log.flatMap(({ kind, query }) => {
  const forPeers = kind === 'gtin' ? undefined : peerQuery(writer.generation(), query);
  return forPeers === undefined ? [] : [{ query, forPeers }];
});
const search = (query: SearchQuery) => searchGeneration(writer.generation(), query).total;
const own = await measureOwn();
await writer.close();
rmSync(folder, { recursive: true, force: true });

const rows = [row('embedded index', own, own)];
const unavailable = await fetchOpenSearch();
for (const open of [openSqlite, openPostgres, ...(unavailable === undefined ? [openOpenSearch] : [])]) {
  const peer = await open(peerRows());
  const measured = {
    plain: await measurePeer(peer, false),
    faceted: await measurePeer(peer, true),
  };
  await peer.close();
  rows.push(row(peer.name, measured, own));
}
writeSection({
  title: 'Search beside other engines',
  method: `${catalogue.count} products as in “Search in process” and the first ${log.length} queries of its log, but for those of codes; one query at a time, 12 rows and the exact total, after a round to warm up. A second of one processor: by the processor time of all that answers, this thread included, which a busy machine changes less. Peers get words already folded, stemmed and corrected, and return numbers of products. With facets the embedded index counts all of them, some 150 values and brands, each without its own filter; peers count categories, NOVA groups, one guideline and allergens.`,
  columns: [
    'engine',
    'a second of one processor',
    'times as many',
    'p50, ms',
    'p99, ms',
    'with facets, a second',
    'times as many',
    'p50, ms',
    'p99, ms',
    'same totals',
  ],
  rows,
  notes: [
    'PostgreSQL 18: a GIN index on the words, ranked by ts_rank, parallel workers and JIT off, its table in local buffers. SQLite: FTS5 without stored text, beginnings indexed, ranked by bm25, mapped into memory. OpenSearch: one shard, one segment, 2 GB of heap, request cache off, ranked by BM25 of the name.',
    ...(unavailable === undefined ? [] : [`Without OpenSearch: ${unavailable}.`]),
    `Load average at the end: ${(loadavg()[0] ?? 0).toFixed(1)}; above the number of processors, times are mostly waiting for one.`,
    'Targets: 150 times PostgreSQL, 80 times SQLite, 30 times OpenSearch.',
  ],
});

interface Measured {
  readonly processorMs: number;
  readonly ms: readonly number[];
  readonly totals: readonly number[];
}

interface Both {
  readonly plain: Measured;
  readonly faceted: Measured;
}

async function openMerged(): Promise<IndexWriter> {
  const log = createLog('warn');
  const index = openIndexWriter(folder, log);
  await index.rebuild(packed(catalogue.batches(BATCH)), 1);
  while (index.generation().segments.length > 1) await setTimeout(POLL_MS);
  return index;
}

async function* peerRows(): AsyncGenerator<readonly PeerRow[]> {
  let id = 0;
  for await (const documents of catalogue.batches(BATCH))
    yield documents.map((document) => peerRow(document, ++id));
}

async function measureOwn(): Promise<Both> {
  const measureAll = (facets: boolean) =>
    measure(
      asked.map(({ query }) => ({ ...query, facets })),
      async (query) => search(query),
      () => 0,
      ROUNDS,
    );
  return { plain: await measureAll(false), faceted: await measureAll(true) };
}

function measurePeer(peer: Peer, facets: boolean): Promise<Measured> {
  return measure<PeerQuery>(
    asked.map(({ forPeers }) => forPeers),
    (query) => peer.search(query, facets),
    () => peer.processorMs(),
    1,
  );
}

async function measure<Q>(
  queries: readonly Q[],
  answer: (query: Q) => Promise<number>,
  otherMs: () => number,
  rounds: number,
): Promise<Measured> {
  for (const query of queries) await answer(query);
  const ms: number[] = [];
  const totals: number[] = [];
  const other = otherMs();
  const started = process.threadCpuUsage();
  for (let round = 0; round < rounds; round++) {
    for (const query of queries) {
      const asked = performance.now();
      const total = await answer(query);
      ms.push(performance.now() - asked);
      if (round === 0) totals.push(total);
    }
  }
  const { user, system } = process.threadCpuUsage(started);
  return {
    processorMs: ((user + system) / 1000 + otherMs() - other) / rounds / queries.length,
    ms,
    totals,
  };
}

function row(name: string, { plain, faceted }: Both, own: Both): (string | number)[] {
  const cells = (measured: Measured, ours: Measured) => [
    Math.round(1000 / measured.processorMs),
    (measured.processorMs / ours.processorMs).toFixed(0),
    percentile(measured.ms, 0.5).toFixed(2),
    percentile(measured.ms, 0.99).toFixed(2),
  ];
  const same = plain.totals.filter((total, i) => total === own.plain.totals[i]).length;
  return [
    name,
    ...cells(plain, own.plain),
    ...cells(faceted, own.faceted),
    `${same} of ${plain.totals.length}`,
  ];
}
