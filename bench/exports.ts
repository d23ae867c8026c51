import { to as copyTo } from 'pg-copy-streams';
import { EXPORT_FORMATS, type ExportFormat } from '#contract/cell.ts';
import { exportsContract } from '#contract/exports.schema.ts';
import { openCatalogueFeed } from '#server/catalogue/read/feed.queries.ts';
import { readPrimary } from '#server/db/open-reads.ts';
import { exportSearch } from '#server/features/exports/export-search.ts';
import { createLog } from '#server/log.ts';
import { openSearchIndex } from '#server/search/embedded/search-index.ts';
import { joinStore, prepareRealStore } from './real-store.ts';
import { writeSection } from './results.ts';

/** What a whole search costs as a file, in time and memory, against PostgreSQL writing the stored part of the same rows. */
const DAY = '2026-11-25';
const MB = 2 ** 20;
const SAMPLE_MS = 20;

/** The stored columns of the same products, in the same order; reasons are in no column. */
const COPY = `COPY (
  SELECT product.gtin, product.normalized_name, brand.name, family_code, package_weight_value, package_weight_unit,
    price_amount, price_unit, smart_snack, good_choice, philly, nova_label,
    (SELECT string_agg(state || ':' || allergen, ',') FROM product_allergens each WHERE each.gtin = product.gtin),
    (SELECT string_agg(nutrient || ' ' || coalesce(per_serving::text, '') || ' ' || coalesce(per_100::text, ''), ',')
     FROM product_nutrients each WHERE each.gtin = product.gtin AND NOT flagged)
  FROM products product LEFT JOIN brands brand ON brand.id = product.brand_id
  WHERE listed ORDER BY popularity DESC, product.gtin) TO STDOUT (FORMAT csv)`;

const real = await prepareRealStore();
const store = await joinStore(real.dataDir);
const reads = readPrimary(store);
const search = await openSearchIndex({
  feed: openCatalogueFeed(store.pool, reads),
  dataDir: real.dataDir,
  log: createLog('warn'),
});
await search.caughtUp();
const { rows: counted } = await store.pool.query('SELECT count(*) FROM products WHERE listed');
const products = Number(counted[0].count);

async function* exported(format: ExportFormat) {
  const query = exportsContract.search.query.parse({ format, with_laws: 'true' });
  const file = await exportSearch({ ...store, reads, search }, { ...query, day: DAY });
  if (!file.ok) throw new Error(file.failure.detail);
  yield* file.value.chunks;
}

async function* copied() {
  const client = await store.pool.connect();
  try {
    yield* client.query(copyTo(COPY));
  } finally {
    client.release();
  }
}

interface Measured {
  readonly seconds: number;
  readonly processorSeconds: number;
  readonly bytes: number;
  /** Resident, above what it was before: most by a tenth of the file, and most of all. */
  readonly early: number;
  readonly peak: number;
}

async function measure(chunks: AsyncIterable<string | Uint8Array>): Promise<Measured> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  const samples: [bytes: number, rss: number][] = [];
  let bytes = 0;
  const sampler = setInterval(() => samples.push([bytes, process.memoryUsage.rss()]), SAMPLE_MS);
  const processor = process.cpuUsage();
  const started = performance.now();
  for await (const chunk of chunks) bytes += chunk.length;
  clearInterval(sampler);
  const { user, system } = process.cpuUsage(processor);
  const most = (some: typeof samples) => (Math.max(before, ...some.map(([, rss]) => rss)) - before) / MB;
  return {
    seconds: (performance.now() - started) / 1000,
    processorSeconds: (user + system) / 1e6,
    bytes,
    early: most(samples.filter(([at]) => at < bytes / 10)),
    peak: most(samples),
  };
}

const row = (name: string, one: Measured, floor: Measured) => [
  name,
  one.seconds.toFixed(1),
  Math.round(products / one.seconds).toLocaleString('en'),
  one.processorSeconds.toFixed(1),
  (one.seconds / floor.seconds).toFixed(1),
  (one.bytes / MB).toFixed(0),
  one.early.toFixed(0),
  one.peak.toFixed(0),
];

try {
  // The floor comes last: what the process grows by for it would hide what files hold.
  const files: Measured[] = [];
  for (const format of EXPORT_FORMATS) files.push(await measure(exported(format)));
  const floor = await measure(copied());
  writeSection({
    title: 'Search as a file',
    method: `All ${products.toLocaleString('en')} real products as \`GET /api/exports/search\` writes them: 51 columns with three judged verdicts and their reasons, allergens, ingredient laws and 30 figures, read as fast as they come. The floor is PostgreSQL's COPY of the stored columns in the same order, without reasons. Memory is what the process holds beyond what it held before: its most by a tenth of the file, and its most of all. Processor time is of the process that writes, the store's not counted.`,
    columns: [
      'file',
      's',
      'rows a second',
      'processor s',
      'ratio to the floor',
      'MB',
      'MB held by a tenth',
      'MB held at most',
    ],
    rows: [
      row('floor: COPY of what is stored', floor, floor),
      ...EXPORT_FORMATS.map((format, at) => row(format, files[at] as Measured, floor)),
    ],
  });
} finally {
  await search.close();
  await store.close();
  await real.remove();
}
