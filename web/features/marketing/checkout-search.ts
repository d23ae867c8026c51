import { PERIODS, type Period, PLANS, type PlanKey } from './plans.ts';

/** The plan and the billing that a button chose, as the address of the checkout holds them. */
export interface CheckoutSearch {
  readonly plan?: PlanKey | undefined;
  readonly billing?: Period | undefined;
}

/** What is not known is left out: the checkout then shows its own offer. */
export function parseCheckoutSearch(raw: Readonly<Record<string, unknown>>): CheckoutSearch {
  const plan = PLANS.find(({ key }) => key === raw.plan)?.key;
  const billing = PERIODS.find((period) => period === raw.billing);
  return { ...(plan && { plan }), ...(billing && { billing }) };
}
