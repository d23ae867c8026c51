import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import { findGtin } from '../support/find-gtins.ts';
import { productsScreen } from '../support/products-screen.ts';

async function address(page: Page, more = ''): Promise<string> {
  const found = await Promise.all(['granola', 'chips', 'juice', 'oil'].map((term) => findGtin(page, term)));
  return `/compare?gtins=${found.join(',')}${more}`;
}

test('the comparison has no accessibility violation and scrolls in its own frame alone', async ({ page }) => {
  await page.goto(await address(page, '&relative=best&basis=100'));
  await expect(page.getByRole('rowheader', { name: 'Sodium', exact: true })).toBeVisible();
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
  await expectAccessibleEverywhere(page);
});

test('the empty comparison and the tray have none either', async ({ page }) => {
  await page.goto('/compare?gtins=abc');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleEverywhere(page, 'empty');
  await productsScreen(page).open();
  await page
    .getByRole('button', { name: /^Compare: / })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Products to compare' })).toBeVisible();
  await expectAccessibleEverywhere(page, 'tray');
});
