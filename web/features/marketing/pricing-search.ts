/** The state of the pricing page as its address holds it; monthly is the default and not named. */
export interface PricingSearch {
  readonly period?: 'yearly' | undefined;
}

export function parsePricingSearch(raw: Readonly<Record<string, unknown>>): PricingSearch {
  return raw.period === 'yearly' ? { period: 'yearly' } : {};
}
