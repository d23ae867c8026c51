import { afterAll, beforeEach } from 'vitest';
import { listenForChanges, openCatalogueFeed } from '#server/catalogue/read/feed.queries.ts';
import { writeTradeItems } from '#server/catalogue/store/write-trade-items.ts';
import type { TradeItem } from '#server/catalogue/trade-item.ts';
import { readPrimary } from '#server/db/open-reads.ts';
import type { Deps } from '#server/deps.ts';
import { cartRoutes } from '#server/features/cart/cart.routes.ts';
import { orderRoutes } from '#server/features/orders/orders.routes.ts';
import { scorecardRoutes } from '#server/features/scorecards/scorecards.routes.ts';
import { wishlistRoutes } from '#server/features/wishlist/wishlist.routes.ts';
import { wishlistGroupRoutes } from '#server/features/wishlist-groups/wishlist-groups.routes.ts';
import { routeBinder } from '#server/http/route.ts';
import { keyRing } from '#server/keys/secret-keys.ts';
import { openSearchIndex } from '#server/search/embedded/search-index.ts';
import { openTestServer } from './feature-app.ts';
import { addPeople, byPerson, type CallAsPerson, callerOf, type ListsApp } from './lists-app.ts';
import { pollUntil } from './poll-until.ts';
import { openTestDb } from './test-db.ts';
import { openTestFolder } from './test-folder.ts';

export interface OrdersApp extends ListsApp {
  readonly alice: CallAsPerson;
  readonly bob: CallAsPerson;
}

/**
 * Orders, lists and their scorecards over the real store and the real search with these trade items; empty before each test.
 * Call it at the top of the file.
 */
export async function openOrdersApp(items: readonly TradeItem[]): Promise<OrdersApp> {
  const store = await openTestDb();
  await addPeople(store, 2);
  await writeTradeItems(store.pool, 'demo', items, new Date('2026-01-01T00:00:00Z'));
  const { app, log } = await openTestServer();
  const search = await openSearchIndex({
    feed: openCatalogueFeed(store.pool, readPrimary(store)),
    dataDir: openTestFolder(),
    log,
    subscribe: (onChange) => listenForChanges(store.pool, onChange, log),
  });
  afterAll(() => search.close());
  await pollUntil('the search is ready', search.isReady);
  const route = routeBinder(app, byPerson);
  const keys = keyRing('a key of at least thirty-two characters');
  const deps = { ...store, search, log, keys, clock: () => new Date() } as unknown as Deps;
  for (const bind of [cartRoutes, wishlistRoutes, wishlistGroupRoutes, orderRoutes]) bind(route, deps);
  scorecardRoutes(route, deps);
  beforeEach(() =>
    store.pool.query('TRUNCATE orders, cart_items, wishlist_items, wishlist_groups, scorecard_links CASCADE'),
  );
  const as = (person: number) => callerOf(app, person);
  return { store, as, alice: as(0), bob: as(1) };
}
