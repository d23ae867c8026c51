import type { Pool, PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { MAX_CART_QUANTITY } from '#contract/cart.ts';
import type { Gtin } from '#contract/gtin.ts';
import type { ItemNote, NewNote } from '#contract/item-note.ts';

/*
 * Named statements: each connection of the store plans them once. Planning the change of a cart took longer than
 * doing it.
 */

export interface CartRow extends ItemNote {
  readonly id: string;
  readonly gtin: string;
  readonly quantity: number;
}

/** Its note is kept where the item has none yet. */
export interface NewCartItem extends NewNote {
  readonly gtin: Gtin;
  readonly quantity: number;
}

/** What a change of the cart did, with the whole cart after it: one query. */
export interface CartChange {
  readonly known: boolean;
  readonly written: boolean;
  readonly items: readonly CartRow[];
}

const ITEMS = `coalesce(json_agg(json_build_object('id', id, 'gtin', gtin, 'quantity', quantity, 'note', note, 'tag', tag)
  ORDER BY added_at DESC, id DESC), '[]')`;

/** The changed item comes from the change itself: a query does not see what a part of it wrote. */
const changeItem = (change: string) => `
  WITH known AS (SELECT gtin FROM products WHERE gtin = $2),
  changed AS (${change} RETURNING id, gtin, quantity, note, tag, added_at),
  whole AS (
    SELECT id, gtin, quantity, note, tag, added_at FROM changed
    UNION ALL
    SELECT id, gtin, quantity, note, tag, added_at FROM cart_items WHERE user_id = $1 AND gtin <> $2
  )
  SELECT EXISTS (SELECT FROM known) AS known, EXISTS (SELECT FROM changed) AS written,
    (SELECT ${ITEMS} FROM whole) AS items`;

const LIST = { name: 'cart-list', text: `SELECT ${ITEMS} AS items FROM cart_items WHERE user_id = $1` };
const ADD = {
  name: 'cart-add',
  text: changeItem(`
    INSERT INTO cart_items AS item (id, user_id, gtin, quantity, added_at, note, tag)
    SELECT $4::uuid, $1::uuid, gtin, $3::integer, $5::timestamptz, $6::text, $7::text FROM known
    ON CONFLICT (user_id, gtin) DO UPDATE SET quantity = item.quantity + excluded.quantity,
      note = coalesce(item.note, excluded.note), tag = coalesce(item.tag, excluded.tag)
      WHERE item.quantity + excluded.quantity <= ${MAX_CART_QUANTITY}`),
};
const SET = {
  name: 'cart-set',
  text: changeItem('UPDATE cart_items SET quantity = $3 WHERE user_id = $1 AND gtin = $2'),
};
const REMOVE = {
  name: 'cart-remove',
  text: `
    WITH removed AS (DELETE FROM cart_items WHERE user_id = $1 AND gtin = $2 RETURNING id)
    SELECT EXISTS (SELECT FROM removed) AS written,
      (SELECT ${ITEMS} FROM cart_items WHERE user_id = $1 AND gtin <> $2) AS items`,
};

export async function listCart(pool: Pool, userId: string): Promise<readonly CartRow[]> {
  const { rows } = await pool.query<CartChange>({ ...LIST, values: [userId] });
  return rows[0]?.items ?? [];
}

/**
 * Adds to the quantity there is, in one statement: parallel adds wait for one another's row and none is lost.
 * Nothing is written where no product has the GTIN, or the sum would pass the greatest quantity.
 */
export function addCartItem(
  pool: Pool | PoolClient,
  userId: string,
  { gtin, quantity, note, tag }: NewCartItem,
  now: Date,
): Promise<CartChange> {
  return change(pool, { ...ADD, values: [userId, gtin, quantity, uuidv7(), now, note ?? null, tag ?? null] });
}

export function setCartItem(pool: Pool, userId: string, gtin: Gtin, quantity: number): Promise<CartChange> {
  return change(pool, { ...SET, values: [userId, gtin, quantity] });
}

async function change(
  pool: Pool | PoolClient,
  statement: { readonly name: string; readonly text: string; readonly values: unknown[] },
): Promise<CartChange> {
  const { rows } = await pool.query<CartChange>(statement);
  return rows[0] ?? { known: false, written: false, items: [] };
}

/** Takes an item out; answers the cart without it, or undefined where it was not in it. */
export async function removeCartItem(
  pool: Pool,
  userId: string,
  gtin: Gtin,
): Promise<readonly CartRow[] | undefined> {
  const { rows } = await pool.query<CartChange>({ ...REMOVE, values: [userId, gtin] });
  return rows[0]?.written ? rows[0].items : undefined;
}

export async function clearCart(pool: Pool, userId: string): Promise<void> {
  await pool.query({
    name: 'cart-clear',
    text: 'DELETE FROM cart_items WHERE user_id = $1',
    values: [userId],
  });
}
