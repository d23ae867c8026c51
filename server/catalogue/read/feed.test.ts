import { beforeEach, expect, test } from 'vitest';
import { productSchema } from '#contract/product.schema.ts';
import { readPrimary } from '#server/db/open-reads.ts';
import type { CatalogueChange, SearchDocument } from '#server/search/document.ts';
import { unpackChanges, unpackDocuments } from '#server/search/packed.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';
import { findGuidelineSubject } from '../evaluation/subject.queries.ts';
import { removeSource } from '../store/remove-source.ts';
import { writeTradeItems } from '../store/write-trade-items.ts';
import { openCatalogueFeed } from './feed.queries.ts';
import { findProductBody } from './products.queries.ts';

const { pool, db, truncate } = await openTestDb();
/** Products are read from the store alone. */
const unindexed = { db, search: { findBodies: async () => new Map() } };
beforeEach(truncate);
const feed = openCatalogueFeed(pool, readPrimary({ db, pool }));

const AT = new Date('2026-11-01T00:00:00Z');
const bar = tradeItem({
  gtin: demoGtin(1),
  name: 'OAT BAR',
  brand: 'GRANARY',
  family_code: '50220000',
  ingredients: 'Oats.',
  popularity: 0.25,
  diet_types: ['vegan'],
  claims: { nutrition: ['High fibre'] },
  serving: { size: { value: 40, unit: 'g' }, description: '1 bar', per_container: null },
  nutrients: [{ nutrient: 'sodium', value: 250, unit: 'mg', basis: '100g' }],
  allergens: [
    { allergen: 'gluten', containment: 'contains' },
    { allergen: 'milk', containment: 'may_contain' },
    { allergen: 'eggs', containment: 'free_from' },
  ],
});
const dates = tradeItem({ gtin: demoGtin(2), name: 'Dates', popularity: 0.5 });

async function readAll(): Promise<SearchDocument[]> {
  return (await Array.fromAsync(feed.readAll())).flatMap(unpackDocuments);
}

async function readSince(sequence: number): Promise<CatalogueChange[]> {
  return (await Array.fromAsync(feed.readSince(sequence))).flatMap(unpackChanges);
}

test('an unknown GTIN has no body and no subject', async () => {
  expect(await findProductBody(unindexed, demoGtin(9))).toBeUndefined();
  expect(await findGuidelineSubject(db, demoGtin(9))).toBeUndefined();
});

test('an empty catalogue has sequence 0 and no documents', async () => {
  expect(await feed.countProducts()).toBe(0);
  expect(await readAll()).toEqual([]);
  expect(await readSince(0)).toEqual([]);
});

test('a body is the product of the contract, field by field', async () => {
  await writeTradeItems(pool, 'off', [bar], AT);
  await writeTradeItems(
    pool,
    'prices',
    [tradeItem({ price: { amount: 2.25, currency: 'USD', unit: 'each' } })],
    AT,
  );
  const body: unknown = JSON.parse(
    Buffer.from((await findProductBody(unindexed, bar.gtin)) ?? []).toString(),
  );
  expect(productSchema.strict().parse(body)).toEqual(body);
  expect(body).toMatchObject({
    gtin: bar.gtin,
    normalized_name: 'Oat Bar',
    brand: 'Granary',
    family_title: 'Cereal/Grain/Pulse Products',
    gpc_code: '50220000',
    claimTags: ['High fibre'],
    allergens: { contains: ['gluten'], may_contain: ['milk'], free_from: ['eggs'] },
    price: { amount: 2.25, currency: 'USD', unit: 'each' },
    sources: [
      { source: 'off', imported_at: AT.toISOString() },
      { source: 'prices', imported_at: AT.toISOString() },
    ],
  });
});

test('the subject of the guidelines has the amounts in standard units', async () => {
  await writeTradeItems(pool, 'off', [bar], AT);
  expect(await findGuidelineSubject(db, bar.gtin)).toMatchObject({
    name: 'Oat Bar',
    family_code: '50220000',
    serving_size: { value: 40, unit: 'g' },
    per_serving: { sodium: 100 },
    per_100: { sodium: 250 },
    contains: ['gluten'],
  });
});

test('documents come most popular first and carry the body', async () => {
  await writeTradeItems(pool, 'off', [bar, dates], AT);
  const [first, second] = await readAll();
  expect([first?.name, second?.name]).toEqual(['Dates', 'Oat Bar']);
  expect(second).toMatchObject({
    brand: 'Granary',
    category: 'Cereal/Grain/Pulse Products',
    diets: ['vegan'],
    allergens: { gluten: 'contains', milk: 'may_contain', eggs: 'free_from' },
    priceCents: null,
    perServing: { sodium: 100 },
    per100: { sodium: 250 },
    popularity: 0.25,
  });
  expect(second?.body).toEqual(await findProductBody(unindexed, bar.gtin));
});

test('changes follow in their order, with what went and what is no longer listed as deletes', async () => {
  await writeTradeItems(pool, 'off', [bar, dates], AT);
  const start = await feed.latestSequence();
  const itsCase = tradeItem({ gtin: demoGtin(3), contains: [{ gtin: bar.gtin, quantity: 6 }] });
  await writeTradeItems(pool, 'gdsn', [itsCase, { ...dates, name: 'Figs' }], AT);
  const changes = await readSince(start);
  expect(changes.map((change) => change.kind)).toEqual(['upsert', 'delete']);
  expect(changes).toMatchObject([{ document: { name: 'Figs' } }, { gtin: itsCase.gtin }]);

  await removeSource(pool, 'off');
  const later = await readSince(changes.at(-1)?.sequence ?? 0);
  expect(later).toMatchObject([
    { kind: 'upsert', document: { gtin: dates.gtin } },
    { kind: 'delete', gtin: bar.gtin },
    { kind: 'upsert', document: { gtin: itsCase.gtin } },
  ]);
  expect(later.at(-1)?.sequence).toBe(await feed.latestSequence());
});

test('after any product the rest can be read, whatever popularities are like', async () => {
  const popularities = [0.1, 0.3, 0.3, 1 / 3, 0, 0, 1];
  const items = popularities.map((popularity, n) =>
    tradeItem({ gtin: demoGtin(n + 1), name: `Oats ${n}`, popularity }),
  );
  await writeTradeItems(pool, 'off', items, AT);
  const gtins = (documents: readonly SearchDocument[]) => documents.map(({ gtin }) => gtin);
  const all = await readAll();
  expect(all).toHaveLength(popularities.length);
  for (const [place, { popularity, gtin }] of all.entries()) {
    const rest = (await Array.fromAsync(feed.readAll({ popularity, gtin }))).flatMap(unpackDocuments);
    expect(gtins(rest)).toEqual(gtins(all.slice(place + 1)));
  }
});

test('a reading that is broken off gives its connection back', async () => {
  await writeTradeItems(pool, 'off', [bar, dates], AT);
  for (let round = 0; round < 20; round++) {
    for await (const _batch of feed.readAll()) break;
  }
  expect(await feed.countProducts()).toBe(2);
});
