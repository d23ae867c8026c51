import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SUBSTANCE_KEYS } from '#contract/ingredient-laws.ts';
import { createLog } from '#server/log.ts';
import { strideOf } from '#server/search/embedded/segment/bitsets.ts';
import { FACET_SET_COUNT, namedSet, STANDARD_BASE } from '#server/search/embedded/segment/facet-sets.ts';
import { loadSnapshot } from '#server/search/embedded/storage/load-snapshot.ts';
import { openIndexWriter } from '#server/search/embedded/writer/index-writer.ts';
import { writeSection } from './results.ts';
import { openCatalogue, packed } from './search-catalogue.ts';

/** What the answers of standards and laws add to the search index, as it is saved and held in memory. */
const BATCH = 2_000;

const catalogue = await openCatalogue();
const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
const index = openIndexWriter(folder, createLog('warn'));
await index.rebuild(packed(catalogue.batches(BATCH)), 1);
await index.close();
const counts = loadSnapshot(folder).segments.map(({ segment }) => segment.documentCount);
const count = counts.reduce((sum, documents) => sum + documents, 0);
if (count !== catalogue.count) throw new Error(`Only ${count} of ${catalogue.count} products were saved.`);
const whole = statSync(join(folder, 'index.bin')).size;
rmSync(folder, { recursive: true, force: true });

const [substance] = SUBSTANCE_KEYS;
/** Bitsets, each with a bit a product whatever the answers are. */
const setsOfStandards = namedSet(substance) - STANDARD_BASE;
const setsOfLaws = FACET_SET_COUNT - namedSet(substance);
const words = counts.reduce((sum, documents) => sum + strideOf(documents), 0);
const bytesOf = (sets: number) => sets * words * Uint32Array.BYTES_PER_ELEMENT;
const added = bytesOf(setsOfStandards + setsOfLaws);

const row = (name: string, sets: number | string, bytes: number) => [
  name,
  sets,
  (bytes / 1e6).toFixed(1),
  (bytes / count).toFixed(1),
];
writeSection({
  title: 'Search index: standards and laws',
  method: `The saved index of ${count.toLocaleString('en-US')} products with real names and ingredients (bodies apart), and the part of it that holds the answers of standards, what labels lack for them, and the substances of laws. Floor: the same index without that part.`,
  columns: ['what', 'bitsets', 'MB', 'bytes a product'],
  rows: [
    row('floor: index without them', '', whole - added),
    row('standards, by edition and answer, and what they lack', setsOfStandards, bytesOf(setsOfStandards)),
    row('substances of laws, named and open, and why', setsOfLaws, bytesOf(setsOfLaws)),
    row('index with them', '', whole),
  ],
  notes: ['Asked for: at most 40 bytes a product.'],
});
