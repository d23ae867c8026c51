import { t } from 'ttag';
import type { Period } from '#web/features/marketing/checkout-search.ts';
import { PERIOD_WORDS, type Plan, YEARLY_SAVING } from '#web/features/marketing/plans.ts';

/** One way to be billed, in US dollars, as the sample checkout shows it. Nothing is ordered or charged with it. */
export interface Offer {
  readonly name: string;
  readonly price: string;
  readonly note: string;
  readonly total: string;
  readonly saving?: string;
}

/** What the checkout offers when its address names no plan. */
const OWN_OFFERS: Readonly<Record<Period, Offer>> = {
  yearly: {
    name: t`Yearly`,
    price: t`$13.99 per month`,
    note: t`billed annually`,
    total: '$1099.99',
    saving: YEARLY_SAVING,
  },
  monthly: { name: t`Monthly`, price: t`$34.99 per month`, note: t`billed monthly`, total: '$34.99' },
};

export const FREE = '$0';

export function offerOf(plan: Plan | undefined, period: Period): Offer {
  const { name, note, saving } = OWN_OFFERS[period];
  if (!plan) return OWN_OFFERS[period];
  const total = plan.price[period];
  return {
    name,
    price: `${total} ${PERIOD_WORDS[period]}`,
    note,
    total,
    ...(saving && total !== FREE && { saving }),
  };
}

export const CHECKOUT_CLOSED = t`Checkout is not open yet. Nothing was charged, and no card was sent anywhere.`;
