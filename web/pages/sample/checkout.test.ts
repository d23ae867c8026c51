import { expect, test } from 'vitest';
import { PERIODS, parseCheckoutSearch } from '#web/features/marketing/checkout-search.ts';
import { PLANS } from '#web/features/marketing/plans.ts';
import { FREE, offerOf } from './checkout.ts';

test('an address keeps the plan and the billing it knows, and nothing else', () => {
  for (const { key } of PLANS) {
    for (const billing of PERIODS) {
      expect(parseCheckoutSearch({ plan: key, billing })).toEqual({ plan: key, billing });
    }
  }
  expect(parseCheckoutSearch({ plan: 'gold', billing: 'daily', card: '4242' })).toEqual({});
  expect(parseCheckoutSearch({ plan: ['starter', 'teams'], billing: 'monthly' })).toEqual({
    billing: 'monthly',
  });
});

test('a plan costs at the checkout what its card says', () => {
  for (const plan of PLANS) {
    for (const period of PERIODS) expect(offerOf(plan, period).total).toBe(plan.price[period]);
  }
  const [starter, teams] = PLANS;
  expect(offerOf(starter, 'yearly')).toEqual({
    name: 'Yearly',
    price: '$0 a year',
    note: 'billed annually',
    total: FREE,
  });
  expect(offerOf(teams, 'yearly')).toMatchObject({ price: '$799.99 a year', saving: 'Save 25%' });
});

test('without a plan the checkout has its own offer', () => {
  expect(offerOf(undefined, 'yearly')).toEqual({
    name: 'Yearly',
    price: '$13.99 per month',
    note: 'billed annually',
    total: '$1099.99',
    saving: 'Save 25%',
  });
  expect(offerOf(undefined, 'monthly').total).toBe('$34.99');
});
