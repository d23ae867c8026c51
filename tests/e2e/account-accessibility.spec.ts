import { expect, type Page, test } from '@playwright/test';
import { type AccountWorld, openAccountWorld } from '../support/account-world.ts';
import { expectAccessible } from '../support/expect-accessible.ts';

test.describe.configure({ mode: 'default' });
let world: AccountWorld;
test.beforeAll(async () => {
  world = await openAccountWorld();
});
test.afterAll(() => world.close());

/** Each width once and each theme: contrast does not depend on the width. */
const VIEWS = [
  { width: 360, colorScheme: 'light' },
  { width: 768, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const;

/** One state of a page; nothing may stick out at the side. */
async function inspect(page: Page, state: string): Promise<void> {
  for (const { width, colorScheme } of VIEWS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(width);
  }
}

test('every state of signing in is accessible', async ({ page }) => {
  test.setTimeout(60_000);
  await page.goto(`${world.url}/login`);
  await page.getByRole('button', { name: 'Send Login Link' }).click();
  await page.getByRole('button', { name: 'Continue with Apple' }).click();
  await expect(page.getByText('Failed to get Apple OAuth URL')).toBeVisible();
  await inspect(page, 'login');
  await page.goto(`${world.url}/signup`);
  await page.getByRole('button', { name: 'Request Account setup' }).click();
  await inspect(page, 'signup-company');
  await page.getByRole('button', { name: 'Sign up as an individual' }).click();
  await page.getByRole('button', { name: 'Signup', exact: true }).click();
  await expect(page.getByText('First name is required.')).toBeVisible();
  await inspect(page, 'signup-individual');
  await page.goto(`${world.url}/forgot-password`);
  await page.getByLabel('Email').fill('forgot@example.com');
  await inspect(page, 'forgot-password');
  await page.getByRole('button', { name: 'Get Link' }).click();
  await expect(page.getByText('Password reset link sent to inbox.')).toBeVisible();
  await page.getByRole('button', { name: 'Log in with code' }).click();
  await inspect(page, 'check-email');
  await page.goto(`${world.url}/auth/verify?token=nobodys`);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await inspect(page, 'verify-ask');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible();
  await inspect(page, 'verify-failed');
});

test('every state of the profile is accessible', async ({ context }) => {
  test.setTimeout(60_000);
  const page = await world.signedIn(context, 'axe@example.com');
  await page.getByRole('region', { name: 'Company' }).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByText('This one')).toBeVisible();
  await inspect(page, 'profile');
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await expect(
    page.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Log out' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await inspect(page, 'delete');
  await page.goto(`${world.url}/login`);
  await expect(page.getByText('As axe@example.com.')).toBeVisible();
  await inspect(page, 'already-in');
});
