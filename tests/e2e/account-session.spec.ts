import { readFile } from 'node:fs/promises';
import { expect, type Page, type Route } from '@playwright/test';
import { test } from '../support/account-test.ts';

const TABS = 8;

/** Until the access token ends, by the page's clock. */
const msLeft = (page: Page) =>
  page.evaluate(() => {
    const [, claims = ''] = (localStorage.getItem('accessToken') ?? '').split('.');
    return 1_000 * JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).exp - Date.now();
  });

const sessionsOf = (page: Page) =>
  page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem');

test('many tabs open with an expired token: one refresh, nobody logged out; one logout logs out all', async ({
  context,
  world,
}) => {
  const first = await world.signedIn(context, 'tabs@example.com');
  // A browser takes a token it cannot read for an expired one. An open page of the app would renew it before the others ask.
  await first.goto(`${world.url}/robots.txt`);
  await first.evaluate(() => localStorage.setItem('accessToken', 'unreadable'));
  let refreshes = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) refreshes += 1;
  });
  const pages = [first, ...(await Promise.all(Array.from({ length: TABS - 1 }, () => context.newPage())))];
  await Promise.all(pages.map((page) => page.goto(`${world.url}/login`)));
  await Promise.all(pages.map((page) => expect(page.getByText('As tabs@example.com.')).toBeVisible()));
  expect(refreshes).toBe(1);

  await first.getByRole('button', { name: 'Log out' }).click();
  await Promise.all(
    pages.map((page) => expect(page.getByRole('button', { name: 'Send Login Link' })).toBeVisible()),
  );
  expect(await first.evaluate(() => localStorage.getItem('refreshToken'))).toBeNull();
  await Promise.all(pages.slice(2).map((page) => page.close()));

  await first.goto(`${world.url}/profile`);
  const dialog = first.getByRole('dialog', { name: 'Login Required' });
  await expect(dialog).toContainText('You need to be logged in to view your profile.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(first).toHaveURL(`${world.url}/login`);
});

test('lists come with a user and go with them: the next one of this browser sees nothing of them', async ({
  context,
  world,
}) => {
  const page = await world.signedIn(context, 'lists-first@example.com', '/products');
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: /^Add to wishlist/ }).click();
  await card.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wishlist', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(?:In Cart|Remove from wishlist)/ })).toHaveCount(0);

  const next = await world.signedIn(context, 'lists-second@example.com', '/wishlist');
  await expect(next.getByText('Your wishlist is empty')).toBeVisible();
  await expect(next.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
});

test('a session is refreshed before it ends, and says when it cannot be', async ({ context, world }) => {
  const page = await world.signedIn(context, 'clock@example.com');
  await page.clock.install();
  // All that the page asks for is here: a call of its own that met the end of the session would say so instead.
  const lists = ['cart', 'wishlist', 'wishlist-groups'].map((list) => page.waitForResponse(`**/api/${list}`));
  await page.reload();
  await Promise.all(lists);
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await page.clock.runFor(2_000);
  await page.clock.fastForward((await msLeft(page)) - 20_000);
  await expect(page.getByText('Refreshing your session...')).toBeVisible();
  await expect(page.getByText('Session refreshed successfully!')).toBeVisible();
  await page.route('**/api/auth/refresh', (route) => route.fulfill({ status: 401, json: { detail: 'no' } }));
  // Time stands still then: 2 s later the page is left, and what it says with it.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 15 * 60_000);
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL(`${world.url}/login`);
  await expect(page.getByRole('button', { name: 'Send Login Link' })).toBeVisible();
});

test('a lost answer to a refresh is asked for again, and the user stays', async ({ context, world }) => {
  const page = await world.signedIn(context, 'lost-answer@example.com');
  await page.goto(`${world.url}/robots.txt`);
  await page.evaluate(() => localStorage.setItem('accessToken', 'unreadable'));
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/api/auth/refresh', lose, { times: 1 });
  await page.goto(`${world.url}/login`);
  await expect(page.getByText('As lost-answer@example.com.')).toBeVisible();
});

test('a profile is edited and kept; what the server refuses loses nothing', async ({ context, world }) => {
  const page = await world.signedIn(context, 'profile@example.com');
  const personal = page.getByRole('region', { name: 'Personal' });
  await personal.getByRole('button', { name: 'Edit' }).click();
  await expect(personal.getByLabel('First name')).toBeFocused();
  await personal.getByLabel('First name').fill('A'.repeat(201));
  await personal.getByRole('button', { name: 'Save' }).click();
  await expect(personal.getByText('Must have at most 200 characters')).toBeVisible();
  await personal.getByLabel('First name').fill('Ada');
  await personal.getByLabel('Phone').fill('+1 555 0100');
  await personal.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Ada Ruiz' })).toBeVisible();
  await expect(personal.getByRole('button', { name: 'Edit' })).toBeFocused();
  const company = page.getByRole('region', { name: 'Company' });
  await company.getByRole('button', { name: 'Edit' }).click();
  await company.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(company.getByRole('button', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(company.getByText('Leave empty to keep •••••6789.')).toBeVisible();
  await company.getByLabel('Company name').fill('Northfield');
  await company.getByRole('button', { name: 'Save' }).click();
  await expect(company.getByText('Northfield')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ada Ruiz' })).toBeVisible();
  await expect(company.getByText('•••••6789')).toBeVisible();
});

test('sessions are listed and ended, data is exported, the account is deleted with all it has', async ({
  browser,
  context,
  world,
}) => {
  const page = await world.signedIn(context, 'leaving@example.com');
  const away = await (await browser.newContext()).newPage();
  await away.goto(`${world.url}/login`);
  await away.getByLabel('Email').fill('leaving@example.com');
  await away.getByRole('button', { name: 'Send Login Link' }).click();
  const { code = '' } = await world.mailbox.take('leaving@example.com');
  await away.getByLabel('Or type the six digits from the same mail').fill(code);
  await expect(away).toHaveURL(`${world.url}/products`);
  await away.goto(`${world.url}/profile`);
  // All that this page asks for is here, so that its session ends between two calls.
  await expect(sessionsOf(away)).toHaveCount(2);

  await page.reload();
  const sessions = sessionsOf(page);
  await expect(sessions).toHaveCount(2);
  await sessions.filter({ hasNotText: 'This one' }).getByRole('button').click();
  await expect(sessions).toHaveCount(1);
  await expect(page.getByRole('list').filter({ hasText: 'This one' })).toBeFocused();
  // Coming back to a tab reads its lists again, which the server now refuses.
  await away.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(away).toHaveURL(`${world.url}/login`);
  await expect(away.getByRole('alert').filter({ hasText: 'Authentication failed' })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as JSON' }).click();
  const data = JSON.parse(await readFile(await (await download).path(), 'utf8')) as Record<string, unknown>;
  expect(data).toMatchObject({ user: { email: 'leaving@example.com', business_id: '12-3456789' } });

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByRole('button', { name: 'Keep account' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL(`${world.url}/products`);
  await expect(page.getByText('Your account and all its data are deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
});
