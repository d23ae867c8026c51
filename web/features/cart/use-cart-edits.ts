import type { QueryClient } from '@tanstack/react-query';
import { t } from 'ttag';
import type { ItemNote } from '#contract/item-note.ts';
import type { Product } from '#contract/product.schema.ts';
import { succeeded, useUserActions } from '#web/features/session/user-list.ts';
import { withNote } from '#web/features/session/with-note.ts';
import { newKey } from '#web/lib/new-key.ts';
import { withQuantity } from './cart-changes.ts';
import { type CartExchange, exchangeName, withExchanged } from './cart-exchange.ts';
import { cartList } from './cart-list.ts';

/** Changes that the cart's own page alone makes. */
export const useCartEdits = () => useUserActions(cartEdits);

/** Each change is shown at once and taken back with the server's sentence where it fails. */
function cartEdits(queryClient: QueryClient, userId: string) {
  const write = cartList.writer(queryClient, userId);

  async function setQuantity(gtin: string, quantity: number): Promise<void> {
    const reply = await write({
      name: `set ${gtin}`,
      isReplaceable: true,
      apply: (cart) => withQuantity(cart, gtin, quantity),
      call: ['PUT /api/cart/update', { body: { gtin, quantity } }],
    });
    succeeded(reply, t`Failed to update cart quantity`);
  }

  /** Both or neither; `product` is what comes, as far as it is known. */
  async function exchange(change: CartExchange, product: Product | null): Promise<boolean> {
    const reply = await write({
      name: exchangeName(change.to_gtin),
      apply: (cart) => withExchanged(cart, change, product),
      call: ['POST /api/cart/exchange', { body: { ...change, idempotency_key: newKey() } }],
    });
    return succeeded(reply, t`Failed to update cart quantity`);
  }

  /** Says nothing of a failure: it is the answer. */
  const writeNote = (gtin: string, note: ItemNote, seen: ItemNote) =>
    write({
      name: `note ${gtin}`,
      apply: (list) => withNote(list, { gtin, ...note }),
      call: ['PUT /api/cart/note', { body: { gtin, ...note, seen } }],
    });

  async function clear(): Promise<void> {
    const reply = await write({
      name: 'clear',
      apply: () => ({ items: [] }),
      call: ['DELETE /api/cart/clear', {}],
    });
    succeeded(reply, t`Failed to clear cart`);
  }

  return { setQuantity, exchange, writeNote, clear };
}
