import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NUTRIENT_SORTS } from '#contract/nutrient-sort.ts';
import { createLog } from '#server/log.ts';
import type { SearchDocument } from '#server/search/document.ts';
import { searchGeneration } from '#server/search/embedded/query/search-generation.ts';
import { foldText } from '#server/search/embedded/text/fold.ts';
import { splitQuery } from '#server/search/embedded/text/query-words.ts';
import { type IndexWriter, openIndexWriter } from '#server/search/embedded/writer/index-writer.ts';
import type { SearchQuery } from '#server/search/engine.ts';
import { type LoggedQuery, makeQueryLog, QUERY_CLASSES, type QueryClass } from './query-log.ts';
import { median, percentile, writeSection } from './results.ts';
import { readCatalogue, seededRandom } from './search-catalogue.ts';

/** The embedded index without a server around it, against a look at every product. */
const QUERIES = 2_000;
const ROUNDS = 5;
/** A look at every product is slow: some of the log is enough. */
const PEER_QUERIES = 100;
const LOADS = 5;

const documents = await readCatalogue();
const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
const log = createLog('warn');
const built = await seconds(build);
const loads: number[] = [];
for (let round = 0; round < LOADS; round++) loads.push(await seconds(load));
const writer = openIndexWriter(folder, log);
await writer.load();

const queries = makeQueryLog(documents, QUERIES, seededRandom(7));
const plain = measure(queries, (query) => searchGeneration(writer.generation(), query), ROUNDS);
const faceted = measure(
  queries.map(({ kind, query }) => ({ kind, query: { ...query, facets: true } })),
  (query) => searchGeneration(writer.generation(), query),
  ROUNDS,
);
const sorted = measure(
  queries.map(({ kind, query }, i) => ({
    kind,
    query: { ...query, sort: NUTRIENT_SORTS[i % NUTRIENT_SORTS.length] ?? query.sort },
  })),
  (query) => searchGeneration(writer.generation(), query),
  ROUNDS,
);
const texts = documents.map(({ name, ingredients }) => foldText(`${name} ${ingredients ?? ''}`));
const peer = measure(queries.slice(0, PEER_QUERIES), lookAtEvery, 1);
const same = measure(
  queries.slice(0, PEER_QUERIES),
  (query) => searchGeneration(writer.generation(), query),
  ROUNDS,
);
await writer.close();
rmSync(folder, { recursive: true, force: true });

const kinds = Object.keys(QUERY_CLASSES) as QueryClass[];
const row = (name: string, times: readonly Timed[]) => {
  const values = times.map(({ ms }) => ms);
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  const shares = [0.5, 0.95, 0.99].map((share) => percentile(values, share).toFixed(3));
  return [name, ...shares, Math.round(1000 / mean)];
};
writeSection({
  title: 'Search in process',
  method: `${documents.length} products with real names and ingredients, invented categories, brands and verdicts; ${QUERIES} queries (20 % filters only, 45 % words, 15 % beginnings, 10 % misspelt, 5 % GTINs, 5 % deep pages), 12 products and the exact total, median of ${ROUNDS} rounds a query. Peer: looking for the words in every product's folded text, the first ${PEER_QUERIES} queries, once.`,
  columns: ['queries', 'p50, ms', 'p95, ms', 'p99, ms', 'a second, one core'],
  rows: [
    row('all', plain),
    ...kinds.map((kind) =>
      row(
        QUERY_CLASSES[kind],
        plain.filter((timed) => timed.kind === kind),
      ),
    ),
    row('all, with every facet', faceted),
    row('all, sorted by a nutrient', sorted),
    row(`first ${PEER_QUERIES}`, same),
    row(`peer, first ${PEER_QUERIES}`, peer),
  ],
  notes: [
    `Built and saved in ${built.toFixed(1)} s (${Math.round(documents.length / built)} products a second); read from its snapshot, every byte checked, in ${median(loads).toFixed(2)} s (median of ${LOADS}).`,
  ],
});

async function build(): Promise<void> {
  const index = openIndexWriter(folder, log);
  await index.rebuild(batches(), 1);
  await index.close();
}

async function load(): Promise<void> {
  const index: IndexWriter = openIndexWriter(folder, log);
  await index.load();
  await index.close();
}

async function* batches(): AsyncGenerator<readonly SearchDocument[]> {
  for (let start = 0; start < documents.length; start += 2_000) yield documents.slice(start, start + 2_000);
}

interface Timed {
  readonly kind: QueryClass;
  readonly ms: number;
}

function measure(asked: readonly LoggedQuery[], answer: (query: SearchQuery) => unknown, rounds: number) {
  const times = asked.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    asked.forEach(({ query }, i) => {
      const started = performance.now();
      answer(query);
      times[i]?.push(performance.now() - started);
    });
  }
  return asked.map(({ kind }, i): Timed => ({ kind, ms: median(times[i] ?? []) }));
}

/** What one writes without an index: no correction, no ranking but popularity. */
function lookAtEvery({ term, categories, exclusions, offset, limit }: SearchQuery) {
  const words = splitQuery(term).map(({ text }) => text);
  const found = documents.filter(
    ({ category, allergens }, i) =>
      words.every((word) => texts[i]?.includes(word)) &&
      (categories.length === 0 || (category !== null && categories.includes(category))) &&
      exclusions.every(({ allergen }) => (allergens[allergen] ?? 'free_from') === 'free_from'),
  );
  return { total: found.length, page: found.slice(offset, offset + limit) };
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
