import { countedLines } from '#contract/merged-lines.ts';
import { ordersContract as contract, type OrderLine } from '#contract/orders.schema.ts';
import { ok } from '#contract/result.ts';
import type { Deps } from '#server/deps.ts';
import type { Route } from '#server/http/route.ts';
import { listLineProducts } from './line-products.queries.ts';
import { listLines } from './lines.queries.ts';
import { sayLine } from './match/say-note.ts';
import { countPassing, deleteOrder, listOrders } from './orders.queries.ts';
import {
  addLines,
  changeLines,
  chooseProduct,
  judgeLines,
  listPart,
  makeOrder,
  ownOrder,
  scoreLines,
} from './orders.service.ts';
import { setAside } from './set-aside.ts';
import { listSwaps } from './swaps/list-swaps.ts';
import { setSwaps } from './swaps/set-swaps.ts';

export function orderRoutes(route: Route, deps: Pick<Deps, 'db' | 'pool' | 'search' | 'clock'>): void {
  const { db } = deps;
  const today = () => deps.clock().toISOString().slice(0, 10);
  route(contract.list, async ({ user }) => ok({ orders: await listOrders(db, user.id) }));
  route(contract.passing, async ({ user, query }) =>
    ok({ orders: await countPassing(db, user.id, query.order) }),
  );
  route(contract.create, ({ user, body }) => makeOrder(deps, user.id, body));
  route(contract.get, async ({ user, params, query }) => {
    const order = await ownOrder(deps, user.id, params.id);
    if (!order.ok) return order;
    const lines = await listLines(db, order.value);
    return ok({ ...order.value, ...(await presentLines(lines, query.day)) });
  });
  route(contract.delete, async ({ user, params }) => {
    const order = await ownOrder(deps, user.id, params.id);
    if (!order.ok) return order;
    await deleteOrder(db, order.value);
    return ok({ orders: await listOrders(db, user.id) });
  });
  route(contract.addLines, async ({ user, params, body }) => {
    const order = await ownOrder(deps, user.id, params.id);
    if (!order.ok) return order;
    const lines = await addLines(deps, order.value, body.lines);
    return lines.ok ? ok(await presentLines(lines.value)) : lines;
  });
  route(contract.chooseProduct, async ({ user, params, body }) => {
    const order = await ownOrder(deps, user.id, params.id);
    if (!order.ok) return order;
    const line = await chooseProduct(deps, order.value, params.line, body.gtin);
    return line.ok
      ? ok({ line: sayLine(line.value), products: await listLineProducts(db, [line.value], today()) })
      : line;
  });
  route(contract.setAside, async ({ user, params, body }) => {
    const order = await ownOrder(deps, user.id, params.id);
    if (!order.ok) return order;
    const lines = await changeLines(db, order.value, (before) => setAside(before, body.lines));
    return lines.ok ? ok({ lines: lines.value.map(sayLine) }) : lines;
  });
  route(contract.judge, async ({ user, params, query }) => {
    const order = await ownOrder(deps, user.id, params.id);
    if (!order.ok) return order;
    return ok(await judgeLines(deps, await listLines(db, order.value), query));
  });
  route(contract.scorecard, async ({ user, params, query }) => {
    const order = await ownOrder(deps, user.id, params.id);
    if (!order.ok) return order;
    const lines = await listLines(db, order.value);
    return ok(await scoreLines(deps, order.value.origin, lines, query));
  });
  route(contract.part, async ({ user, params, query }) => {
    const order = await ownOrder(deps, user.id, params.id);
    if (!order.ok) return order;
    const lines = await listLines(db, order.value);
    return listPart(deps, order.value.origin, lines, query);
  });
  route(contract.swaps, async ({ user, params, query }) => {
    const order = await ownOrder(deps, user.id, params.id);
    if (!order.ok) return order;
    const lines = await listLines(db, order.value);
    const asked = { ...query, day: query.day ?? today() };
    return ok(await listSwaps(db, order.value.origin, countedLines(lines), asked));
  });
  route(contract.swap, async ({ user, params, body }) => {
    const order = await ownOrder(deps, user.id, params.id);
    if (!order.ok) return order;
    const lines = await changeLines(db, order.value, (before, trx) =>
      setSwaps(trx, order.value, before, body.swaps),
    );
    return lines.ok ? ok(await presentLines(lines.value)) : lines;
  });

  async function presentLines(lines: readonly OrderLine[], day = today()) {
    return { lines: lines.map(sayLine), products: await listLineProducts(db, lines, day) };
  }
}
