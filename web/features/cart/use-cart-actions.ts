import type { QueryClient } from '@tanstack/react-query';
import { t } from 'ttag';
import type { Cart } from '#contract/cart.schema.ts';
import { MIN_CART_QUANTITY } from '#contract/cart.ts';
import type { NewNote } from '#contract/item-note.ts';
import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import { gtinText } from '#web/features/product-facts/gtin-text.ts';
import { succeeded, useUserActions } from '#web/features/session/user-list.ts';
import { newKey } from '#web/lib/new-key.ts';
import { toast } from '#web/ui/toast.ts';
import { withAdded, without } from './cart-changes.ts';
import { cartList } from './cart-list.ts';

export const addName = (gtin: string) => `add ${gtin}`;

export const useCartActions = () => useUserActions(cartActions);

/** Each change is shown at once and taken back with the server's sentence where it fails. */
function cartActions(queryClient: QueryClient, userId: string) {
  const write = cartList.writer(queryClient, userId);

  /** Says nothing of a failure: it is the answer. By its key it counts once, however often it is sent. */
  async function addQuietly(
    gtin: string,
    product: Product | null,
    quantity = MIN_CART_QUANTITY,
    key = newKey(),
    written?: NewNote,
  ) {
    return write({
      name: addName(gtin),
      apply: (cart) => withAdded(cart, gtin, quantity, product, written),
      call: ['POST /api/cart/add', { body: { gtin, quantity, idempotency_key: key, ...written } }],
    });
  }

  async function add(
    gtin: string,
    product: Product | null,
    quantity?: number,
    written?: NewNote,
  ): Promise<boolean> {
    const reply = await addQuietly(gtin, product, quantity, undefined, written);
    return succeeded(reply, t`Failed to add to cart`);
  }

  async function remove({ gtin, quantity, note, tag, product }: Cart['items'][number]): Promise<void> {
    const reply = await write({
      name: `remove ${gtin}`,
      apply: (cart) => without(cart, gtin),
      call: ['DELETE /api/cart/remove', { body: { gtin } }],
    });
    if (!succeeded(reply, t`Failed to remove from cart`)) return;
    const undo = { label: t`Undo`, run: () => void add(gtin, product, quantity, { note, tag }) };
    // What has left the catalogue cannot be added again.
    toast.info(
      t`Removed from cart: ${product ? displayName(product) : gtinText(gtin)}`,
      product ? undo : undefined,
    );
  }

  async function removeGtin(gtin: string): Promise<void> {
    const cart = queryClient.getQueryData<Cart>(cartList.keyOf(userId));
    const item = cart?.items.find((each) => each.gtin === gtin);
    if (item) await remove(item);
  }

  return { add, addQuietly, remove, removeGtin };
}
