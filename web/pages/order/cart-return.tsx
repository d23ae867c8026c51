import { t } from 'ttag';
import { MAX_CART_QUANTITY } from '#contract/cart.ts';
import { countedLines } from '#contract/merged-lines.ts';
import type { Order } from '#contract/orders.schema.ts';
import { useCart } from '#web/features/cart/cart-list.ts';
import { useCartEdits } from '#web/features/cart/use-cart-edits.ts';
import { exchangesOf, reversed } from '#web/features/orders/fix/cart-exchanges.ts';
import { countOf } from '#web/lib/format-count.ts';
import { SwapsReturn } from './swaps-return.tsx';

/** A swap into the cart has quantities: where one is not known it is left to the buyer. */
export function CartReturn({ order }: { readonly order: Order }) {
  const { data: cart } = useCart();
  const edits = useCartEdits();
  if (!cart || !edits) return null;
  const { open, untold } = exchangesOf(countedLines(order.lines), cart.items, MAX_CART_QUANTITY);
  const untoldSwaps = countOf(untold, t`swap`, t`swaps`);
  return (
    <>
      {untold > 0 && <p className="soft">{t`${untoldSwaps} of unknown quantity: put in by hand.`}</p>}
      <SwapsReturn
        open={open}
        make={(swap) => edits.exchange(swap, null)}
        turnBack={(swap) => edits.exchange(reversed(swap), null)}
        words={{
          put: (swaps) => t`Put ${swaps} into the cart`,
          done: (swaps) => t`${swaps} put into the cart.`,
          undone: (swaps) => t`${swaps} taken out of the cart.`,
        }}
      />
    </>
  );
}
