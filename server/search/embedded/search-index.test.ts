import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { recordingLog } from '#tests/support/recording-log.ts';
import { makeSearchFolder, plainDocument } from '../conformance/plain-catalogue.ts';
import type { SearchDocument } from '../document.ts';
import { ALL_PRODUCTS } from '../engine.ts';
import type { CatalogueFeed } from '../feed.ts';
import { packDocuments } from '../packed.ts';
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
      yield packDocuments([product]);
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

test('closed while it reads the catalogue, it reads only the rest at the next start', async () => {
  const products = [1, 2, 3].map((n) => plainDocument(n, { popularity: 1 / n }));
  const { promise: isReading, resolve: reading } = Promise.withResolvers<void>();
  const { promise: isClosing, resolve: closing } = Promise.withResolvers<void>();
  const places: (string | undefined)[] = [];
  const feed: CatalogueFeed = {
    latestSequence: async () => 3,
    countProducts: async () => products.length,
    async *readAll(after) {
      places.push(after?.gtin);
      for (const product of products.slice(products.findIndex(({ gtin }) => gtin === after?.gtin) + 1)) {
        yield packDocuments([product]);
        reading();
        await isClosing;
      }
    },
    async *readSince() {},
  };
  const { log } = recordingLog();
  const first = await openSearchIndex({ feed, dataDir, log });
  await isReading;
  const closed = first.close();
  closing();
  await closed;
  const second = await openSearchIndex({ feed, dataDir, log });
  await second.caughtUp();
  expect((await second.search(ALL_PRODUCTS)).total).toBe(3);
  expect(places).toEqual([undefined, products[0]?.gtin]);
  await second.close();
});
