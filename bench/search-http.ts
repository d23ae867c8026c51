import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createLog } from '#server/log.ts';
import { openIndexWriter } from '#server/search/embedded/writer/index-writer.ts';
import { openFloor, processorMs } from './http-load.ts';
import { addressOf, makeQueryLog, QUERY_MIX } from './query-log.ts';
import { askWithoutPause, type RawLoad } from './raw-load.ts';
import { percentile, writeSection } from './results.ts';
import { askedProducts, openCatalogue, packed, seededRandom } from './search-catalogue.ts';

/**
 * Searches of a large catalogue over HTTP, as many as a server answers on one core and on two. `--products N`.
 * `BENCH_SEARCH_DIR` names a folder to keep the index in: building it takes minutes.
 */
const DEFAULT_PRODUCTS = 500_000;
const BATCH = 2_000;
const QUERIES = 100_000;
/** Of the repeated ones, as of a landing page, its categories and beginnings of words. */
const REPEATED = 200;
const CONNECTIONS = 32;
/** V8 compiles what answers a search until some 20,000 are answered: half of the processor's time in the first seconds. */
const WARM_UP_SECONDS = 12;
const SECONDS = 5;
const POLL_MS = 20;
/** As `npm start` has them. */
const SERVER_OPTIONS = ['--max-semi-space-size=16'];

const catalogue = await openCatalogue(askedProducts() ?? DEFAULT_PRODUCTS);
const kept = process.env.BENCH_SEARCH_DIR;
const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'larder-bench-'));
mkdirSync(dataDir, { recursive: true });
await chmod(dataDir, 0o711);
const snapshot = join(dataDir, 'search', 'index.bin');
if (!existsSync(snapshot)) await build();

const queries = makeQueryLog(catalogue.named, QUERIES, seededRandom(7));
/** Each once: none is answered from what is kept. */
const addresses = [...new Set(queries.map(({ query }) => addressOf(query)))];
const facetAddresses = [...new Set(queries.map(({ query }) => addressOf({ ...query, facets: true })))];
const repeated = addresses.slice(0, REPEATED);
const hasTaskset = spawnSync('taskset', ['--version']).status === 0;
if (!hasTaskset) process.stdout.write('Without taskset, the server and the load share all processors.\n');

const bytes = await measureBytes();
const one = await measureAll('0', '1');
const two = await measureAll('0,1', '0,1');
const bare = await measureBare('0', '1');
if (kept === undefined) rmSync(dataDir, { recursive: true, force: true });

const row = (name: string, measured: Measured) => [
  name,
  Math.round(measured.load.perSecond),
  measured.processorMs.toFixed(3),
  Math.round(1000 / measured.processorMs),
  ...[0.5, 0.99].map((share) => percentile(measured.load.ms, share).toFixed(1)),
];
writeSection({
  title: `Search over HTTP: ${catalogue.count} products`,
  method: `The whole application over a saved index of ${catalogue.count} products as in “Search in process”, asked on loopback from ${CONNECTIONS} connections without a pause, after ${WARM_UP_SECONDS} s of others, each time another of ${addresses.length} queries (${QUERY_MIX}), ${Math.round(bytes)} bytes an answer on average; repeated: ${REPEATED} of them again and again. On one core: the server bound to one, the load to the other. On two: both have both, so what a whole core could do more is told by the processor's time of the server. Floors: an empty route of the same application that sends as many bytes, and a bare Fastify. Targets: 4,000 searches a second on one core, 1.8 times as many on two, 25,000 repeated ones.`,
  columns: [
    'answers',
    'a second',
    "server's processor, ms each",
    'a second of one processor',
    'p50, ms',
    'p99, ms',
  ],
  rows: [
    row('floor: bare Fastify, one core', bare),
    row('floor: empty route, one core', one.empty),
    row('repeated, one core', one.repeated),
    row('search, one core', one.plain),
    row('search with every facet, one core', one.faceted),
    row('search, two cores', two.plain),
    row('search with every facet, two cores', two.faceted),
  ],
  notes: [
    `Load average at the end: ${(loadavg()[0] ?? 0).toFixed(1)}; above the number of processors, answers a second are those of a part of a processor.`,
  ],
});

interface Measured {
  readonly load: RawLoad;
  /** Of the server, with all its threads, for an answer. */
  readonly processorMs: number;
}

async function build(): Promise<void> {
  const index = openIndexWriter(join(dataDir, 'search'), createLog('warn'));
  await index.rebuild(packed(catalogue.batches(BATCH)), 1);
  while (!existsSync(snapshot)) await pause(POLL_MS);
  await index.close();
}

async function measureAll(serverCores: string, loadCores: string) {
  const { child, url } = await startServer(serverCores);
  bind(process.pid, loadCores);
  const measure = (next: () => string | undefined) => measureLoad(child, url, next);
  let at = 0;
  const each = (list: readonly string[]) => () => list[at++];
  let warming = 0;
  const toWarmUp = () => (++warming % 2 === 0 ? addresses : facetAddresses).at(-warming);
  await askWithoutPause(url, toWarmUp, CONNECTIONS, WARM_UP_SECONDS);
  const plain = await measure(each(addresses));
  at = 0;
  const result = {
    plain,
    faceted: await measure(each(facetAddresses)),
    repeated: await measure(() => repeated[at++ % REPEATED]),
    empty: await measure(() => '/empty'),
  };
  await end(child);
  return result;
}

async function measureLoad(
  child: ChildProcess,
  url: string,
  next: () => string | undefined,
): Promise<Measured> {
  const before = processorMs(child.pid ?? 0);
  const load = await askWithoutPause(url, next, CONNECTIONS, SECONDS);
  return { load, processorMs: (processorMs(child.pid ?? 0) - before) / load.answers };
}

async function measureBytes(): Promise<number> {
  const { child, url } = await startServer('0', 0);
  let at = 0;
  const load = await askWithoutPause(url, () => (at < 500 ? addresses[at++] : undefined), 4, 60);
  await end(child);
  return load.bytes;
}

async function measureBare(serverCores: string, loadCores: string): Promise<Measured> {
  const floor = await openFloor(Math.round(bytes));
  bind(floor.pid, serverCores);
  bind(process.pid, loadCores);
  await askWithoutPause(floor.url, () => '/x', CONNECTIONS, 1);
  const before = processorMs(floor.pid);
  const load = await askWithoutPause(floor.url, () => '/x', CONNECTIONS, SECONDS);
  const measured = { load, processorMs: (processorMs(floor.pid) - before) / load.answers };
  await floor.stop();
  return measured;
}

async function startServer(cores: string, emptyBytes = bytes) {
  const script = join(import.meta.dirname, 'search-http-server.ts');
  const parameters = [
    ...SERVER_OPTIONS,
    script,
    dataDir,
    String(catalogue.count),
    String(Math.round(emptyBytes)),
  ];
  const command = hasTaskset ? ['taskset', '-c', cores, process.execPath] : [process.execPath];
  const [program = '', ...rest] = [...command, ...parameters];
  const child = spawn(program, rest, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  const died = once(child, 'exit').then(() => Promise.reject(new Error(`The server did not start: ${said}`)));
  // It ends later too, once it was measured.
  died.catch(() => undefined);
  while (!/^http:.*\n/m.test(said))
    said += String((await Promise.race([once(child.stderr, 'data'), died]))[0]);
  return { child, url: said.trim().split('\n').at(-1) ?? '' };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

function bind(pid: number, cores: string): void {
  if (hasTaskset) spawnSync('taskset', ['-acp', cores, String(pid)]);
}
