import type { Product } from '#contract/product.schema.ts';

/** A change of a list that was made without a network, or not answered as its page closed, and is kept on this device. */
export interface WaitingChange {
  /** Its place in the order in which they are sent. */
  readonly seq: number;
  readonly userId: string;
  readonly call: WaitingCall;
  readonly body: WaitingBody;
  /** Of the group that it changes. */
  readonly group?: { readonly id: string; readonly name: string } | undefined;
  /** What is known here of its products, by GTIN: they are shown and named before the server can be asked. */
  readonly products: Readonly<Record<string, Product | null>>;
  /** Quantities of the item that this device has shown: where the server's is another, it was changed elsewhere. */
  readonly shown?: readonly number[] | undefined;
  /** It was under way as its page closed: it may have been made. */
  readonly isUnanswered?: true;
  /** When it was made; milliseconds since 1970. */
  readonly at: number;
  /** Why it was not made when it was sent: it is not sent again unless the user says so. */
  readonly refused?: string | undefined;
}

export interface WaitingBody {
  readonly gtin?: string;
  readonly gtins?: readonly string[];
  readonly quantity?: number;
  /** Of an exchange: what comes in the place of `gtin`. */
  readonly to_gtin?: string;
  readonly to_quantity?: number;
  readonly note?: string | null;
  readonly tag?: string | null;
  readonly idempotency_key?: string;
}

/** The changes that can be sent later, with the list each belongs to and what it does. Sent twice, each counts once. */
export const WAITING_CALLS = {
  'POST /api/cart/add': { list: 'cart', does: 'add' },
  'PUT /api/cart/update': { list: 'cart', does: 'set' },
  'POST /api/cart/exchange': { list: 'cart', does: 'exchange' },
  'PUT /api/cart/note': { list: 'cart', does: 'note' },
  'DELETE /api/cart/remove': { list: 'cart', does: 'remove' },
  'POST /api/wishlist/add': { list: 'wishlist', does: 'add' },
  'POST /api/wishlist/exchange': { list: 'wishlist', does: 'exchange' },
  'PUT /api/wishlist/note': { list: 'wishlist', does: 'note' },
  'DELETE /api/wishlist/remove': { list: 'wishlist', does: 'remove' },
  'POST /api/wishlist-groups/{id}/add-items': { list: 'group', does: 'add' },
  'POST /api/wishlist-groups/{id}/exchange': { list: 'group', does: 'exchange' },
  'DELETE /api/wishlist-groups/{id}/remove-items': { list: 'group', does: 'remove' },
} as const;

export type WaitingCall = keyof typeof WAITING_CALLS;
export type WaitingList = (typeof WAITING_CALLS)[WaitingCall]['list'];

export const gtinsIn = ({ body: { gtin, gtins, to_gtin } }: WaitingChange): readonly string[] =>
  gtins ?? [gtin, to_gtin].filter((each) => each !== undefined);
