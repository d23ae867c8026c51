import { t } from 'ttag';
import type { Period, PlanKey } from './checkout-search.ts';

/** What the plans cost, in US dollars, and what they have. */

export const YEARLY_SAVING = t`Save 25%`;

export interface Plan {
  readonly key: PlanKey;
  readonly title: string;
  readonly subtitle: string;
  readonly price: Readonly<Record<Period, string>>;
  /** How many of `PLAN_FEATURES`, from the first, it has. */
  readonly features: number;
}

/** The names stand in until the offer is final; which plan has how many is settled. */
export const PLAN_FEATURES = [
  t`Search and compare all products`,
  t`Guideline verdicts with sources`,
  t`Cart and wishlist`,
  t`Shared wishlist groups`,
  t`Price list and data pool import`,
] as const;

export const PLANS: readonly Plan[] = [
  {
    key: 'starter',
    title: t`Starter Pack`,
    subtitle: t`For individuals`,
    price: { monthly: '$0', yearly: '$0' },
    features: 3,
  },
  {
    key: 'teams',
    title: t`Small Teams`,
    subtitle: t`For teams of 5`,
    price: { monthly: '$34.99', yearly: '$799.99' },
    features: 4,
  },
  {
    key: 'enterprise',
    title: t`Enterprise`,
    subtitle: t`For more than 10 users`,
    price: { monthly: '$899.99', yearly: '$1099.99' },
    features: 5,
  },
];

export const PERIOD_WORDS: Readonly<Record<Period, string>> = { monthly: t`a month`, yearly: t`a year` };
