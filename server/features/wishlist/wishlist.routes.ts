import { PRODUCT_NOT_FOUND } from '#contract/product.ts';
import { fail, ok } from '#contract/result.ts';
import { wishlistContract } from '#contract/wishlist.schema.ts';
import { findProductBodiesOn } from '#server/catalogue/read/products.queries.ts';
import { writeNote } from '#server/db/item-note.queries.ts';
import { exchangeWishlistItem } from '#server/db/list-exchange.queries.ts';
import type { Deps } from '#server/deps.ts';
import { givenGtin } from '#server/http/given-gtin.ts';
import { withProducts } from '#server/http/ready-json.ts';
import { refuseExchange } from '#server/http/refuse-exchange.ts';
import type { Route } from '#server/http/route.ts';
import { t } from '#server/language/speech.ts';
import {
  addWishlistItem,
  clearWishlist,
  listWishlist,
  removeWishlistItem,
  type WishlistRow,
} from './wishlist.queries.ts';

const ABSENT = t`This product is not in your wishlist.`;

export function wishlistRoutes(route: Route, deps: Deps): void {
  const { db, clock } = deps;
  route(wishlistContract.list, async ({ user, query }) => ok(await present(deps, user.id, {}, query.day)));
  route(wishlistContract.add, async ({ user, body }) => {
    const items = await addWishlistItem(deps, user.id, body, clock());
    return items ? ok(await presentItems(deps, items)) : fail('not_found', PRODUCT_NOT_FOUND);
  });
  route(wishlistContract.note, async ({ user, body }) => {
    const list = { table: 'wishlist_items', id: user.id, absent: ABSENT } as const;
    const written = await db.transaction().execute((trx) => writeNote(trx, list, body));
    return written.ok ? ok(await present(deps, user.id)) : written;
  });
  route(wishlistContract.exchange, async ({ user, body }) => {
    const outcome = await exchangeWishlistItem(db, user.id, body, clock());
    return outcome === 'done' ? ok(await present(deps, user.id)) : refuseExchange(outcome, ABSENT);
  });
  route(wishlistContract.remove, async ({ user, ...input }) => {
    const gtin = givenGtin(input);
    if (!gtin.ok) return gtin;
    const groups = await removeWishlistItem(db, user.id, gtin.value, clock());
    if (groups === undefined) return fail('not_found', ABSENT);
    const message =
      groups.length === 0 ? t`Removed from wishlist` : t`Removed from wishlist and from ${groups.join(', ')}`;
    return ok(await present(deps, user.id, { message, removed_from_groups: groups }));
  });
  route(wishlistContract.clear, async ({ user }) => {
    await clearWishlist(db, user.id, clock());
    return ok({ items: [] });
  });
}

async function present(
  deps: Deps,
  userId: string,
  head: Readonly<Record<string, unknown>> = {},
  day?: string,
) {
  return presentItems(deps, await listWishlist(deps.db, userId), head, day);
}

async function presentItems(
  deps: Deps,
  items: readonly WishlistRow[],
  head: Readonly<Record<string, unknown>> = {},
  day?: string,
) {
  const products = await findProductBodiesOn(
    deps,
    items.map(({ gtin }) => gtin),
    day,
  );
  return withProducts(head, items, products);
}
