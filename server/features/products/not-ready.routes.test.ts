import { afterAll, expect, test } from 'vitest';
import { openSearchIndex } from '#server/search/embedded/search-index.ts';
import { featureApp } from '#tests/support/feature-app.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { openTestFolder } from '#tests/support/test-folder.ts';
import { categoryRoutes } from '../categories/categories.routes.ts';
import { productRoutes } from './products.routes.ts';

const { db } = await openTestDb();
const away = () => Promise.reject(new Error('the store is away'));
const search = await openSearchIndex({
  feed: { latestSequence: away, countProducts: away, async *readAll() {}, async *readSince() {} },
  dataDir: openTestFolder(),
  log: silentLog,
});
const app = await featureApp((route) => {
  productRoutes(route, { db, search, clock: () => new Date() });
  categoryRoutes(route, { search });
});
afterAll(async () => {
  await app.close();
  await search.close();
});

test.each([
  '/api/products',
  '/api/products/suggest?q=oat',
  '/api/products/points?x=protein&y=sugars',
  '/api/categories',
])('%s says when to try again while the catalogue is not indexed', async (url) => {
  const { statusCode, headers } = await app.inject(url);
  expect(statusCode).toBe(503);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});
