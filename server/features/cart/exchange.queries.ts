import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { MAX_CART_QUANTITY } from '#contract/cart.ts';
import type { Gtin } from '#contract/gtin.ts';
import type { ItemNote } from '#contract/item-note.ts';
import { exchangeOnce, type Keyed } from '#server/db/idempotency-keys.queries.ts';
import { lockExchanges } from '#server/db/list-exchange.queries.ts';
import type { Db } from '#server/db/schema.ts';

/** `quantity` of `gtin` goes, `to_quantity` of `to_gtin` comes. */
export interface Exchange extends Keyed {
  readonly gtin: Gtin;
  readonly quantity: number;
  readonly to_gtin: Gtin;
  readonly to_quantity: number;
}

/**
 * `unknown`: no product has `to_gtin`. `absent`: `gtin` is not in the cart. `fewer`: not that many of it are.
 * `full`: more of `to_gtin` than a cart holds. Of all but `done` nothing was written.
 */
export type ExchangeOutcome = 'done' | 'unknown' | 'absent' | 'fewer' | 'full';

interface Line extends ItemNote {
  readonly id: string;
  readonly quantity: number;
  readonly added_at: Date;
}

export function exchangeCartItem(
  db: Db,
  userId: string,
  { gtin, quantity, to_gtin, to_quantity, idempotency_key: key }: Exchange,
  now: Date,
): Promise<ExchangeOutcome> {
  return exchangeOnce<ExchangeOutcome>(db, { userId, key, now }, async (trx) => {
    if (!(await lockExchanges(trx, userId, to_gtin))) return 'unknown';
    const line = await lockLine(trx, userId, gtin);
    if (!line) return 'absent';
    if (line.quantity < quantity) return 'fewer';
    // What comes goes first: where it is refused there is nothing to take back.
    const comes = await put(trx, userId, line, { gtin: to_gtin, quantity: to_quantity });
    if (!comes) return 'full';
    await take(trx, line, quantity);
    const isSameLine = comes.isNew && line.quantity === quantity;
    if (isSameLine) await sql`UPDATE cart_items SET id = ${line.id} WHERE id = ${comes.id}`.execute(trx);
    return 'done';
  });
}

async function lockLine(trx: Db, userId: string, gtin: Gtin): Promise<Line | undefined> {
  const { rows } = await sql<Line>`
    SELECT id, quantity, added_at, note, tag FROM cart_items
    WHERE user_id = ${userId} AND gtin = ${gtin} FOR UPDATE`.execute(trx);
  return rows[0];
}

/**
 * Adds to those that are there, else in the place of the line that goes, with its note; undefined where a cart cannot hold
 * them.
 */
async function put(
  trx: Db,
  userId: string,
  { added_at, note, tag }: Line,
  { gtin, quantity }: { readonly gtin: Gtin; readonly quantity: number },
) {
  const id = uuidv7();
  const { rows } = await sql<{ id: string }>`
    INSERT INTO cart_items AS item (id, user_id, gtin, quantity, added_at, note, tag)
    VALUES (${id}, ${userId}, ${gtin}, ${quantity}, ${added_at}, ${note}, ${tag})
    ON CONFLICT (user_id, gtin) DO UPDATE SET quantity = item.quantity + excluded.quantity,
      note = coalesce(item.note, excluded.note), tag = coalesce(item.tag, excluded.tag)
      WHERE item.quantity + excluded.quantity <= ${MAX_CART_QUANTITY}
    RETURNING id`.execute(trx);
  const [written] = rows;
  return written && { id: written.id, isNew: written.id === id };
}

async function take(trx: Db, line: Line, quantity: number): Promise<void> {
  if (line.quantity === quantity) await sql`DELETE FROM cart_items WHERE id = ${line.id}`.execute(trx);
  else await sql`UPDATE cart_items SET quantity = quantity - ${quantity} WHERE id = ${line.id}`.execute(trx);
}
