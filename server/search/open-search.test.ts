import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { recordingLog } from '#tests/support/recording-log.ts';
import type { SearchDocument } from './document.ts';
import { claimSchema } from './embedded/storage/claim-schema.fixture.ts';
import { makeSearchFolder, plainDocument } from './embedded/writer/writer-fixture.ts';
import type { SearchQuery } from './engine.ts';
import { openSearch } from './open-search.ts';

const dataDir = dirname(makeSearchFolder());
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const WITHOUT_MILK: SearchQuery = {
  term: '',
  categories: [],
  guidelines: {},
  verdicts: {},
  novaLabels: [],
  brand: null,
  diets: [],
  exclusions: [{ allergen: 'milk', mayContain: false, unknown: false }],
  sort: 'popularity',
  limit: 12,
  offset: 0,
  facets: false,
};

/** Opens search over a catalogue of one product, asks for what is without milk, and closes it. */
async function countWithoutMilk(product: SearchDocument) {
  const { log, entries } = recordingLog();
  const feed = {
    latestSequence: async () => 1,
    countProducts: async () => 1,
    async *readAll() {
      yield [product];
    },
    async *readSince() {},
  };
  const search = await openSearch({ feed, dataDir, log });
  await search.caughtUp();
  const { total } = await search.search(WITHOUT_MILK);
  await search.close();
  return { total, reasons: entries.map(({ facts }) => (facts as { reason?: string }).reason) };
}

test('an index of another version is not searched but built again, though the catalogue is as far', async () => {
  const before = await countWithoutMilk(plainDocument(1, { allergens: { milk: 'free_from' } }));
  expect(before.total).toBe(1);
  claimSchema(join(dataDir, 'search', 'index.bin'), 'e'.repeat(64));
  const after = await countWithoutMilk(plainDocument(1, { allergens: { milk: 'conflict' } }));
  expect(after.total).toBe(0);
  expect(after.reasons).toContain('made by another version');
});
