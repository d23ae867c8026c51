import { expect, type Page, test } from '@playwright/test';
import { type AccountWorld, openAccountWorld } from '../support/account-world.ts';

const CHOICE = '**/api/standards/choice';
const YOURS = 'Your choice is kept in this browser, but not with your account.';

test.describe.configure({ mode: 'default' });
let world: AccountWorld;
test.beforeAll(async () => {
  world = await openAccountWorld();
});
test.afterAll(() => world.close());

async function choose(page: Page, standard: string): Promise<void> {
  await page.getByRole('button', { name: 'Choose yours' }).click();
  const dialog = page.getByRole('dialog', { name: 'Standards, place and day' });
  await dialog.getByRole('checkbox', { name: standard }).check();
  await dialog.getByRole('button', { name: 'Use these' }).click();
}

const keptWithAccount = (page: Page) =>
  page.evaluate(async (url) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    return JSON.stringify(await (await fetch(`${url}/api/standards/choice`, { headers })).json());
  }, world.url);

test('a choice that the account could not keep is said, not lost, and kept with the next visit', async ({
  context,
}) => {
  const page = await world.signedIn(context, 'choice@example.com', '/standards');
  await choose(page, 'Nutri-Score 2023');
  await expect.poll(() => keptWithAccount(page)).toContain('nutri_score');

  await page.route(CHOICE, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await choose(page, 'Chile’s black seals');
  await expect(page.getByText(YOURS)).toBeVisible();
  expect(await keptWithAccount(page)).not.toContain('chile_seals');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(YOURS).first()).toBeVisible();

  await page.unroute(CHOICE);
  await page.reload();
  await expect.poll(() => keptWithAccount(page)).toContain('chile_seals');
});

test('another tab follows a choice at once, and what another browser chose is taken over', async ({
  context,
  browser,
}) => {
  const first = await world.signedIn(context, 'tab-choice@example.com', '/standards');
  const second = await context.newPage();
  await second.goto(`${world.url}/standards`);
  await choose(first, 'Nutri-Score 2023');
  await second.getByRole('button', { name: 'Choose yours' }).click();
  const dialog = second.getByRole('dialog', { name: 'Standards, place and day' });
  await expect(dialog.getByRole('checkbox', { name: 'Nutri-Score 2023' })).toBeChecked();

  const elsewhere = await world.signedIn(await browser.newContext(), 'tab-choice@example.com', '/standards');
  await choose(elsewhere, 'Chile’s black seals');
  await expect.poll(() => keptWithAccount(elsewhere)).toContain('nutri_score","chile_seals');
  await first.reload();
  await first.getByRole('button', { name: 'Choose yours' }).click();
  const again = first.getByRole('dialog', { name: 'Standards, place and day' });
  await expect(again.getByRole('checkbox', { name: 'Chile’s black seals' })).toBeChecked();
});
