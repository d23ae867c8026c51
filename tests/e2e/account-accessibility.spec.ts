import { expect } from '@playwright/test';
import { test } from '../support/account-test.ts';
import { expectAccessible, expectAccessibleEverywhere } from '../support/expect-accessible.ts';

test('every state of signing in is accessible', async ({ page, world }) => {
  await page.goto(`${world.url}/login`);
  await page.getByRole('button', { name: 'Send Login Link' }).click();
  await expect(page.getByRole('button', { name: 'Continue with Apple' })).toBeDisabled();
  await page.route('**/api/auth/google/url', (route) => route.abort());
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByText('Failed to get Google OAuth URL')).toBeVisible();
  await expectAccessibleEverywhere(page, 'login');
  await page.goto(`${world.url}/signup`);
  await page.getByRole('button', { name: 'Request Account setup' }).click();
  await expectAccessibleEverywhere(page, 'signup-company');
  await page.getByRole('button', { name: 'Sign up as an individual' }).click();
  await page.getByRole('button', { name: 'Signup', exact: true }).click();
  await expect(page.getByText('First name is required.')).toBeVisible();
  await expectAccessibleEverywhere(page, 'signup-individual');
  await page.goto(`${world.url}/forgot-password`);
  await page.getByLabel('Email').fill('forgot@example.com');
  await expectAccessibleEverywhere(page, 'forgot-password');
  await page.getByRole('button', { name: 'Get Link' }).click();
  await expect(page.getByText('Password reset link sent to inbox.')).toBeVisible();
  await page.getByRole('button', { name: 'Log in with code' }).click();
  await expectAccessibleEverywhere(page, 'check-email');
  await page.goto(`${world.url}/auth/verify?token=nobodys`);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expectAccessibleEverywhere(page, 'verify-ask');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible();
  await expectAccessibleEverywhere(page, 'verify-failed');
});

test('every state of the profile is accessible', async ({ context, world }) => {
  const page = await world.signedIn(context, 'axe@example.com');
  await page.getByRole('region', { name: 'Company' }).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByText('This one')).toBeVisible();
  await expectAccessibleEverywhere(page, 'profile');
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await expect(
    page.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Log out' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleEverywhere(page, 'delete');
  await page.goto(`${world.url}/login`);
  await expect(page.getByText('As axe@example.com.')).toBeVisible();
  await expectAccessibleEverywhere(page, 'already-in');
});
