import { expect, type Page, test } from '@playwright/test';
import { type AccountWorld, openAccountWorld } from '../support/account-world.ts';
import { breakPath } from '../support/broken-issuer.ts';

const OUT_OF_REACH =
  'The sign-in provider cannot be reached right now. Please try again, or log in with a link.';
const DISCOVERY = '/.well-known/openid-configuration';

test.describe.configure({ mode: 'default' });
/** Its server has asked the provider nothing before. */
let world: AccountWorld;
test.beforeAll(async () => {
  world = await openAccountWorld();
});
test.afterAll(() => world.close());

const pressGoogle = (page: Page) => page.getByRole('button', { name: 'Continue with Google' }).click();

test('Google is down, then silent: both are said, and a link logs in', async ({ page }) => {
  await page.goto(`${world.url}/login`);
  await world.google.goDown();
  await pressGoogle(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to get Google OAuth URL' });
  await expect(alert).toContainText(OUT_OF_REACH);
  await world.google.comeBack();
  world.google.disturb = breakPath(DISCOVERY, 'silence').disturb;
  await pressGoogle(page);
  await expect(alert).toBeHidden();
  await expect(alert).toContainText(OUT_OF_REACH);
  world.google.disturb = undefined;

  await page.getByLabel('Email').fill('down@example.com');
  await page.getByRole('button', { name: 'Send Login Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await world.mailbox.take('down@example.com');
});

test('Google fails while the person is there: it is said, and another try logs in', async ({ page }) => {
  world.google.person = { subject: 'g-2', email: 'meanwhile@example.com', email_verified: true };
  world.google.disturb = breakPath('/token', 'a closed connection').disturb;
  await page.goto(`${world.url}/login`);
  await pressGoogle(page);
  await expect(page.getByText(`OAuth authentication failed: ${OUT_OF_REACH}`)).toBeVisible();
  world.google.disturb = undefined;
  await page.getByRole('link', { name: 'Try Again' }).click();
  await pressGoogle(page);
  await expect(page).toHaveURL(`${world.url}/products`);
});

test('Google’s own page never comes: it is said, and the button can be pressed again', async ({ page }) => {
  world.google.person = { subject: 'g-3', email: 'later@example.com', email_verified: true };
  // With an answer of no content a browser stays where it is, as while it waits.
  world.google.disturb = (request, response) => {
    const isPage = request.url?.startsWith('/auth?') ?? false;
    if (isPage) response.writeHead(204).end();
    return isPage;
  };
  await page.goto(`${world.url}/login`);
  await pressGoogle(page);
  await expect(page.getByText('Google does not answer. Try again, or log in with a link.')).toBeVisible();
  world.google.disturb = undefined;
  await pressGoogle(page);
  await expect(page).toHaveURL(`${world.url}/products`);
});

test('an answer without Google’s address leads nowhere and says so', async ({ page }) => {
  await page.route('**/api/auth/google/url', (route) => route.fulfill({ json: {} }));
  await page.goto(`${world.url}/login`);
  await pressGoogle(page);
  await expect(page.getByText('Failed to get Google OAuth URL')).toBeVisible();
  await expect(page).toHaveURL(`${world.url}/login`);
});
