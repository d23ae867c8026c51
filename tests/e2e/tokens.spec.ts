import { expect } from '@playwright/test';
import { test } from '../support/account-test.ts';
import { expectAccessible, expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import { holdBack } from '../support/hold-back.ts';

test('a token is made, shown once, used by a program, and revoked', async ({ context, world }) => {
  const page = await world.signedIn(context, 'tokens@example.com', '/profile/settings');
  const section = page.getByRole('region', { name: 'Tokens for programs' });
  await section.getByRole('button', { name: 'Make token' }).click();
  await expect(section.getByText('Name the token')).toBeVisible();
  await expect(section.getByLabel('Name', { exact: true })).toBeFocused();
  await expectAccessibleEverywhere(page, 'tokens-refused');

  await section.getByLabel('Name', { exact: true }).fill('Nightly export');
  await section.getByLabel('For').selectOption('30 days');
  await section.getByRole('button', { name: 'Make token' }).click();
  const shown = section.getByLabel('Copy it now: it is not shown again.');
  await expect(shown).toBeFocused();
  await expectAccessibleEverywhere(page, 'tokens-made');
  const token = await shown.inputValue();
  const cart = () =>
    page.request.get(`${world.url}/api/cart`, { headers: { authorization: `Bearer ${token}` } });
  expect((await cart()).status()).toBe(200);

  await page.reload();
  await expect(section.getByText(/^Reads, expires .*, last used /)).toBeVisible();
  await expect(page.getByText(token)).toBeHidden();
  await section.getByRole('button', { name: 'Revoke: Nightly export' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke token' }).click();
  await expect(page.getByText('“Nightly export” is revoked.')).toBeVisible();
  await expect(section.getByRole('list', { name: 'Your tokens' })).toBeHidden();
  expect((await cart()).status()).toBe(401);
});

test('a webhook is refused, made with a secret shown once, paused, and deleted', async ({
  context,
  world,
}) => {
  const page = await world.signedIn(context, 'webhooks@example.com', '/profile/settings');
  const section = page.getByRole('region', { name: 'Webhooks' });
  const address = section.getByLabel('Address');
  await section.getByRole('button', { name: 'Make webhook' }).click();
  await expect(section.getByText('Enter the address')).toBeVisible();
  await address.fill('http://10.0.0.1/hooks');
  await section.getByRole('button', { name: 'Make webhook' }).click();
  await expect(section.getByText('Must begin with https://')).toBeVisible();
  const url = `https://receiver.example/${'hooks-of-a-long-name/'.repeat(6)}`;
  await address.fill(url);
  await section.getByRole('button', { name: 'Make webhook' }).click();
  const shown = section.getByLabel('Messages are signed with this secret.');
  await expect(shown).toBeFocused();
  expect(await shown.inputValue()).toMatch(/^whsec_/);
  await expectAccessibleEverywhere(page, 'webhooks-made');

  await section.getByRole('button', { name: 'Done' }).click();
  await section.getByRole('button', { name: `Pause: ${url}` }).click();
  await expect(section.getByText('Paused, nothing delivered yet.')).toBeVisible();
  await section.getByRole('button', { name: `Delete: ${url}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete webhook' }).click();
  await expect(section.getByRole('list', { name: 'Your webhooks' })).toBeHidden();
});

test('a page whose address is wrongly encoded is the site’s own', async ({ page, world }) => {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  for (const path of ['/products/%E0%A4%A', '/%']) {
    const answer = await page.goto(world.url + path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Larder' }).first()).toBeVisible();
  }
  expect(failures).toEqual([]);
});

test('the forms stay where they are when it is known that there are no tokens', async ({
  context,
  world,
}) => {
  const page = await world.signedIn(context, 'no-tokens@example.com', '/profile');
  const letGo = await holdBack(page, '**/api/auth/tokens');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  const button = page.getByRole('button', { name: 'Make webhook' });
  await expect(button).toBeVisible();
  const before = await button.boundingBox();
  const known = page.waitForResponse('**/api/auth/tokens');
  letGo();
  await known;
  await page.waitForLoadState('networkidle');
  expect(await button.boundingBox()).toEqual(before);
});
