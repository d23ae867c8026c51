import fc from 'fast-check';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import type { Source } from '#contract/product.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';
import { removeSource } from '../store/remove-source.ts';
import { writeTradeItems } from '../store/write-trade-items.ts';
import type { TradeItem } from '../trade-item.ts';

const { pool, truncate } = await openTestDb();

const AT = new Date('2026-11-01T00:00:00Z');
const SOURCES = ['gdsn', 'fdc', 'off', 'prices', 'demo'] as const;

interface Said {
  readonly source: Source;
  readonly item: TradeItem;
}

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
const gtin = fc.integer({ min: 1, max: 5 }).map(demoGtin);
const item = fc.record({
  gtin,
  name: maybe(fc.constantFrom('DATES', 'Dates', 'Figs')),
  brand: maybe(fc.constantFrom('OASIS', 'Oasis')),
  family_code: maybe(fc.constantFrom('50160000', '50190000')),
  popularity: maybe(fc.constantFrom(0.25, 0.5)),
  price: maybe(fc.constant({ amount: 2, currency: 'USD' as const, unit: 'each' })),
  serving: fc.constantFrom(
    { size: null, description: null, per_container: null },
    { size: { value: 40, unit: 'g' as const }, description: '1 bar', per_container: null },
  ),
  nutrients: fc.subarray([
    { nutrient: 'sodium' as const, value: 100, unit: 'mg', basis: '100g' as const },
    { nutrient: 'calories' as const, value: 100, unit: 'kcal', basis: 'serving' as const },
  ]),
  allergens: fc
    .constantFrom('contains' as const, 'may_contain' as const, 'free_from' as const)
    .map((containment) => [{ allergen: 'milk' as const, containment }]),
  contains: fc
    .uniqueArray(gtin, { maxLength: 2 })
    .map((gtins) => gtins.map((child) => ({ gtin: child, quantity: 6 }))),
});
const said: fc.Arbitrary<Said[]> = fc.uniqueArray(
  fc.record({ source: fc.constantFrom(...SOURCES), item: item.map(tradeItem) }),
  { maxLength: 12, selector: ({ source, item: { gtin: code } }) => `${source} ${code}` },
);

test('any order of sources and batches gives the same products', async () => {
  const orders = said.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  await fc.assert(
    fc.asyncProperty(orders, fc.integer({ min: 1, max: 4 }), async ([all, shuffled], batchSize) => {
      await truncate();
      for (const { source, item: one } of all) await writeTradeItems(pool, source, [one], AT);
      const expected = await readProducts(pool);
      await truncate();
      await writeInBatches(shuffled, batchSize);
      expect(await readProducts(pool)).toEqual(expected);
    }),
    { numRuns: 25 },
  );
});

test('a source taken out leaves what the others alone would have made', async () => {
  await fc.assert(
    fc.asyncProperty(said, fc.constantFrom(...SOURCES), async (all, removed) => {
      const others = all.filter(({ source }) => source !== removed);
      await truncate();
      await writeInBatches(others, 3);
      const expected = await readProducts(pool);
      await truncate();
      await writeInBatches(all, 3);
      expect(await removeSource(pool, removed)).toEqual({ removed: all.length - others.length });
      expect(await readProducts(pool)).toEqual(expected);
    }),
    { numRuns: 25 },
  );
});

async function writeInBatches(all: readonly Said[], size: number): Promise<void> {
  for (let start = 0; start < all.length; start += size) {
    const batch = Map.groupBy(all.slice(start, start + size), ({ source }) => source);
    for (const [source, items] of batch) {
      await writeTradeItems(
        pool,
        source,
        items.map(({ item: one }) => one),
        AT,
      );
    }
  }
}

/** Everything of every product but the numbers and times of writing. */
async function readProducts(from: Pool): Promise<unknown> {
  const { rows } = await from.query(
    `SELECT to_jsonb(product) - 'change_seq' - 'brand_id' - 'created_at' - 'updated_at' AS product, brand.name,
       (SELECT jsonb_agg(to_jsonb(row) ORDER BY nutrient) FROM product_nutrients row WHERE row.gtin = product.gtin),
       (SELECT jsonb_agg(to_jsonb(row) ORDER BY allergen) FROM product_allergens row WHERE row.gtin = product.gtin) a,
       (SELECT jsonb_agg(to_jsonb(row) ORDER BY child_gtin) FROM product_links row WHERE parent_gtin = product.gtin) l
     FROM products product LEFT JOIN brands brand ON brand.id = brand_id ORDER BY product.gtin`,
  );
  return rows;
}
