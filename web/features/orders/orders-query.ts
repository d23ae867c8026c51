import type { QueryClient } from '@tanstack/react-query';
import type { LineProduct } from '#contract/line-product.schema.ts';
import type { Order, OrderLine, OrderSummary } from '#contract/orders.schema.ts';
import { useOwnQuery } from '#web/features/session/use-own-query.ts';

const listKey = (userId: string) => ['user', userId, 'orders'] as const;
const orderKey = (userId: string, orderId: string) => ['user', userId, 'order', orderId] as const;

/** Another tab or another device may have changed it meanwhile. */
const WHEN_BACK = { refetchOnWindowFocus: 'always' } as const;

/** The user's orders, newest first. */
export const useOrders = () =>
  useOwnQuery(listKey, 'GET /api/orders', {}, { ...WHEN_BACK, select: ({ orders }) => orders });

/** An order with its lines. */
export function useOrder(orderId: string) {
  const params = { id: orderId };
  return useOwnQuery((userId) => orderKey(userId, orderId), 'GET /api/orders/{id}', { params }, WHEN_BACK);
}

export function showOrders(client: QueryClient, userId: string, orders: OrderSummary[]): void {
  client.setQueryData(listKey(userId), { orders });
}

/** An order that has just been sent, with what was answered of it; its page need not ask again. */
export function showOrder(
  client: QueryClient,
  userId: string,
  order: Omit<Order, 'lines' | 'products'> & {
    readonly lines: readonly OrderLine[];
    readonly products: readonly LineProduct[];
  },
): void {
  const products = mergeProducts([], order.products);
  client.setQueryData<Order>(orderKey(userId, order.id), { ...order, lines: [...order.lines], products });
}

/** The order as it is after a change, before it is fetched again. */
function changeOrder(
  client: QueryClient,
  userId: string,
  orderId: string,
  change: (order: Order) => Order,
): void {
  const queryKey = orderKey(userId, orderId);
  // An answer under way may be older.
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Order>(queryKey, (order) => order && change(order));
}

/** The order with lines that a call answers, and their products. */
export function changeLines(
  client: QueryClient,
  userId: string,
  orderId: string,
  {
    lines,
    products = [],
  }: { readonly lines: readonly OrderLine[]; readonly products?: readonly LineProduct[] },
): void {
  const changed = new Map(lines.map((line) => [line.line, line]));
  changeOrder(client, userId, orderId, (order) => ({
    ...order,
    lines: order.lines.map((line) => changed.get(line.line) ?? line),
    products: mergeProducts(order.products, products),
  }));
}

export function refreshOrders(client: QueryClient, userId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: listKey(userId) });
}

function mergeProducts(known: readonly LineProduct[], more: readonly LineProduct[]): LineProduct[] {
  return [...new Map([...known, ...more].map((product) => [product.gtin, product])).values()];
}
