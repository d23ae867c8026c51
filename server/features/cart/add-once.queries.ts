import type { Pool } from 'pg';
import { addCartItem, type CartChange, type NewCartItem } from './cart.queries.ts';

const KEPT_MS = 24 * 60 * 60_000;

// Rows that another add is purging are left to it: two purges never wait for one another.
const PURGE = `
  DELETE FROM cart_add_keys WHERE (user_id, key) IN (
    SELECT user_id, key FROM cart_add_keys WHERE added_at <= $1 FOR UPDATE SKIP LOCKED)`;
const TAKE = `
  INSERT INTO cart_add_keys (user_id, key, added_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`;

/** An add that may be sent again: `key` is this user's name for it. */
export interface KeyedAdd extends NewCartItem {
  readonly key: string;
}

/**
 * Adds once a key and day, also where the same add arrives several times at once. Undefined where it has been counted
 * before. A refused add leaves its key free.
 */
export async function addCartItemOnce(
  pool: Pool,
  userId: string,
  { key, ...item }: KeyedAdd,
  now: Date,
): Promise<CartChange | undefined> {
  const client = await pool.connect();
  let isDone = false;
  try {
    await client.query('BEGIN');
    await client.query(PURGE, [new Date(now.getTime() - KEPT_MS)]);
    const { rowCount } = await client.query(TAKE, [userId, key, now]);
    const change = rowCount === 0 ? undefined : await addCartItem(client, userId, item, now);
    await client.query(change?.written === false ? 'ROLLBACK' : 'COMMIT');
    isDone = true;
    return change;
  } finally {
    // A connection that broke off within its transaction is not used again.
    client.release(!isDone);
  }
}
