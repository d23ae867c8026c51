import { expect, type Page, test } from '@playwright/test';
import { openPage } from '../support/open-page.ts';

const rows = (page: Page) => page.getByRole('table').getByRole('row');

test('a press on a nutrient’s head sorts by the figures shown, what is not known comes last', async ({
  page,
}) => {
  await openPage(page, '/products-nuts?size=36');
  const figures = async () => {
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const column = await page
      .getByRole('columnheader')
      .evaluateAll((heads) => heads.findIndex((head) => head.textContent?.startsWith('Sodium')));
    const texts = await rows(page).evaluateAll(
      (lines, at) => lines.slice(1).map((line) => line.children[at]?.textContent ?? ''),
      column,
    );
    return texts.map((text) =>
      text.startsWith('N/A') ? undefined : Number(/[\d,.]+/.exec(text)?.[0].replace(',', '')),
    );
  };
  const head = page.getByRole('columnheader', { name: /^Sodium/ });
  const order = (direction: 1 | -1) => async () => {
    const shown = await figures();
    const known = shown.filter((figure) => figure !== undefined);
    expect(known.length).toBeGreaterThan(5);
    expect(shown.slice(0, known.length)).toEqual(known.toSorted((a, b) => (a - b) * direction));
  };
  await head.getByRole('button', { name: 'Sodium' }).click();
  await expect(page).toHaveURL(/sort=sodium-low(?:&|$)/);
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(order(1)).toPass();
  await head.getByRole('button', { name: 'Sodium' }).click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(order(-1)).toPass();
  await page.getByRole('button', { name: '100 g' }).click();
  await expect(page).toHaveURL(/sort=sodium-high-per-100/);
  await expect(order(-1)).toPass();
  await page.getByRole('link', { name: 'Switch to cards' }).click();
  await expect(page.getByRole('combobox', { name: 'Sort' })).toContainText('Sodium per 100 g, high to low');
});

test('figures past a guideline’s limit are marked, by all guidelines or one', async ({ page }) => {
  await openPage(page, '/products-nuts?q=granola');
  const over = page.getByRole('cell', {
    name: /, over: Smart Snack: calories per package [\d,]+ kcal, limit 200 kcal/,
  });
  await expect(over.first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Limits' }).selectOption('Good Choice');
  await expect(page).toHaveURL(/limits=good_choice/);
  await expect(over).toHaveCount(0);
  await expect(page.getByText('Marked, but not shown: Total Sugars.')).toBeVisible();
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(
    page.getByRole('cell', { name: /, over: Good Choice: sugars per serving/ }).first(),
  ).toBeVisible();
  await page.getByRole('combobox', { name: 'Limits' }).selectOption('None');
  await expect(page.getByRole('cell', { name: /, over: / })).toHaveCount(0);
});
