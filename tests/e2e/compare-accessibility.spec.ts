import { expect, test } from '@playwright/test';
import { expectStatesAccessible, type PageStates } from '../support/expect-accessible.ts';
import { findGtin } from '../support/find-gtins.ts';
import { openProducts } from '../support/products-screen.ts';

const STATES: PageStates = {
  'four products': async (page) => {
    const terms = ['granola', 'chips', 'juice', 'oil'];
    const gtins = await Promise.all(terms.map((term) => findGtin(page, term)));
    await page.goto(`/compare?gtins=${gtins.join(',')}&relative=best&basis=100`);
    await expect(page.getByRole('rowheader', { name: 'Sodium', exact: true })).toBeVisible();
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
  },
  empty: async (page) => {
    await page.goto('/compare?gtins=abc');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  tray: async (page) => {
    await openProducts(page);
    await page
      .getByRole('button', { name: /^Compare: / })
      .first()
      .click();
    await expect(page.getByRole('region', { name: 'Products to compare' })).toBeVisible();
  },
};

test('no state of the comparison has an accessibility violation, and it scrolls in its own frame alone', ({
  page,
}) => expectStatesAccessible(page, STATES));
