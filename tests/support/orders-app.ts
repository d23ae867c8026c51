import { afterAll, beforeEach } from 'vitest';
import { listenForChanges, openCatalogueFeed } from '#server/catalogue/read/feed.queries.ts';
import { writeTradeItems } from '#server/catalogue/store/write-trade-items.ts';
import type { TradeItem } from '#server/catalogue/trade-item.ts';
import { orderRoutes } from '#server/features/orders/orders.routes.ts';
import { routeBinder } from '#server/http/route.ts';
import { openSearchIndex } from '#server/search/embedded/search-index.ts';
import { openTestServer } from './feature-app.ts';
import { addPeople, byPerson, callerOf, type ListsApp } from './lists-app.ts';
import { pollUntil } from './poll-until.ts';
import { openTestDb } from './test-db.ts';
import { openTestFolder } from './test-folder.ts';

/** Orders over the real store and the real search with these trade items; no orders before each test. Call it at the top of the file. */
export async function openOrdersApp(items: readonly TradeItem[]): Promise<ListsApp> {
  const store = await openTestDb();
  await addPeople(store, 2);
  await writeTradeItems(store.pool, 'demo', items, new Date('2026-01-01T00:00:00Z'));
  const { app, log } = await openTestServer();
  const search = await openSearchIndex({
    feed: openCatalogueFeed(store.pool),
    dataDir: await openTestFolder(),
    log,
    subscribe: (onChange) => listenForChanges(store.pool, onChange, log),
  });
  afterAll(() => search.close());
  await pollUntil('the search is ready', search.isReady);
  orderRoutes(routeBinder(app, byPerson), { ...store, search, clock: () => new Date() });
  beforeEach(() => store.pool.query('TRUNCATE orders CASCADE'));
  return { store, as: (person) => callerOf(app, person) };
}
