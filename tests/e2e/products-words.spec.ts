import { expect, test } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import { openPage } from '../support/open-page.ts';
import { openProducts } from '../support/products-screen.ts';

test('a word that was left out is put back with the keyboard, and back leaves it out again', async ({
  page,
}) => {
  const screen = await openProducts(page, '/products?q=frozen+pizza');
  const sentence = page.getByRole('heading', { name: /^No product has all of these words\. Without “/ });
  await expect(sentence).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: 'No product has all of these words' }),
  ).toBeAttached();
  await expect(screen.cards.first().locator('mark').first()).toBeVisible();
  const way = page.getByRole('list', { name: 'Other ways' }).getByRole('link').first();
  const total = /([\d,]+) products?$/.exec((await way.textContent()) ?? '')?.[1] ?? '';
  const putBack = page.getByRole('link', { name: /^Put .+ back$/ }).first();
  const word = (await putBack.textContent()) ?? '';
  await putBack.press('Enter');
  await expect(screen.search).toHaveValue(new RegExp(`"${word}"`));
  await expect(page.getByText(new RegExp(`^${total} products?$`)).first()).toBeVisible();
  await page.goBack();
  await expect(screen.search).toHaveValue('frozen pizza');
  await expect(sentence).toBeVisible();
});

test('words that products have, but not in their names, are said to be in no name', async ({ page }) => {
  const screen = await openProducts(page, '/products?q=no+salt+added+tomato+paste+ketchup');
  const sentence = /^No product has all of these words in its name\. Without “no salt added/;
  await expect(page.getByRole('heading', { name: sentence })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'in its name' })).toBeAttached();
  await expect(screen.cards.first()).toContainText('Ketchup');
});

test('what was understood can be taken off, or searched for as words', async ({ page }) => {
  const screen = await openProducts(page, '/products?q=low+sodium+soup');
  const understood = page.getByRole('list', { name: 'Understood as' });
  await expect(understood).toContainText('Sodium');
  await expect(page.getByRole('status').filter({ hasText: 'Understood as' })).toBeAttached();

  await page.getByRole('link', { name: 'Search for the words instead' }).click();
  await expect(page).toHaveURL('/products?q=low+sodium+soup&as_words=true');
  await expect(understood).toBeHidden();
  await page.getByRole('link', { name: 'Read it as filters again' }).click();
  await expect(page).toHaveURL('/products?q=low+sodium+soup');

  await understood.getByRole('link', { name: /^Remove Sodium/ }).click();
  await expect(page).toHaveURL('/products?q=soup');
  await expect(screen.search).toHaveValue('soup');
  await expect(understood).toBeHidden();
  await expect(screen.heading).toBeFocused();
  await page.goBack();
  await expect(understood).toBeVisible();
});

test('the table says how the search was read too, and stays the table', async ({ page }) => {
  await openPage(page, '/products-nuts?q=bars+without+milk');
  const understood = page.getByRole('list', { name: 'Understood as' });
  await expect(understood).toContainText('Without milk');
  const remove = understood.getByRole('link', { name: /^Remove Without milk/ });
  await expect(remove).toHaveAttribute('href', '/products-nuts?q=bars');
  await remove.click();
  await expect(page).toHaveURL('/products-nuts?q=bars');
  await expect(understood).toBeHidden();

  await page.goto('/products-nuts?q=frozen+pizza');
  await page
    .getByRole('link', { name: /^Put .+ back$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/^[^?]+\/products-nuts\?q=.*%22/);
  await expect(page.getByRole('table')).toBeVisible();
});

test('without scripts the page shows the same', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  await page.goto('/products?q=frozen+pizza');
  await expect(page.getByRole('heading', { name: /^No product has all of these words/ })).toBeVisible();
  await expect(page.locator('mark').first()).toBeVisible();
  await page
    .getByRole('link', { name: /^Put .+ back$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/q=.*%22/);
  await page.close();
});

for (const term of ['frozen pizza', 'low sodium soup']) {
  test(`how “${term}” was read has no accessibility violation at any width, in either theme`, async ({
    page,
  }) => {
    await openProducts(page, `/products?q=${term.replaceAll(' ', '+')}`);
    await expect(page.getByText(/^(?:Press a struck word|Search for the words)/)).toBeVisible();
    await expectAccessibleEverywhere(page);
  });
}

test('products that lack a word stand under those that have all, and are not counted', async ({ page }) => {
  await page.goto('/products?q=cinnamon+raisin+bagels');
  const close = page.getByRole('region', { name: 'Also close' });
  await expect(close.getByText('Each has some of the words.')).toBeVisible();
  await expect(close.getByRole('article')).toHaveCount(11);
  await expect(page.getByText('1 product', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await openPage(page, '/products-nuts?q=cinnamon+raisin+bagels');
  await close.getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/product=\d{14}/);
});
