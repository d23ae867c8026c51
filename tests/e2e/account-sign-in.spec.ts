import { expect } from '@playwright/test';
import { test } from '../support/account-test.ts';

test('a company signs up: errors by field, a mailed link, the page one came from', async ({
  context,
  page,
  world,
}) => {
  await page.goto(`${world.url}/products?diet=vegan`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page
    .getByRole('dialog', { name: 'Login Required' })
    .getByRole('link', { name: 'Create Account' })
    .click();
  const send = page.getByRole('button', { name: 'Request Account setup' });
  await send.click();
  for (const text of [
    'Company name is required.',
    'Email is required.',
    'Phone number is required.',
    'Business Reg Number/Tax ID/SSN is required.',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByLabel('Company name')).toBeFocused();
  await page.getByLabel('Company name').fill('Northfield Unified School District');
  await expect(page.getByText('Company name is required.')).toBeHidden();
  await page.getByLabel('Email').fill('marta.ruiz');
  await page.getByLabel('Phone').fill('+1 555 0100');
  await page.getByLabel('Business Reg Number/Tax ID/SSN').fill('12-3456789');
  await send.click();
  await expect(page.getByText('Invalid Email')).toBeVisible();
  await page.getByLabel('Email').fill('company@example.com');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByLabel('Company name')).toHaveValue('Northfield Unified School District');
  await expect(page.getByLabel('Company name')).toBeFocused();
  await world.mailbox.take('company@example.com');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();

  const { link = '', subject } = await world.mailbox.take('company@example.com');
  expect(subject).toBe('Confirm your Larder account');
  const opened = await context.newPage();
  await opened.goto(link);
  await expect(opened.getByRole('heading', { name: 'You are logged in' })).toBeVisible();
  expect(opened.url()).not.toContain('token');
  await expect(opened).toHaveURL(/\/products\?diet=vegan$/);
  await expect(page.getByText('As company@example.com.')).toBeVisible();

  await page.goto(`${world.url}/profile`);
  await expect(page.getByRole('heading', { name: 'Northfield Unified School District' })).toBeVisible();
  await expect(page.getByText('•••••6789')).toBeVisible();
});

test('a link opened elsewhere asks first, works once, and then says why not', async ({
  browser,
  page,
  world,
}) => {
  await world.signUp('elsewhere@example.com');
  await page.goto(`${world.url}/login`);
  await page.getByRole('button', { name: 'Send Login Link' }).click();
  await expect(page.getByText('Email is required.')).toBeVisible();
  await page.getByLabel('Email').fill('elsewhere');
  await page.getByRole('button', { name: 'Send Login Link' }).click();
  await expect(page.getByText('Invalid email format.')).toBeVisible();
  await page.getByLabel('Email').fill('elsewhere@example.com');
  await page.getByRole('button', { name: 'Send Login Link' }).click();
  const { link = '' } = await world.mailbox.take('elsewhere@example.com');
  const other = await (await browser.newContext()).newPage();
  for (const visit of ['a scanner', 'a person']) {
    await other.goto(link);
    await expect(other.getByRole('button', { name: 'Continue' }), visit).toBeVisible();
    expect(other.url()).not.toContain('token');
  }
  await other.reload();
  expect(other.url()).not.toContain('token');
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other).toHaveURL(`${world.url}/products`);
  await other.goto(link);
  await expect(other.getByText('You are logged in as elsewhere@example.com.')).toBeVisible();
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByRole('heading', { name: 'You are logged in' })).toBeVisible();
  await expect(other.getByRole('alert')).toHaveText('This sign-in link was already used.');
  await other.reload();
  await expect(other.getByRole('alert')).toHaveText('No verification token found');
  await other.getByRole('link', { name: 'See all products' }).click();
  await expect(other).toHaveURL(`${world.url}/products`);
  await page.goto(link);
  await expect(page.getByRole('alert').filter({ hasText: 'already used' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page).toHaveURL(`${world.url}/login`);
  await page.goto(`${world.url}/auth/verify`);
  await expect(page.getByText('No verification token found')).toBeVisible();
});

test('the six digits of the mail log in the browser that asked, and what was interrupted is done; a network failure loses nothing', async ({
  page,
  world,
}) => {
  await world.signUp('code@example.com');
  await page.goto(`${world.url}/products?diet=vegan`);
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Add to Cart/ })
    .click();
  await expect(page.getByText('Please log in to add items to cart')).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Email').fill('code@example.com');
  await page.route('**/api/auth/magic-link', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Send Login Link' }).click();
  await expect(page.getByText('Network error. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Send Login Link' }).click();
  const { code = '' } = await world.mailbox.take('code@example.com');
  const digits = page.getByLabel('Or type the six digits from the same mail');
  await digits.fill(code === '000000' ? '111111' : '000000');
  await expect(page.getByText('That code is not right.')).toBeVisible();
  await digits.fill(code);
  await expect(page).toHaveURL(`${world.url}/products?diet=vegan`);
  await expect(page.getByText('You are logged in.')).toBeVisible();
  await expect(page.getByText(/^Added to your cart: /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('Google: in and back, consent denied, and tokens that nobody here asked for', async ({
  browser,
  page,
  world,
}) => {
  world.google.person = {
    subject: 'g-1',
    email: 'google@example.com',
    email_verified: true,
    given_name: 'Gita',
    family_name: 'Rao',
  };
  await page.goto(`${world.url}/login`);
  world.google.isDenying = true;
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByText('OAuth authentication failed: access_denied')).toBeVisible();
  world.google.isDenying = false;
  await page.getByRole('link', { name: 'Try Again' }).click();
  const callback = page.waitForResponse((response) => response.url().includes('/api/auth/google/callback'));
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const answer = (await (await callback).headerValue('location')) ?? '';
  await expect(page.getByRole('heading', { name: 'You are logged in' })).toBeVisible();
  expect(page.url()).toBe(`${world.url}/auth/google`);
  await expect(page).toHaveURL(`${world.url}/products`);
  await page.goto(`${world.url}/profile`);
  await expect(page.getByRole('heading', { name: 'Gita Rao' })).toBeVisible();

  const victim = await (await browser.newContext()).newPage();
  await victim.goto(world.url + answer);
  await expect(victim.getByText('You are about to log in as google@example.com.')).toBeVisible();
  await expect(victim.getByRole('button', { name: 'Continue' })).toBeVisible();
  // A link may name anybody: the tokens of one person are no sign-in of another.
  await victim.goto(world.url + answer.replace('google%40example.com', 'boss%40example.com'));
  await expect(victim.getByText('Invalid OAuth response. Please try again.')).toBeVisible();
  await victim.goto(`${world.url}/auth/google?access_token=a&refresh_token=r`);
  await expect(victim.getByText('Invalid OAuth response. Please try again.')).toBeVisible();
  await victim.goto(`${world.url}/login/apple/callback`);
  await expect(victim.getByText('No authorization code received.')).toBeVisible();
  await victim.goto(`${world.url}/login`);
  const apple = victim.getByRole('button', { name: 'Continue with Apple' });
  await expect(apple).toBeDisabled();
  await expect(apple).toHaveAccessibleDescription('Apple sign-in is not available here.');
  await apple.press('Enter');
  await expect(victim).toHaveURL(`${world.url}/login`);
  await victim.route('**/api/auth/google/url', (route) => route.abort());
  await victim.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(victim.getByText('Failed to get Google OAuth URL')).toBeVisible();
});
