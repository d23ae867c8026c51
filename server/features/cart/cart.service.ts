import { MAX_CART_QUANTITY } from '#contract/cart.ts';
import type { Gtin } from '#contract/gtin.ts';
import type { NoteChange } from '#contract/item-note.schema.ts';
import { PRODUCT_NOT_FOUND } from '#contract/product.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { Keyed } from '#server/db/idempotency-keys.queries.ts';
import { writeNote } from '#server/db/item-note.queries.ts';
import type { Deps } from '#server/deps.ts';
import { compose, t } from '#server/language/speech.ts';
import { addCartItemOnce } from './add-once.queries.ts';
import {
  addCartItem,
  type CartRow,
  listCart,
  type NewCartItem,
  removeCartItem,
  setCartItem,
} from './cart.queries.ts';
import { type Exchange, exchangeCartItem } from './exchange.queries.ts';

type Items = Result<readonly CartRow[]>;

const NOT_IN_CART = t`This product is not in your cart.`;
const TOO_MANY = compose(() => t`A cart holds at most ${MAX_CART_QUANTITY} of one product.`);

type Addition = NewCartItem & Keyed;

/** With a key it is counted once, however often it is sent. */
export async function addToCart(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  userId: string,
  { idempotency_key: key, ...item }: Addition,
): Promise<Items> {
  const change =
    key === undefined
      ? await addCartItem(pool, userId, item, clock())
      : await addCartItemOnce(pool, userId, { key, ...item }, clock());
  if (!change) return ok(await listCart(pool, userId));
  const { known, written, items } = change;
  if (written) return ok(items);
  if (!known) return fail('not_found', PRODUCT_NOT_FOUND);
  return refuse('quantity', TOO_MANY);
}

export async function updateCart(
  { pool }: Pick<Deps, 'pool'>,
  userId: string,
  { gtin, quantity }: { readonly gtin: Gtin; readonly quantity: number },
): Promise<Items> {
  const { written, items } = await setCartItem(pool, userId, gtin, quantity);
  return written ? ok(items) : fail('not_found', NOT_IN_CART);
}

/**
 * Puts so many of one product in the place of so many of another, such as 2 cases for 24 eaches. What another tab has
 * added meanwhile stays; where it has left fewer than are to go, nothing happens. With a key it is made once, however often
 * it is sent.
 */
export async function exchangeInCart(
  { db, pool, clock }: Pick<Deps, 'db' | 'pool' | 'clock'>,
  userId: string,
  exchange: Exchange,
): Promise<Items> {
  if (exchange.gtin === exchange.to_gtin) return refuse('to_gtin', t`Must be another product than gtin.`);
  const outcome = await exchangeCartItem(db, userId, exchange, clock());
  if (outcome === 'done') return ok(await listCart(pool, userId));
  if (outcome === 'unknown') return fail('not_found', PRODUCT_NOT_FOUND);
  if (outcome === 'absent') return fail('not_found', NOT_IN_CART);
  if (outcome === 'fewer') return fail('conflict', t`Your cart was changed elsewhere. Look at it again.`);
  return refuse('to_quantity', TOO_MANY);
}

export async function noteInCart(
  { db, pool }: Pick<Deps, 'db' | 'pool'>,
  userId: string,
  change: NoteChange,
): Promise<Items> {
  const list = { table: 'cart_items', id: userId, absent: NOT_IN_CART } as const;
  const written = await db.transaction().execute((trx) => writeNote(trx, list, change));
  return written.ok ? ok(await listCart(pool, userId)) : written;
}

export async function removeFromCart(
  { pool }: Pick<Deps, 'pool'>,
  userId: string,
  gtin: Gtin,
): Promise<Items> {
  const items = await removeCartItem(pool, userId, gtin);
  return items ? ok(items) : fail('not_found', NOT_IN_CART);
}

function refuse(path: string, detail: string): Result<never> {
  return fail('invalid', detail, { errors: [{ path, message: detail }] });
}
