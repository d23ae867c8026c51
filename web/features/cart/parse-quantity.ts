import { t } from 'ttag';
import { MAX_CART_QUANTITY, MIN_CART_QUANTITY } from '#contract/cart.ts';

export const QUANTITY_RULE = t`Must be a whole number from ${MIN_CART_QUANTITY} to ${MAX_CART_QUANTITY}`;

/** What a person typed; undefined where no cart can hold that many. */
export function parseQuantity(text: string): number | undefined {
  const typed = text.trim();
  if (!/^\d{1,6}$/.test(typed)) return undefined;
  const quantity = Number(typed);
  return quantity >= MIN_CART_QUANTITY && quantity <= MAX_CART_QUANTITY ? quantity : undefined;
}
