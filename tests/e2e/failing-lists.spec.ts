import { expect, type Page, test } from '@playwright/test';
import { apiCaller } from '../support/api-caller.ts';
import { expectStatesAccessible } from '../support/expect-accessible.ts';
import { openPage } from '../support/open-page.ts';
import { signIn } from '../support/sign-in.ts';

/** The server answers these addresses with a fault of its own; pages are still given. */
const failAt = (page: Page, address: string) =>
  page.route(address, (route) =>
    route.request().resourceType() === 'document'
      ? route.continue()
      : route.fulfill({ status: 500, body: '' }),
  );

test('what could not be loaded, found or stored says so, keeps what was typed, and can be tried again', async ({
  page,
}) => {
  const send = apiCaller(page, await signIn(page));
  const { id } = await send('POST', '/api/orders', { name: 'November order guide', origin: 'csv' });
  await send('POST', `/api/orders/${id}/lines`, { lines: [{ line: 1, name: 'NAPKINS DINNER WHITE' }] });
  const group = await send('POST', '/api/wishlist-groups', { name: 'Spring menu' });
  const failed = (text: string) => page.getByRole('alert').filter({ hasText: text });
  /** A page of which one call fails. */
  const failing = (address: string, path: string, text: string) => async () => {
    await failAt(page, address);
    await openPage(page, path);
    await expect(failed(text)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  };
  /** What leads on from a scorecard. */
  const goesOn = () =>
    page
      .getByRole('main')
      .locator('a, button')
      .filter({ hasText: /^(?:Print|Share|Export)$/ });
  const noScorecard = (part: string) => async () => {
    await failing(
      '**/api/orders/*/scorecard*',
      `/orders/${id}/${part}`,
      'The scorecard could not be loaded.',
    )();
    await expect(goesOn()).toHaveCount(0);
  };
  const opened = (name: string, address: string, text: string) => async () => {
    await failAt(page, address);
    await openPage(page, `/wishlist-groups/${group.id}`);
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog').getByRole('alert').filter({ hasText: text })).toBeVisible();
  };
  await expectStatesAccessible(page, {
    'earlier orders': failing('**/api/orders', '/orders/new', 'Your earlier orders could not be loaded.'),
    'an order': failing(`**/api/orders/${id}`, `/orders/${id}`, 'The order could not be loaded.'),
    'a search and a choice': async () => {
      await page.getByRole('button', { name: 'Try Again' }).click();
      await page.getByRole('button', { name: 'Change line 1' }).click();
      await failAt(page, '**/api/products?*');
      await failAt(page, '**/api/orders/*/lines/1');
      const field = page.getByRole('searchbox', { name: 'Name or GTIN' });
      await field.fill('napkins');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.getByText('The search failed. Try again.')).toBeVisible();
      await page.getByRole('button', { name: 'None of these' }).click();
      await expect(failed('The choice could not be stored. Try again.')).toBeVisible();
      await expect(field).toHaveValue('napkins');
    },
    'a scorecard': noScorecard('scorecard'),
    'a page to print': noScorecard('print'),
    'a scorecard that loads at last': async () => {
      await page.unroute('**/api/orders/*/scorecard*');
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(goesOn()).toHaveText(['Print']);
      await openPage(page, `/orders/${id}/scorecard`);
      await expect(goesOn()).toHaveText(['Print', 'Share', 'Export']);
    },
    swaps: async () => {
      await failing(
        '**/api/orders/*/swaps*',
        `/orders/${id}/fix`,
        'What could stand in could not be loaded.',
      )();
      await expect(page.getByText('Looking for what could stand in…')).toHaveCount(0);
    },
    people: opened('People', '**/members', 'The people of the group could not be loaded.'),
    activity: opened('Activity', '**/activity*', 'The activity could not be loaded.'),
    'an invitation': failing(
      '**/api/wishlist-groups/invitations/*',
      '/wishlist-groups/invitation-abcdefghijklmnopqrstuvwxyz012345',
      'The invitation could not be loaded.',
    ),
    'an invitation that does not work': async () => {
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('heading', { name: 'This invitation does not work' })).toBeVisible();
    },
    'saved searches': failing('**/saved-searches', '/profile/searches', 'None of them is lost.'),
    'a group that the list of groups names': async () => {
      await failing(
        `**/api/wishlist-groups/${group.id}/items`,
        `/wishlist-groups/${group.id}`,
        'Failed to load group items',
      )();
      await expect(page.getByRole('heading', { name: 'Spring menu' })).toBeVisible();
    },
    'a group of which nothing is known': async () => {
      await failAt(page, `**/api/wishlist-groups/${group.id}/items`);
      await failing(
        '**/api/wishlist-groups',
        `/wishlist-groups/${group.id}`,
        'Failed to load group details',
      )();
      await expect(page.getByRole('heading', { name: 'Wishlist group' })).toBeVisible();
    },
    sessions: failing('**/api/auth/sessions', '/profile', 'Your sessions could not be loaded.'),
    tokens: failing('**/api/auth/tokens', '/profile/settings', 'Your tokens could not be loaded.'),
    webhooks: failing('**/api/webhooks', '/profile/settings', 'Your webhooks could not be loaded.'),
    watching: failing('**/api/watches', '/profile/watching', 'What you watch could not be loaded.'),
  });
});
