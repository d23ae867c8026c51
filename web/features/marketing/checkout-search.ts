export const PERIODS = ['monthly', 'yearly'] as const;
export type Period = (typeof PERIODS)[number];

const PLAN_KEYS = ['starter', 'teams', 'enterprise'] as const;
export type PlanKey = (typeof PLAN_KEYS)[number];

/** The plan and the billing that a button chose, as the address of the checkout holds them. */
export interface CheckoutSearch {
  readonly plan?: PlanKey | undefined;
  readonly billing?: Period | undefined;
}

/** Drops unknown values: the checkout then shows its default offer. */
export function parseCheckoutSearch(raw: Readonly<Record<string, unknown>>): CheckoutSearch {
  return {
    plan: PLAN_KEYS.find((key) => key === raw.plan),
    billing: PERIODS.find((period) => period === raw.billing),
  };
}

/** The state of the pricing page as its address holds it; monthly is the default and not named. */
export interface PricingSearch {
  readonly period?: 'yearly' | undefined;
}

export function parsePricingSearch(raw: Readonly<Record<string, unknown>>): PricingSearch {
  return raw.period === 'yearly' ? { period: 'yearly' } : {};
}
