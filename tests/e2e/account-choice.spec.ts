import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { openPage } from '../support/open-page.ts';
import { signIn } from '../support/sign-in.ts';

const CHOICE = '**/api/standards/choice';
const YOURS = 'Your choice is kept in this browser, but not with your account.';

/** A page of the standards in which that account is signed in. */
async function signedIn(page: Page, email: string): Promise<Page> {
  await signIn(page, email);
  await openPage(page, '/standards');
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  return page;
}

async function choose(page: Page, standard: string): Promise<void> {
  await page.getByRole('button', { name: 'Choose yours' }).click();
  const dialog = page.getByRole('dialog', { name: 'Standards, place and day' });
  await dialog.getByRole('checkbox', { name: standard }).check();
  await dialog.getByRole('button', { name: 'Use these' }).click();
}

const keptWithAccount = (page: Page) =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    return JSON.stringify(await (await fetch('/api/standards/choice', { headers })).json());
  });

test('a choice that the account could not keep is said, not lost, and kept with the next visit', async ({
  context,
}) => {
  const page = await signedIn(await context.newPage(), `${randomUUID()}@example.com`);
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
  baseURL,
}) => {
  const email = `${randomUUID()}@example.com`;
  const first = await signedIn(await context.newPage(), email);
  const second = await context.newPage();
  await second.goto('/standards');
  await choose(first, 'Nutri-Score 2023');
  await second.getByRole('button', { name: 'Choose yours' }).click();
  const dialog = second.getByRole('dialog', { name: 'Standards, place and day' });
  await expect(dialog.getByRole('checkbox', { name: 'Nutri-Score 2023' })).toBeChecked();

  const elsewhere = await signedIn(await browser.newPage({ baseURL: baseURL ?? '' }), email);
  await choose(elsewhere, 'Chile’s black seals');
  await expect.poll(() => keptWithAccount(elsewhere)).toContain('nutri_score","chile_seals');
  await first.reload();
  await first.getByRole('button', { name: 'Choose yours' }).click();
  const again = first.getByRole('dialog', { name: 'Standards, place and day' });
  await expect(again.getByRole('checkbox', { name: 'Chile’s black seals' })).toBeChecked();
});
