import { t } from 'ttag';
import { MAX_CART_QUANTITY } from '#contract/cart.ts';
import type { Order } from '#contract/orders.schema.ts';
import { useCart } from '#web/features/cart/cart-list.ts';
import { useCartEdits } from '#web/features/cart/use-cart-edits.ts';
import { type Exchange, exchangesOf, reversed } from '#web/features/orders/fix/cart-exchanges.ts';
import { countOf } from '#web/lib/format-count.ts';
import { useBusy } from '#web/lib/use-busy.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

/** Takes the swaps of an order back into the cart that it was made of, with a way to undo it. */
export function CartReturn({ order }: { readonly order: Order }) {
  const { data: cart } = useCart();
  const edits = useCartEdits();
  const { isBusy, during } = useBusy();
  if (!cart || !edits) return null;
  const { open, untold } = exchangesOf(order.lines, cart.items, MAX_CART_QUANTITY);

  /** Those that were made: the first that fails is said, and ends it. */
  const exchange = async (wanted: readonly Exchange[]) => {
    const done: Exchange[] = [];
    for (const each of wanted) {
      if (!(await edits.exchange(each, null))) break;
      done.push(each);
    }
    return done;
  };
  const put = async () => {
    const done = await exchange(open);
    if (done.length === 0) return;
    const undo = async () => {
      const back = await exchange(done.toReversed().map(reversed));
      if (back.length > 0) toast.info(t`${countOf(back.length, t`swap`, t`swaps`)} taken out of the cart.`);
    };
    toast.info(t`${countOf(done.length, t`swap`, t`swaps`)} put into the cart.`, {
      label: t`Undo`,
      run: () => void undo(),
    });
  };
  return (
    <>
      {untold > 0 && (
        <p className="soft">{t`${countOf(untold, t`swap`, t`swaps`)} of unknown quantity: put in by hand.`}</p>
      )}
      {open.length > 0 && (
        <Button busy={isBusy} onClick={() => void during(put())}>
          {t`Put ${countOf(open.length, t`swap`, t`swaps`)} into the cart`}
        </Button>
      )}
    </>
  );
}
