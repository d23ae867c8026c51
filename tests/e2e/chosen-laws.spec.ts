import { expect, test } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import { openPage } from '../support/open-page.ts';

const AFTER = 'day=2027-12-31';

test('a law chosen on its page is yours: on cards, in the table, the filters, a comparison and a product', async ({
  page,
}) => {
  await openPage(page, '/standards/ca_ab_2316');
  const toggle = page.getByRole('button', { name: 'Show first on products: California AB 2316' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await openPage(page, '/standards');
  const line = page.getByRole('listitem').filter({ hasText: 'California AB 2316' });
  await expect(line).toContainText('yours');

  await openPage(page, '/products?q=peppermint');
  const card = page.getByRole('article').filter({ hasText: 'Peppermint Hard Candies' }).first();
  await expect(card.getByRole('term').filter({ hasText: 'California AB 2316' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await openPage(page, '/products?q=peppermint&view=list');
  await expect(page.getByRole('row').filter({ hasText: 'California AB 2316: ' }).first()).toBeVisible();
});

test('a law on labels is chosen like the others, and fails nothing', async ({ page }) => {
  await openPage(page, '/standards/la_act_463_notice');
  await page.getByRole('button', { name: /^Show first on products: / }).click();
  await openPage(page, '/products?law=la_act_463_notice&ingredient_laws=named_later&day=2027-12-30');
  const answer = page.getByRole('article').first().getByRole('definition');
  await expect(answer.filter({ hasText: /^Named: [^;]+; asks for a notice from 1 Jan 2028$/ })).toBeVisible();
});

test('its answer follows the day: banned from its first, and named on that', async ({ page }) => {
  await openPage(page, '/standards/ca_ab_2316');
  await page.getByRole('button', { name: 'Show first on products: California AB 2316' }).click();
  await openPage(page, '/products?law=ca_ab_2316&ingredient_laws=named_later&day=2027-12-30');
  const answer = page
    .getByRole('article')
    .first()
    .getByRole('definition')
    .filter({ hasText: /^Named: / });
  await expect(answer).toHaveText(/^Named: [^;]+; banned from 31 Dec 2027$/);
  await openPage(page, `/products?law=ca_ab_2316&ingredient_laws=named&${AFTER}`);
  await expect(answer).toHaveText(/^Named: [^;]+$/);
  // Filters have it first, and a press on what is in use ends it.
  await page.getByRole('button', { name: /^Filters/ }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  const law = filters.getByRole('group', { name: 'California AB 2316' });
  const named = law.getByRole('button', { name: /^Named · / });
  await expect(named).toHaveAttribute('aria-pressed', 'true');
  await named.click();
  await expect(page).not.toHaveURL(/law=/);
  await law.getByRole('button', { name: /^Cannot be told · / }).click();
  await expect(page).toHaveURL(/ingredient_laws=unknown/);
  await expect(page).toHaveURL(/law=ca_ab_2316/);
});

test('a comparison and a product say it first, and a place it does not bind is said', async ({ page }) => {
  const { products } = await (
    await page.request.get(`/api/products?law=ca_ab_2316&ingredient_laws=named&${AFTER}&limit=2`)
  ).json();
  const gtins: string[] = products.map(({ gtin }: { gtin: string }) => gtin);
  await openPage(page, '/standards');
  await page.getByRole('button', { name: 'Choose yours' }).click();
  const dialog = page.getByRole('dialog', { name: 'Standards, place and day' });
  await dialog.getByRole('checkbox', { name: 'California AB 2316' }).check();
  for (const other of ['Smart Snack', 'Good Choice', 'Philly'])
    await dialog.getByRole('button', { name: `Remove ${other}` }).click();
  await expectAccessibleEverywhere(page);
  await dialog.getByRole('button', { name: 'Use these' }).click();

  await openPage(page, `/compare?gtins=${gtins.join(',')}&${AFTER}`);
  const row = page.getByRole('row').filter({ hasText: 'California AB 2316' });
  await expect(row).toContainText('Named: ');
  await expectAccessibleEverywhere(page);
  await openPage(page, `/products/${gtins[0]}?${AFTER}`);
  const chosen = page.getByRole('region', { name: 'Guideline verdicts' });
  await expect(chosen).toContainText(/California AB 2316: Names .+\. In force since 31 Dec 2027\./);
  await expectAccessibleEverywhere(page);
  await openPage(page, `/products/${gtins[0]}?${AFTER}&place=TX`);
  await expect(chosen).toContainText('California AB 2316: not for the places chosen.');
});
