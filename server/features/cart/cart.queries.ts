import { type Kysely, type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { MAX_CART_QUANTITY } from '#contract/cart.ts';
import type { Gtin } from '#contract/gtin.ts';
import type { Database } from '#server/db/schema.ts';

type Db = Kysely<Database>;

export interface CartRow {
  readonly id: string;
  readonly gtin: string;
  readonly quantity: number;
}

/** What a change of the cart did, with the whole cart after it: one query. */
export interface CartChange {
  readonly known: boolean;
  readonly written: boolean;
  readonly items: readonly CartRow[];
}

const ITEM = sql`json_build_object('id', id, 'gtin', gtin, 'quantity', quantity)`;
const ITEMS = sql`coalesce(json_agg(${ITEM} ORDER BY added_at DESC, id DESC), '[]')`;

export async function listCart(db: Db, userId: string): Promise<readonly CartRow[]> {
  const { rows } = await sql<{ items: CartRow[] }>`
    SELECT ${ITEMS} AS items FROM cart_items WHERE user_id = ${userId}`.execute(db);
  return rows[0]?.items ?? [];
}

/**
 * Adds to the quantity there is, in one statement: parallel adds wait for one another's row and none is lost.
 * Nothing is written where no product has the GTIN, or the sum would pass the greatest quantity.
 */
export function addCartItem(
  db: Db,
  userId: string,
  gtin: Gtin,
  quantity: number,
  now: Date,
): Promise<CartChange> {
  return changeItem(
    db,
    userId,
    gtin,
    sql`INSERT INTO cart_items AS item (id, user_id, gtin, quantity, added_at)
        SELECT ${uuidv7()}::uuid, ${userId}::uuid, gtin, ${quantity}::integer, ${now}::timestamptz FROM known
        ON CONFLICT (user_id, gtin) DO UPDATE SET quantity = item.quantity + excluded.quantity
          WHERE item.quantity + excluded.quantity <= ${MAX_CART_QUANTITY}
        RETURNING id, gtin, quantity, added_at`,
  );
}

export function setCartItem(db: Db, userId: string, gtin: Gtin, quantity: number): Promise<CartChange> {
  return changeItem(
    db,
    userId,
    gtin,
    sql`UPDATE cart_items SET quantity = ${quantity} WHERE user_id = ${userId} AND gtin = ${gtin}
        RETURNING id, gtin, quantity, added_at`,
  );
}

/** The changed item comes from the change itself: a query does not see what a part of it wrote. */
async function changeItem(
  db: Db,
  userId: string,
  gtin: Gtin,
  change: RawBuilder<unknown>,
): Promise<CartChange> {
  const { rows } = await sql<CartChange>`
    WITH known AS (SELECT gtin FROM products WHERE gtin = ${gtin}),
    changed AS (${change}),
    whole AS (
      SELECT id, gtin, quantity, added_at FROM changed
      UNION ALL
      SELECT id, gtin, quantity, added_at FROM cart_items WHERE user_id = ${userId} AND gtin <> ${gtin}
    )
    SELECT EXISTS (SELECT FROM known) AS known, EXISTS (SELECT FROM changed) AS written,
      (SELECT ${ITEMS} FROM whole) AS items`.execute(db);
  return rows[0] ?? { known: false, written: false, items: [] };
}

/** Takes an item out; answers the cart without it, or undefined where it was not in it. */
export async function removeCartItem(
  db: Db,
  userId: string,
  gtin: Gtin,
): Promise<readonly CartRow[] | undefined> {
  const { rows } = await sql<{ removed: boolean; items: CartRow[] }>`
    WITH removed AS (DELETE FROM cart_items WHERE user_id = ${userId} AND gtin = ${gtin} RETURNING id)
    SELECT EXISTS (SELECT FROM removed) AS removed,
      (SELECT ${ITEMS} FROM cart_items WHERE user_id = ${userId} AND gtin <> ${gtin}) AS items`.execute(db);
  return rows[0]?.removed ? rows[0].items : undefined;
}

export async function clearCart(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('cart_items').where('user_id', '=', userId).execute();
}
