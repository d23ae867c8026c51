import { cartContract } from '#contract/cart.schema.ts';
import { ok, type Result } from '#contract/result.ts';
import { findProductBodiesOn } from '#server/catalogue/read/products.queries.ts';
import type { Deps } from '#server/deps.ts';
import { givenGtin } from '#server/http/given-gtin.ts';
import { type ReadyJson, withProducts } from '#server/http/ready-json.ts';
import type { Route } from '#server/http/route.ts';
import { type CartRow, clearCart, listCart } from './cart.queries.ts';
import { addToCart, exchangeInCart, noteInCart, removeFromCart, updateCart } from './cart.service.ts';

export function cartRoutes(route: Route, deps: Deps): void {
  const { pool } = deps;
  route(cartContract.list, async ({ user, query }) =>
    present(deps, ok(await listCart(pool, user.id)), query.day),
  );
  route(cartContract.add, async ({ user, body }) => present(deps, await addToCart(deps, user.id, body)));
  route(cartContract.update, async ({ user, body }) => present(deps, await updateCart(deps, user.id, body)));
  route(cartContract.note, async ({ user, body }) => present(deps, await noteInCart(deps, user.id, body)));
  route(cartContract.exchange, async ({ user, body }) => {
    return present(deps, await exchangeInCart(deps, user.id, body));
  });
  route(cartContract.remove, async ({ user, ...input }) => {
    const gtin = givenGtin(input);
    return gtin.ok ? present(deps, await removeFromCart(deps, user.id, gtin.value)) : gtin;
  });
  route(cartContract.clear, async ({ user }) => {
    await clearCart(pool, user.id);
    return ok({ items: [] });
  });
}

async function present(
  deps: Deps,
  items: Result<readonly CartRow[]>,
  day?: string,
): Promise<Result<ReadyJson>> {
  if (!items.ok) return items;
  const products = await findProductBodiesOn(
    deps,
    items.value.map(({ gtin }) => gtin),
    day,
  );
  return ok(withProducts({}, items.value, products));
}
