import { expect, type Page, test } from '@playwright/test';
import { expectStatesAccessible, type PageStates } from '../support/expect-accessible.ts';
import { openPage } from '../support/open-page.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Find anything' });
const field = (page: Page) =>
  palette(page).getByRole('combobox', { name: 'Find pages, standards, actions and products' });

async function openPalette(page: Page, path: string) {
  await openPage(page, path);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

const STATES: PageStates = {
  'nothing typed': async (page) => {
    await openPalette(page, '/products');
    await expect(palette(page).getByRole('option', { name: 'Standards' })).toBeVisible();
  },
  'shortcuts shown': async (page) => {
    await openPage(page, '/pricing');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  },
  'something found': async (page) => {
    await openPalette(page, '/');
    await field(page).fill('gran');
    await expect(palette(page).getByRole('group', { name: 'Products' }).getByRole('option')).not.toHaveCount(
      1,
    );
  },
  'products that cannot be looked up': async (page) => {
    await openPalette(page, '/products');
    await page.route('**/api/products/suggest?*', (route) => route.fulfill({ status: 500, body: '' }));
    await field(page).fill('gran');
    await expect(page.getByText('Products could not be looked up.')).toBeVisible();
    await expect(palette(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
  'a law found': async (page) => {
    await openPalette(page, '/products');
    await field(page).fill('red 3');
    await expect(palette(page).getByRole('option', { name: /^View as of/ })).toBeVisible();
  },
};

test('no state of the palette has an accessibility violation at any width, in either theme', ({ page }) =>
  expectStatesAccessible(page, STATES));

test('the keyboard finds a page, a standard, a product and an action, and comes back', async ({ page }) => {
  await openPalette(page, '/pricing');
  await page.keyboard.type('nutri-sc');
  await expect(palette(page).getByRole('option', { name: 'Nutri-Score 2023' })).toHaveAttribute(
    'data-highlighted',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Nutri-Score 2023' })).toBeVisible();
  await expect(palette(page)).toBeHidden();

  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('oat milk');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\?q=oat(\+|%20)milk/);

  await page.keyboard.press('Control+k');
  await field(page).fill('dark');
  const isDark = () => page.evaluate(() => document.documentElement.dataset.theme);
  const before = await isDark();
  await page.keyboard.press('Enter');
  await expect.poll(isDark).not.toBe(before);

  await page.keyboard.press('Control+k');
  await field(page).fill('granola');
  await palette(page)
    .getByRole('option', { name: /\d{14}/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/products\/\d{14}$/);
});

test('Escape closes the palette and gives the focus back, typed text or not', async ({ page }) => {
  await openPage(page, '/products');
  const search = page
    .getByRole('combobox', { name: 'Search products' })
    .or(page.getByRole('searchbox', { name: 'Search products' }));
  await search.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('zzz');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(search).toBeFocused();
});

test('? shows the shortcuts on any page, but in a field, until keys without Ctrl are switched off', async ({
  page,
}) => {
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await openPage(page, '/contact');
  await page.getByLabel('Name').press('?');
  await expect(page.getByLabel('Name')).toHaveValue('?');
  await expect(sheet).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(sheet.getByText('Choose none of the candidates')).toBeAttached();
  await expect(sheet.getByText('Go to the notifications')).toBeAttached();
  await sheet.getByRole('checkbox', { name: /^Use \? ?, \/ and G without Ctrl$/ }).uncheck();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.reload();
  await expect(page.locator('html[data-live]')).toBeAttached();
  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/contact$/);
  await page.keyboard.type('keyboard');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  await expect(palette(page)).toBeHidden();
});

test('Ctrl and Enter open what was found in a new tab', async ({ page, context }) => {
  await openPalette(page, '/products');
  await page.keyboard.type('nutri-sc');
  await expect(palette(page).getByRole('option', { name: 'Nutri-Score 2023' })).toHaveAttribute(
    'data-highlighted',
  );
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1, name: 'Nutri-Score 2023' })).toBeVisible();
  await expect(page).toHaveURL(/\/products$/);
  await expect(palette(page)).toBeHidden();
});

test('a day typed is the day that is judged by, until today is chosen again', async ({ page }) => {
  await openPalette(page, '/products');
  await page.keyboard.type('15 jan 2027');
  // The first of all, and no food that is spelled nearly so.
  await expect(palette(page).getByRole('option')).toHaveText([
    'View as of 15 Jan 2027',
    'Search products for “15 jan 2027”',
  ]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Judged as of 15 Jan 2027.')).toBeVisible();
  await expect(page).toHaveURL(/day=2027-01-15/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('view as');
  await palette(page).getByRole('option', { name: 'View as of today' }).click();
  await expect(page).not.toHaveURL(/day=/);
});

test('G and a letter go to a page, from a line of a table too, and never while something is typed', async ({
  page,
}) => {
  const go = async (letter: string) => {
    await page.keyboard.press('g');
    await page.keyboard.press(letter);
  };
  /** Until it is so: the code comes after the page's own, and a busy machine may press the letter too late after the G. */
  const goUntil = (letter: string, isThere: (limit: { timeout: number }) => Promise<void>) =>
    expect(async () => {
      await go(letter);
      await isThere({ timeout: 2_000 });
    }).toPass();
  await openPage(page, '/pricing');
  await goUntil('p', (limit) => expect(page).toHaveURL(/\/products$/, limit));
  const search = page
    .getByRole('combobox', { name: 'Search products' })
    .or(page.getByRole('searchbox', { name: 'Search products' }));
  await search.focus();
  await go('s');
  await expect(search).toHaveValue('gs');
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).click();
  await goUntil('t', (limit) => expect(page).toHaveURL(/\/products-nuts/, limit));
  const line = page.locator('tbody tr').first();
  await line.getByRole('checkbox').focus();
  await goUntil('m', (limit) => expect(page).toHaveURL(/\/compare/, limit));
  await go('x');
  const choice = page.getByRole('dialog', { name: 'Standards, place and day' });
  await goUntil('d', (limit) => expect(choice).toBeVisible(limit));
  await go('p');
  await expect(page).toHaveURL(/\/compare/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Go to orders')).toBeVisible();
});

test('a product that is found is shown by its picture', async ({ page }) => {
  await openPalette(page, '/pricing');
  await field(page).fill('granola');
  const product = palette(page)
    .getByRole('option', { name: /\d{14}/ })
    .first();
  await expect(product.locator('img')).toHaveJSProperty('complete', true);
  expect(await product.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(
    0,
  );
});
