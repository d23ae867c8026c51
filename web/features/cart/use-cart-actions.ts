import type { QueryClient } from '@tanstack/react-query';
import type { Cart } from '#contract/cart.schema.ts';
import { MIN_CART_QUANTITY } from '#contract/cart.ts';
import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import { callAsUser } from '#web/features/session/session.ts';
import { succeeded, useUserActions } from '#web/features/session/user-list.ts';
import { toast } from '#web/ui/toast.ts';
import { type CartExchange, withAdded, withExchanged, without, withQuantity } from './cart-changes.ts';
import { cartList } from './cart-list.ts';

export const addName = (gtin: string) => `add ${gtin}`;

export const exchangeName = (toGtin: string) => `exchange ${toGtin}`;

export const useCartActions = () => useUserActions(cartActions);

/** Each change is shown at once and taken back with the server's sentence where it fails. */
function cartActions(queryClient: QueryClient, userId: string) {
  const write = cartList.writer(queryClient, userId);

  /** Says nothing of a failure: it is the answer. With a key, sent again it counts once. */
  async function addQuietly(
    gtin: string,
    product: Product | null,
    quantity = MIN_CART_QUANTITY,
    key?: string,
  ) {
    return write({
      name: addName(gtin),
      apply: (cart) => withAdded(cart, gtin, quantity, product),
      send: () => callAsUser('POST /api/cart/add', { body: { gtin, quantity, idempotency_key: key } }),
    });
  }

  async function add(gtin: string, product: Product | null, quantity = MIN_CART_QUANTITY): Promise<boolean> {
    return succeeded(await addQuietly(gtin, product, quantity), 'Failed to add to cart');
  }

  async function setQuantity(gtin: string, quantity: number): Promise<void> {
    const reply = await write({
      name: `set ${gtin}`,
      isReplaceable: true,
      apply: (cart) => withQuantity(cart, gtin, quantity),
      send: () => callAsUser('PUT /api/cart/update', { body: { gtin, quantity } }),
    });
    succeeded(reply, 'Failed to update cart quantity');
  }

  /** Both or neither; `product` is what comes, as far as it is known. */
  async function exchange(change: CartExchange, product: Product | null): Promise<boolean> {
    const reply = await write({
      name: exchangeName(change.to_gtin),
      apply: (cart) => withExchanged(cart, change, product),
      send: () => callAsUser('POST /api/cart/exchange', { body: change }),
    });
    return succeeded(reply, 'Failed to update cart quantity');
  }

  async function remove({ gtin, quantity, product }: Cart['items'][number]): Promise<void> {
    const reply = await write({
      name: `remove ${gtin}`,
      apply: (cart) => without(cart, gtin),
      send: () => callAsUser('DELETE /api/cart/remove', { body: { gtin } }),
    });
    if (!succeeded(reply, 'Failed to remove from cart')) return;
    const undo = { label: 'Undo', run: () => void add(gtin, product, quantity) };
    // What has left the catalogue cannot be added again.
    toast.info(`Removed from cart: ${product ? displayName(product) : gtin}`, product ? undo : undefined);
  }

  async function removeGtin(gtin: string): Promise<void> {
    const cart = queryClient.getQueryData<Cart>(cartList.keyOf(userId));
    const item = cart?.items.find((each) => each.gtin === gtin);
    if (item) await remove(item);
  }

  async function clear(): Promise<void> {
    const reply = await write({
      name: 'clear',
      apply: () => ({ items: [] }),
      send: () => callAsUser('DELETE /api/cart/clear', {}),
    });
    succeeded(reply, 'Failed to clear cart');
  }

  return { add, addQuietly, setQuantity, exchange, remove, removeGtin, clear };
}
