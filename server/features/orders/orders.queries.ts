import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Verdict } from '#contract/guideline.ts';
import type { OrderSummary } from '#contract/orders.schema.ts';
import type { Match, OrderOrigin } from '#contract/orders.ts';
import { fail, type Result } from '#contract/result.ts';
import type { Db } from '#server/db/schema.ts';
import { t } from '#server/language/speech.ts';

/** An order that the user has been found to own: what changes an order takes one. */
export interface OwnOrder extends OrderSummary {
  readonly owner_id: string;
}

export interface NewOrder {
  readonly name: string;
  readonly origin: OrderOrigin;
  readonly group_id?: string | null | undefined;
}

export async function insertOrder(
  db: Db,
  userId: string,
  { name, origin, group_id = null }: NewOrder,
  now: Date,
): Promise<OrderSummary> {
  const id = uuidv7();
  await db
    .insertInto('orders')
    .values({ id, user_id: userId, name, origin, group_id, created_at: now })
    .execute();
  const totals = { lines: 0, code: 0, name: 0, absent: 0, problem: 0, aside: 0 };
  return { id, name, origin, group_id, created_at: now.toISOString(), totals };
}

export async function mayReadGroup(db: Db, userId: string, groupId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM wishlist_groups one WHERE one.id = ${groupId} AND may_read_group(one, ${userId})`.execute(db);
  return rows.length > 0;
}

export async function listOrders(db: Db, userId: string): Promise<OwnOrder[]> {
  return summaries(db, userId);
}

/** Undefined where there is none, and where it is another person's. */
export async function findOrder(db: Db, userId: string, id: string): Promise<OwnOrder | undefined> {
  return (await summaries(db, userId, id))[0];
}

async function summaries(db: Db, userId: string, id?: string): Promise<OwnOrder[]> {
  const count = (match: Match) =>
    sql<number>`(count(*) FILTER (WHERE order_lines.match = ${sql.lit(match)} AND NOT order_lines.is_aside))::integer`;
  let query = db
    .selectFrom('orders')
    .leftJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['orders.id', 'orders.name', 'orders.origin', 'orders.group_id', 'orders.created_at'])
    .select([
      count('code').as('by_code'),
      count('name').as('by_name'),
      count('absent').as('absent'),
      count('problem').as('problem'),
      sql<number>`(count(*) FILTER (WHERE order_lines.is_aside))::integer`.as('aside'),
    ])
    .where('orders.user_id', '=', userId)
    .groupBy('orders.id')
    .orderBy('orders.created_at', 'desc');
  if (id !== undefined) query = query.where('orders.id', '=', id);
  const rows = await query.execute();
  return rows.map(({ by_code: code, by_name: name, absent, problem, aside, ...row }) => ({
    ...row,
    owner_id: userId,
    created_at: row.created_at.toISOString(),
    totals: { lines: code + name + absent + problem + aside, code, name, absent, problem, aside },
  }));
}

/** How many lines pass Smart Snack; of orders of the user alone. A product that left the catalogue counts nowhere. */
export async function countPassing(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<{ id: string; pass: number; fail: number; unknown: number }[]> {
  if (ids.length === 0) return [];
  const count = (verdict: Verdict) =>
    sql<number>`(count(*) FILTER (WHERE products.smart_snack = ${sql.lit(verdict)}))::integer`;
  return db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .innerJoin('products', (join) =>
      join.on('products.gtin', '=', (eb) => eb.fn.coalesce('order_lines.swapped_gtin', 'order_lines.gtin')),
    )
    .select('orders.id')
    .select([count('pass').as('pass'), count('fail').as('fail'), count('unknown').as('unknown')])
    .where('orders.user_id', '=', userId)
    .where('orders.id', 'in', ids)
    .where('order_lines.is_aside', '=', false)
    .where('products.smart_snack', '!=', 'not_applicable')
    .groupBy('orders.id')
    .execute();
}

/**
 * Makes changes of an order's lines one after another, so that each reads what the one before has written; `not_found`
 * where the order has been deleted meanwhile.
 */
export function inOrder<T>(
  db: Db,
  order: OwnOrder,
  change: (trx: Db) => Promise<Result<T>>,
): Promise<Result<T>> {
  return db.transaction().execute(async (trx) => {
    const locked = await trx
      .selectFrom('orders')
      .select('id')
      .where('id', '=', order.id)
      .forNoKeyUpdate()
      .execute();
    return locked.length === 0 ? fail('not_found', t`Order not found`) : change(trx);
  });
}

export async function deleteOrder(db: Db, order: OwnOrder): Promise<void> {
  await db.deleteFrom('orders').where('id', '=', order.id).execute();
}
