import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { pollUntil } from '#tests/support/poll-until.ts';
import { recordingLog } from '#tests/support/recording-log.ts';
import { openTestFolder } from '#tests/support/test-folder.ts';
import { plainDocument } from '../conformance/plain-catalogue.ts';
import type { SearchDocument } from '../document.ts';
import { ALL_PRODUCTS } from '../engine.ts';
import type { CatalogueFeed } from '../feed.ts';
import { packDocuments } from '../packed.ts';
import { openSearchIndex } from './search-index.ts';
import { claimSchema } from './storage/claim-schema.fixture.ts';
import { damageRecord } from './storage/damage-record.fixture.ts';

const dataDir = openTestFolder();
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

describe('a body that was damaged on disk', () => {
  const products = [1, 2, 3].map((n) => plainDocument(n));
  const [one, two, three] = products.map(({ gtin }) => gtin) as [string, string, string];
  const text = (body: Uint8Array | undefined) => body && Buffer.from(body).toString('utf8');

  /** `held`: readings of the whole catalogue wait for it, but for the first. */
  async function openOver(dataDir: string, held?: Promise<void>) {
    const { log, entries } = recordingLog();
    let readings = 0;
    const feed: CatalogueFeed = {
      latestSequence: async () => 3,
      countProducts: async () => products.length,
      async *readAll() {
        if (++readings > 1) await held;
        yield packDocuments(products);
      },
      async *readSince() {},
    };
    const search = await openSearchIndex({ feed, dataDir, log });
    await search.caughtUp();
    const rebuilt = () => entries.filter(({ message }) => message === 'rebuilding the search index');
    const reasons = () => rebuilt().map(({ facts }) => (facts as { reason: string }).reason);
    return { search, reasons, readings: () => readings };
  }

  test('is never answered; the index is built again from the catalogue, once, and answers meanwhile', async () => {
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
    const { search, reasons, readings } = await openOver(dataDir, held);
    damageRecord(join(dataDir, 'search'), 'body 2');
    await expect(search.search(ALL_PRODUCTS)).rejects.toThrow(/bodies-\d+\.bin is damaged at byte/);
    await expect.poll(readings).toBe(2);
    const met = await Promise.allSettled([
      search.search(ALL_PRODUCTS),
      search.findBodies([two]),
      search.suggest('granola', 3),
    ]);
    expect(met.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(text((await search.findBodies([three])).get(three))).toBe('body 3');
    expect([search.isReady(), (await search.listGtins(ALL_PRODUCTS)).length]).toEqual([true, 3]);
    goOn();
    await expect
      .poll(async () => text((await search.findBodies([one, two]).catch(() => undefined))?.get(two)))
      .toBe('body 2');
    expect((await search.search(ALL_PRODUCTS)).bodies.map(text)).toEqual(['body 1', 'body 2', 'body 3']);
    await search.close();
    expect(reasons()).toEqual([
      expect.stringContaining('no such file'),
      expect.stringMatching(/^bodies-\d+\.bin is damaged at byte \d+$/),
    ]);
    expect(readings()).toBe(2);
  });

  test('is found again by the next process, where this one is killed before the index is built again', async () => {
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
    const killed = `${dataDir}-killed`;
    const first = await openOver(dataDir, held);
    await pollUntil('it is saved', () => existsSync(join(dataDir, 'search', 'index.bin')));
    damageRecord(join(dataDir, 'search'), 'body 2');
    await expect(first.search.findBodies([two])).rejects.toThrow('is damaged at byte');
    await expect.poll(first.readings).toBe(2);
    cpSync(dataDir, killed, { recursive: true });
    const second = await openOver(killed);
    expect(second.readings()).toBe(0);
    await expect(second.search.findBodies([two])).rejects.toThrow('is damaged at byte');
    await expect
      .poll(async () => text((await second.search.findBodies([two]).catch(() => undefined))?.get(two)))
      .toBe('body 2');
    expect(second.readings()).toBe(1);
    goOn();
    await Promise.all([first.search.close(), second.search.close()]);
    rmSync(killed, { recursive: true, force: true });
  });
});
