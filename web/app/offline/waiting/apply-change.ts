import type { Cart } from '#contract/cart.schema.ts';
import type { Product } from '#contract/product.schema.ts';
import type { Wishlist } from '#contract/wishlist.schema.ts';
import type { GroupItems } from '#contract/wishlist-groups.schema.ts';
import { withAdded, without, withQuantity } from '#web/features/cart/cart-changes.ts';
import { withExchanged } from '#web/features/cart/cart-exchange.ts';
import {
  gtinsIn,
  WAITING_CALLS,
  type WaitingChange,
  type WaitingList,
} from '#web/features/session/waiting-change.ts';
import { withNote } from '#web/features/session/with-note.ts';
import { withGroupItems, withItems, withoutGroupItems } from './group-changes.ts';

/** What the lists of a user are, by the third part of their keys. */
interface Lists {
  readonly cart: Cart;
  readonly wishlist: Wishlist;
  readonly group: GroupItems;
}

/** A list as the server gave it, with the changes that wait. Of a group: those of this one. */
export function withWaiting<L extends WaitingList>(
  list: L,
  data: Lists[L],
  changes: readonly WaitingChange[],
): Lists[L] {
  const apply = APPLY[list] as unknown as (data: Lists[L], change: WaitingChange) => Lists[L];
  return changes
    .filter((change) => WAITING_CALLS[change.call].list === list && change.refused === undefined)
    .reduce(apply, data);
}

/** The list of a change with it; undefined where the list was not fetched. */
export function withChange(data: unknown, change: WaitingChange): unknown {
  return data && withWaiting(WAITING_CALLS[change.call].list, data as never, [change]);
}

const APPLY = {
  cart: (cart: Cart, { call, body, products }: WaitingChange): Cart => {
    const { gtin = '', quantity = 1, to_gtin = '', to_quantity = 1 } = body;
    const { does } = WAITING_CALLS[call];
    if (does === 'exchange')
      return withExchanged(cart, { gtin, quantity, to_gtin, to_quantity }, products[to_gtin] ?? null);
    if (does === 'add') return withAdded(cart, gtin, quantity, products[gtin] ?? null, body);
    if (does === 'set') return withQuantity(cart, gtin, quantity);
    return does === 'remove' ? without(cart, gtin) : withNote(cart, body);
  },
  wishlist: (wishlist: Wishlist, { call, body, products }: WaitingChange): Wishlist => {
    const { gtin = '', note = null, tag = null } = body;
    const { does } = WAITING_CALLS[call];
    if (does === 'exchange') return { items: withOtherItem(wishlist.items, body, products) };
    const items = wishlist.items.filter((item) => item.gtin !== gtin);
    if (does === 'note') return withNote(wishlist, body);
    if (does === 'remove') return { items };
    if (items.length < wishlist.items.length) return wishlist;
    return { items: [{ id: gtin, gtin, note, tag, groups: [], product: products[gtin] ?? null }, ...items] };
  },
  group: (shown: GroupItems, change: WaitingChange): GroupItems => {
    if (change.group?.id !== shown.group.id) return shown;
    const gtins = gtinsIn(change);
    const { does } = WAITING_CALLS[change.call];
    if (does === 'exchange')
      return withItems(shown.group, withOtherItem(shown.items, change.body, change.products));
    if (does === 'remove') return withoutGroupItems(shown, gtins);
    return withGroupItems(shown, gtins, (gtin) => change.products[gtin]);
  },
};

interface Item {
  readonly gtin: string;
  readonly product: Product | null;
}

/** One product in the place of another, which goes where the other is there already. Only a known one can be shown. */
function withOtherItem<T extends Item>(
  items: readonly T[],
  { gtin, to_gtin = '' }: WaitingChange['body'],
  products: WaitingChange['products'],
): T[] {
  const isThere = items.some((item) => item.gtin === to_gtin);
  const product = products[to_gtin] ?? null;
  return items.flatMap((item) => {
    if (item.gtin !== gtin || !(isThere || product)) return [item];
    return isThere ? [] : [{ ...item, gtin: to_gtin, product }];
  });
}
