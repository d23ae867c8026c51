import type { Cart, CartItem } from '#contract/cart.schema.ts';
import type { Product } from '#contract/product.schema.ts';
import type { ListChange } from '#web/features/session/send-or-keep.ts';
import {
  gtinsIn,
  WAITING_CALLS,
  type WaitingBody,
  type WaitingChange,
} from '#web/features/session/waiting-change.ts';
import { newKey } from '#web/lib/new-key.ts';
import type { NewChange } from './store.ts';

const same = <T>(list: T) => list;

interface Kept {
  readonly body?: WaitingBody;
  readonly params?: { readonly id: string };
}

const CLEAR = 'DELETE /api/cart/clear';

/**
 * A change as it is kept; none where it cannot be sent later. A cart is cleared of what was seen in it: that is so many
 * removals. `productOf`: what this device knows of a product.
 */
export function newChanges<T>(
  change: ListChange<T>,
  ...here: [productOf: ProductOf, groupName: GroupName, at: number]
): readonly NewChange[] {
  if (change.call[0] !== CLEAR) return newChange(change, ...here);
  return itemsOf(change.known).flatMap(({ gtin }) =>
    newChange({ ...change, call: ['DELETE /api/cart/remove', { body: { gtin } }] as never }, ...here),
  );
}

type ProductOf = (gtin: string) => Product | null | undefined;
type GroupName = (id: string) => string | undefined;

function newChange<T>(
  { userId, call: [name, input], known, apply = same }: ListChange<T>,
  productOf: ProductOf,
  groupName: GroupName,
  at: number,
): NewChange[] {
  const { body, params } = input as Kept;
  const call = name as WaitingChange['call'];
  if (!(call in WAITING_CALLS) || !body) return [];
  const change = { userId, call, body, products: {}, at };
  const listed = known === undefined ? [] : [...itemsOf(apply(known)), ...itemsOf(known)];
  const products = gtinsIn({ ...change, seq: 0 }).map((gtin) => {
    const product = listed.find((item) => item.gtin === gtin && item.product)?.product;
    return [gtin, product ?? productOf(gtin) ?? null] as const;
  });
  const before = itemsOf(known).find(({ gtin }) => gtin === body.gtin)?.quantity;
  return [
    {
      ...change,
      products: Object.fromEntries(products),
      ...(params && { group: { id: params.id, name: groupName(params.id) ?? '' } }),
      ...(body.quantity !== undefined && { shown: [before ?? 0] }),
    },
  ];
}

type Listed = Pick<CartItem, 'gtin' | 'product'> & { readonly quantity?: number };

const itemsOf = (list: unknown) => (list as { readonly items?: readonly Listed[] } | undefined)?.items ?? [];

/**
 * Earlier changes that a new one makes needless, and the new one with what they had shown. A removal stands even for an item
 * added here, as the add may have reached the server without its answer reaching this device.
 */
export function replaceEarlier(
  change: NewChange,
  waiting: readonly WaitingChange[],
): { readonly change: NewChange; readonly replaced: readonly WaitingChange[] } {
  const { list, does } = WAITING_CALLS[change.call];
  const { gtin } = change.body;
  if (list === 'group' || (does !== 'set' && does !== 'remove')) return { change, replaced: [] };
  // What was done before an exchange is part of what is exchanged.
  const exchange = waiting.findLast(
    (each) => WAITING_CALLS[each.call].does === 'exchange' && gtinsIn(each).includes(gtin ?? ''),
  );
  const replaced = waiting.filter((earlier) => {
    if (earlier === exchange || earlier.seq < (exchange?.seq ?? 0)) return false;
    const was = WAITING_CALLS[earlier.call];
    if (was.list !== list || earlier.body.gtin !== gtin || earlier.refused !== undefined) return false;
    return does === 'remove' || was.does === 'set';
  });
  if (does === 'remove') return { change, replaced };
  const shown = replaced.flatMap((earlier) => [...(earlier.shown ?? []), earlier.body.quantity ?? 0]);
  return { change: { ...change, shown: [...shown, ...(change.shown ?? [])] }, replaced };
}

/** A refused change as the user sends it again: whatever was changed elsewhere, and as an add where its item has gone. */
export function anotherTry(
  { refused: _, shown: __, ...change }: WaitingChange,
  cart: Cart | undefined,
  at: number,
): WaitingChange {
  const { gtin } = change.body;
  const isGone = cart !== undefined && !cart.items.some((item) => item.gtin === gtin);
  if (!isGone || change.call !== 'PUT /api/cart/update') return { ...change, at };
  return { ...change, call: 'POST /api/cart/add', body: { ...change.body, idempotency_key: newKey() }, at };
}
