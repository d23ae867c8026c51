import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { NUTRIENT_SORTS } from '#contract/nutrient-sort.ts';
import { createLog } from '#server/log.ts';
import type { SearchDocument } from '#server/search/document.ts';
import { searchGeneration } from '#server/search/embedded/query/search-generation.ts';
import { foldText } from '#server/search/embedded/text/fold.ts';
import { splitQuery } from '#server/search/embedded/text/query-words.ts';
import { type IndexWriter, openIndexWriter } from '#server/search/embedded/writer/index-writer.ts';
import type { SearchQuery } from '#server/search/engine.ts';
import { indexTradeWords } from '#server/search/words/find-alternatives.ts';
import { readTradeWords } from '#server/search/words/load-trade-words.ts';
import { readBatches, writeBatches } from './packed-batches.ts';
import { type LoggedQuery, makeQueryLog, QUERY_CLASS_NAMES, QUERY_CLASSES, QUERY_MIX } from './query-log.ts';
import { median, percentile, seconds, writeSection } from './results.ts';
import { askedProducts, openCatalogue, seededRandom } from './search-catalogue.ts';

/** The embedded index without a server, against a scan of every product. `--products N`: of another number than the real ones. */
const QUERIES = 2_000;
const ROUNDS = 5;
/** Of as many as a server is asked in minutes, those that differ, by chance: a word alone is asked for again and again. */
const LOGGED = 60_000;
const ONCE = 6_000;
/** A scan of every product is slow: part of the log is enough. */
const PEER_QUERIES = 100;
const LOADS = 5;

const BATCH = 2_000;
const POLL_MS = 20;

const asked = askedProducts();
const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
const batches = join(folder, 'batches.bin');
const log = createLog('warn');
const making = writeBatches(batches, asked);
const built = await seconds(build);
const peakGb = process.resourceUsage().maxRSS / 1e6;
rmSync(batches);
const catalogue = await openCatalogue(asked);
const loads: number[] = [];
for (let round = 0; round < LOADS; round++) loads.push(await seconds(load));
const writer = openIndexWriter(folder, log);
await writer.load();

const queries = makeQueryLog(catalogue.named, QUERIES, seededRandom(7));
const residentGb = measureMemory();
const search = (query: SearchQuery) => searchGeneration(writer.generation(), query);
const alternatives = indexTradeWords(readTradeWords());
const searchWithTradeWords = (query: SearchQuery) =>
  searchGeneration(writer.generation(), query, alternatives);
const changed = (change: (i: number) => Partial<SearchQuery>) =>
  queries.map(({ kind, query }, i) => ({ kind, query: { ...query, ...change(i) } }));
const plain = measure(queries, search, ROUNDS);
const faceted = measure(
  changed(() => ({ facets: true })),
  search,
  ROUNDS,
);
const sorted = measure(
  changed((i) => ({ sort: NUTRIENT_SORTS[i % NUTRIENT_SORTS.length] ?? 'relevance' })),
  search,
  ROUNDS,
);
const once = differentQueries();
const askedOnce = measure(once, searchWithTradeWords, 1);
const askedAgain = measure(once, searchWithTradeWords, 1);
const peer = await scanCatalogue(queries.slice(0, PEER_QUERIES));
const same = measure(queries.slice(0, PEER_QUERIES), search, ROUNDS);
await writer.close();
rmSync(folder, { recursive: true, force: true });

const row = (name: string, times: readonly Timed[]) => {
  const values = times.map(({ ms }) => ms);
  const processorMs = times.reduce((sum, { processorMs }) => sum + processorMs, 0) / times.length;
  const shares = [0.5, 0.95, 0.99].map((share) => percentile(values, share).toFixed(3));
  return [name, ...shares, Math.round(1000 / processorMs)];
};
writeSection({
  title: `Search in process${asked === undefined ? '' : `: ${asked} products`}`,
  method: `${catalogue.count} products with real names and ingredients, invented categories, brands and verdicts; ${QUERIES} queries (${QUERY_MIX}), 12 products and the exact total; times are the median of ${ROUNDS} rounds a query, the number a second is by the processor's time of one thread, which a busy machine changes less. One segment, as a server's index is once it is merged; what a frequent word or a filter counts is kept from the first round on. Asked once: ${ONCE} of the different queries among ${LOGGED}, which are harder, as easy ones repeat. Peer: a scan of every product's folded text for the words, the first ${PEER_QUERIES} queries, once.`,
  columns: ['queries', 'p50, ms', 'p95, ms', 'p99, ms', 'a second of one processor'],
  rows: [
    row('all', plain),
    ...QUERY_CLASS_NAMES.map((kind) =>
      row(
        QUERY_CLASSES[kind].label,
        plain.filter((timed) => timed.kind === kind),
      ),
    ),
    row('all, with every facet', faceted),
    row('all, sorted by a nutrient', sorted),
    row(`${ONCE} different ones with the words of the trade, once`, askedOnce),
    row('the same again', askedAgain),
    row(`first ${PEER_QUERIES}`, same),
    row(`peer, first ${PEER_QUERIES}`, peer),
  ],
  notes: [
    `Built, merged and saved in ${built.toFixed(1)} s (${Math.round(catalogue.count / built)} products a second), from a file of packed batches as a server's reading thread passes them on: to make and pack these had taken one processor ${making.toFixed(1)} s. The process took ${peakGb.toFixed(2)} GB at its peak. Read from its snapshot, every byte of the index checked (of a body when it is read), in ${median(loads).toFixed(2)} s (median of ${LOADS}). A process that has loaded it and answered the queries with and without facets has ${residentGb.toFixed(2)} GB resident.`,
    `Load average at the end: ${(loadavg()[0] ?? 0).toFixed(1)}; above the number of processors, times are mostly waiting for one.`,
  ],
});

function differentQueries(): LoggedQuery[] {
  const random = seededRandom(7);
  const logged = makeQueryLog(catalogue.named, LOGGED, random);
  const different = [...new Map(logged.map((one) => [JSON.stringify(one.query), one])).values()];
  return different
    .map((one) => ({ one, place: random() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, ONCE)
    .map(({ one }) => one);
}

async function build(): Promise<void> {
  const index = openIndexWriter(folder, log);
  await index.rebuild(readBatches(batches), 1);
  // Until its segments are merged: a query reads each of them.
  while (!existsSync(join(folder, 'index.bin'))) await setTimeout(POLL_MS);
  await index.close();
}

async function load(): Promise<void> {
  const index: IndexWriter = openIndexWriter(folder, log);
  await index.load();
  await index.close();
}

/** In a process of its own: this one has held what building takes. */
function measureMemory(): number {
  const path = join(folder, 'queries.json');
  writeFileSync(path, JSON.stringify(queries.map(({ query }) => query)));
  const script = join(import.meta.dirname, 'search-memory.ts');
  const printed = execFileSync(process.execPath, [script, folder, path], { encoding: 'utf8' });
  return Number(printed) / 1e9;
}

interface Timed {
  readonly kind: LoggedQuery['kind'];
  readonly ms: number;
  /** On average over the queries of its kind: the processor's time of one is too short to be measured. */
  readonly processorMs: number;
}

function measure(asked: readonly LoggedQuery[], answer: (query: SearchQuery) => unknown, rounds: number) {
  const times = asked.map((): number[] => []);
  const processorMs = new Map<LoggedQuery['kind'], number>();
  for (let round = 0; round < rounds; round++) {
    for (const kind of QUERY_CLASS_NAMES) {
      const started = process.threadCpuUsage();
      asked.forEach((one, i) => {
        if (one.kind === kind) times[i]?.push(time(() => answer(one.query)));
      });
      const { user, system } = process.threadCpuUsage(started);
      processorMs.set(kind, (processorMs.get(kind) ?? 0) + (user + system) / 1000);
    }
  }
  const countOf = (kind: LoggedQuery['kind']) => asked.filter((one) => one.kind === kind).length;
  const each = new Map(
    QUERY_CLASS_NAMES.map((kind) => [kind, (processorMs.get(kind) ?? 0) / rounds / countOf(kind)]),
  );
  return asked.map(
    ({ kind }, i): Timed => ({ kind, ms: median(times[i] ?? []), processorMs: each.get(kind) ?? 0 }),
  );
}

function time(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** A search without an index: no correction, ranked by popularity alone. Each batch is scanned by every query. */
async function scanCatalogue(asked: readonly LoggedQuery[]): Promise<Timed[]> {
  const totals = asked.map(() => 0);
  const times = asked.map(() => 0);
  for await (const documents of catalogue.batches(BATCH)) {
    const texts = documents.map(({ name, ingredients }) => foldText(`${name} ${ingredients ?? ''}`));
    asked.forEach(({ query }, i) => {
      const started = performance.now();
      totals[i] = (totals[i] ?? 0) + scanEvery(documents, texts, query).length;
      times[i] = (times[i] ?? 0) + performance.now() - started;
    });
  }
  return asked.map(({ kind }, i) => ({ kind, ms: times[i] ?? 0, processorMs: times[i] ?? 0 }));
}

function scanEvery(
  documents: readonly SearchDocument[],
  texts: readonly string[],
  { term, categories, exclusions }: SearchQuery,
): SearchDocument[] {
  const words = splitQuery(term).map(({ text }) => text);
  return documents.filter(
    ({ category, allergens }, i) =>
      words.every((word) => texts[i]?.includes(word)) &&
      (categories.length === 0 || (category !== null && categories.includes(category))) &&
      exclusions.every(({ allergen }) => (allergens[allergen] ?? 'free_from') === 'free_from'),
  );
}
