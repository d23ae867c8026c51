import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createLog } from '#server/log.ts';
import { openSearchIndex, type SearchIndex } from '#server/search/embedded/search-index.ts';
import { ALL_PRODUCTS } from '#server/search/engine.ts';
import type { CatalogueFeed } from '#server/search/feed.ts';
import { openTaskThread } from '#server/threads/task-thread.ts';
import type { CatalogueTasks } from './catalogue-worker.ts';
import { changedName } from './changed-products.ts';
import { measureDelays, openDelayFloor } from './loop-delays.ts';
import { percentile, seconds, writeSection } from './results.ts';
import { askedProducts } from './search-catalogue.ts';

/** The embedded index at work: how long it holds the event loop, and how soon changes are found. `--products N` */
const DEFAULT_PRODUCTS = 500_000;
const BATCH = 2_000;
const QUERIES = 2_000;
const QUERY_SECONDS = 15;
const ASKERS = 4;
const WRITES_A_SECOND = 500;
const WRITE_SECONDS = 20;
/** How often a product just written is looked for until it is found. */
const PROBE_MS = 5;

const count = askedProducts() ?? DEFAULT_PRODUCTS;
/** Products are made in a thread, as a server reads them in one: what a main thread holds, a collection has to go through. */
const catalogue = openTaskThread<CatalogueTasks>(
  'catalogue',
  () => new Worker(new URL('./catalogue-worker.ts', import.meta.url), { workerData: { count } }),
);
const queries = await catalogue.run('queries', QUERIES);
const dataDir = mkdtempSync(join(tmpdir(), 'larder-bench-'));
const log = createLog('error');
let sequence = 1;
let notify = () => {};

const feed: CatalogueFeed = {
  latestSequence: async () => sequence,
  countProducts: async () => count,
  async *readAll() {
    for (;;) {
      const batch = await catalogue.run('next', BATCH);
      if (batch === undefined) return;
      yield batch;
    }
  },
  async *readSince(since) {
    const upTo = sequence;
    for (let from = since; from < upTo; from += BATCH)
      yield await catalogue.run('changes', { since: from, upTo: Math.min(from + BATCH, upTo) });
  },
};
const open = () =>
  openSearchIndex({
    feed,
    dataDir,
    log,
    subscribe: async (onChange) => {
      notify = onChange;
      return async () => {};
    },
  });
const readyIn = (index: SearchIndex) =>
  seconds(async () => {
    while (!index.isReady()) await setTimeout(1);
  });

const floor = await openDelayFloor();
const phases: [name: string, worst: number, p99: number, floorWorst: number, floorP99: number][] = [];
async function phase<T>(name: string, work: () => Promise<T>): Promise<T> {
  const delays = measureDelays();
  await floor.start();
  const done = await work();
  const here = delays.stop();
  const there = await floor.stop();
  phases.push([name, here.worst, here.p99, there.worst, there.p99]);
  return done;
}

let index = await open();
const built = await phase('build', () => readyIn(index));
const saved = await phase('merge and save', () => seconds(untilSaved));
await phase('queries', () => askAll(QUERY_SECONDS));
const freshness = await phase(`${WRITES_A_SECOND} writes a second, and queries`, writeAndProbe);
await index.close();
index = await open();
const loaded = await phase('load', () => readyIn(index));
await index.close();
await catalogue.end();
await floor.end();
rmSync(dataDir, { recursive: true, force: true });

const ms = (value: number) => value.toFixed(1);
const found = [0.5, 0.99, 1].map((share) => Math.round(percentile(freshness, share)));
writeSection({
  title: 'Search at work',
  method: `${count} products as in “Search in process”, in the index that a server opens, with its threads. Queries: that log, every other one with facets, ${ASKERS} at a time. A delay is how much later than asked for a timer of 1 ms fires in the main thread. Floor: the same in a thread that does nothing, at the same time. Target: under 10 ms more than the floor.`,
  columns: ['phase', 'worst delay, ms', 'p99, ms', 'floor: worst, ms', 'floor: p99, ms'],
  rows: phases.map(([name, ...figures]) => [name, ...figures.map(ms)]),
  notes: [
    `A change is found after ${found[0]} ms, 99 of 100 after ${found[1]} ms, all of ${freshness.length} after ${found[2]} ms, from its commit, at ${WRITES_A_SECOND} writes a second; target: 1,000 ms.`,
    `Load average at the end: ${(loadavg()[0] ?? 0).toFixed(1)}; above the number of processors, every thread waits for one, the floor's as well.`,
    `Built in ${built.toFixed(1)} s, merged and saved ${saved.toFixed(1)} s later, loaded in ${loaded.toFixed(2)} s.`,
  ],
});

async function untilSaved(): Promise<void> {
  while (!existsSync(join(dataDir, 'search', 'index.bin'))) await setTimeout(5);
}

async function askAll(forSeconds: number): Promise<void> {
  const end = performance.now() + forSeconds * 1000;
  let next = 0;
  const ask = async () => {
    while (performance.now() < end) {
      const { query } = queries[next++ % queries.length] ?? { query: ALL_PRODUCTS };
      await index.search({ ...query, facets: next % 2 === 0 });
      await setImmediate();
    }
  };
  await Promise.all(Array.from({ length: ASKERS }, ask));
}

/** Writes at a fixed rate and looks for one product after another; returns how long each took to be found, in ms. */
async function writeAndProbe(): Promise<number[]> {
  const waits: number[] = [];
  let isWriting = true;
  const probe = async () => {
    while (isWriting) {
      const at = sequence;
      const committed = performance.now();
      const query = { ...ALL_PRODUCTS, term: `"${changedName(at)}"` };
      while ((await index.search(query)).total === 0) await setTimeout(PROBE_MS);
      waits.push(performance.now() - committed);
      await setTimeout(PROBE_MS);
    }
  };
  const write = async () => {
    const started = performance.now();
    for (let written = 0; written < WRITES_A_SECOND * WRITE_SECONDS; ) {
      const due = Math.floor(((performance.now() - started) / 1000) * WRITES_A_SECOND);
      sequence += due - written;
      written = due;
      notify();
      await setTimeout(PROBE_MS);
    }
    isWriting = false;
  };
  await Promise.all([write(), setTimeout(100).then(probe), askAll(WRITE_SECONDS)]);
  return waits;
}
