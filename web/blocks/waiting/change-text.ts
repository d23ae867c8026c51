import { t } from 'ttag';
import { displayName } from '#contract/product.ts';
import { gtinText } from '#web/features/product-facts/gtin-text.ts';
import { gtinsIn, WAITING_CALLS, type WaitingChange } from '#web/features/session/waiting-change.ts';
import { countOf } from '#web/lib/format-count.ts';

/** What a change does, such as "Quantity of Oat Bar: 24". */
export function changeText(change: WaitingChange): string {
  const { list, does } = WAITING_CALLS[change.call];
  const { quantity = 1, gtin, to_gtin, to_quantity = 1 } = change.body;
  if (does === 'exchange' && gtin !== undefined && to_gtin !== undefined) {
    const [from, to] = [nameOf(change, gtin), nameOf(change, to_gtin)];
    return list === 'cart'
      ? t`Exchange ${quantity} × ${from} for ${to_quantity} × ${to}`
      : t`Exchange ${from} for ${to}`;
  }
  const name = namesIn(change);
  if (list === 'group') {
    const group = change.group?.name || t`Wishlist group`;
    return does === 'add' ? t`Add to ${group}: ${name}` : t`Remove from ${group}: ${name}`;
  }
  if (does === 'set') return t`Quantity of ${name}: ${quantity}`;
  if (does === 'note') return t`Note of ${name}`;
  if (list === 'cart')
    return does === 'add' ? t`Add to cart: ${quantity} × ${name}` : t`Remove from cart: ${name}`;
  return does === 'add' ? t`Add to wishlist: ${name}` : t`Remove from wishlist: ${name}`;
}

function namesIn(change: WaitingChange): string {
  const gtins = gtinsIn(change);
  const [first] = gtins;
  if (first === undefined || gtins.length > 1) return countOf(gtins.length, t`product`, t`products`);
  return nameOf(change, first);
}

function nameOf({ products }: WaitingChange, gtin: string): string {
  const product = products[gtin];
  return product ? displayName(product) : `GTIN ${gtinText(gtin)}`;
}
