import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { recordingLog } from '#tests/support/recording-log.ts';
import { makeSearchFolder, plainDocument } from '../conformance/plain-catalogue.ts';
import type { SearchDocument } from '../document.ts';
import { ALL_PRODUCTS } from '../engine.ts';
import { openSearchIndex } from './search-index.ts';
import { claimSchema } from './storage/claim-schema.fixture.ts';

const dataDir = dirname(makeSearchFolder());
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const WITHOUT_MILK = {
  ...ALL_PRODUCTS,
  exclusions: [{ allergen: 'milk', mayContain: false, unknown: false }],
} as const;

/** Opens search over a catalogue of one product, counts what is without milk, and closes it. */
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
  const search = await openSearchIndex({ feed, dataDir, log });
  await search.caughtUp();
  const { total } = await search.search(WITHOUT_MILK);
  await search.close();
  return { total, reasons: entries.map(({ facts }) => (facts as { reason?: string }).reason) };
}

test('an index of another version is rebuilt, though no product has changed', async () => {
  const before = await countWithoutMilk(plainDocument(1, { allergens: { milk: 'free_from' } }));
  expect(before.total).toBe(1);
  claimSchema(join(dataDir, 'search', 'index.bin'), 'e'.repeat(64));
  const after = await countWithoutMilk(plainDocument(1, { allergens: { milk: 'conflict' } }));
  expect(after.total).toBe(0);
  expect(after.reasons).toContain('made by another version');
});
