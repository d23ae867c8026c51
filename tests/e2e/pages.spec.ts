import { expect, test } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import { lengthenToasts } from '../support/long-toasts.ts';
import { signIn } from '../support/sign-in.ts';

test.beforeEach(({ context }) => lengthenToasts(context));

const PUBLIC = [
  {
    path: '/',
    heading: 'Know what is in the food you buy.',
    title: 'Know what is in the food you buy · Larder',
  },
  { path: '/pricing', heading: 'Plain prices.', title: 'Pricing · Larder' },
  { path: '/resources', heading: 'Resources', title: 'Resources · Larder' },
  { path: '/contact', heading: 'Contact us', title: 'Contact us · Larder' },
  { path: '/subscription', heading: 'Checkout', title: 'Checkout · Larder' },
  { path: '/product-hunt', heading: 'Launches', title: 'Launches · Larder' },
  { path: '/prcing', heading: 'Page not found', title: 'Page not found · Larder' },
];
const PRIVATE = [
  { path: '/profile/settings', heading: 'Settings' },
  { path: '/profile/help', heading: 'Help/Report' },
  { path: '/profile/corporate', heading: 'Corporate profile' },
  { path: '/profile/corporate?tab=users', heading: 'Corporate profile' },
];

for (const { path, heading, title } of PUBLIC) {
  test(`${path} has its heading and title, and is accessible at every width and in both themes`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expectAccessibleEverywhere(page, path);
  });
}

test('the pages beside the profile ask a visitor to log in, each in its own words', async ({ page }) => {
  for (const [path, text] of [
    ['/profile/settings', 'You need to be logged in to view your settings.'],
    ['/profile/help', 'You need to be logged in to view help and reports.'],
    ['/profile/corporate', 'You need to be logged in to view your corporate profile.'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('dialog', { name: 'Login Required' })).toContainText(text);
  }
});

test('every screen with sample data says at its top what of it is a sample', async ({ page }) => {
  for (const [path, text] of [
    ['/product-hunt', 'These launches, their makers, votes and comments are invented.'],
    ['/pricing', 'Nothing can be bought or charged yet.'],
    ['/subscription', 'what you type here never leaves this page'],
    ['/', 'An invented product.'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('note').first()).toContainText(text);
  }
});

test('the pages beside the profile are accessible, and settings hold', async ({ page }) => {
  await signIn(page);
  for (const { path, heading } of PRIVATE) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectAccessibleEverywhere(page, path);
  }
  await page.goto('/profile/corporate');
  await page.getByRole('tab', { name: 'Purchases' }).click();
  await expect(page).toHaveURL('/profile/corporate?tab=purchases');
  await expect(page.getByRole('row', { name: /PO-20417/ })).toBeVisible();
  await expect(page.getByRole('note')).toContainText('None of it is yours, and no change is saved.');
  await page.getByRole('tab', { name: 'Users' }).click();
  await expect(page.getByRole('combobox', { name: 'Access' }).first()).toHaveAccessibleDescription(
    'Marta Ruiz-Albrecht Changes of access levels are not saved.',
  );
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'System' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  const admin = page.getByRole('button', { name: 'Switch to Admin' });
  await expect(admin).toBeDisabled();
  await admin.press('Enter');
  await expect(page).toHaveURL('/profile/settings');
});

test('prices change with the period, which stays in the address, and lead to the checkout', async ({
  page,
}) => {
  await page.goto('/pricing');
  const plans = ['Starter Pack', 'Small Teams', 'Enterprise'];
  const price = (plan: string) => page.getByRole('region', { name: plan });
  for (const [i, text] of ['$0', '$34.99', '$899.99'].entries())
    await expect(price(plans[i] ?? '')).toContainText(text);
  await page.setViewportSize({ width: 768, height: 900 });
  const [first, last] = await Promise.all(
    ['Starter Pack', 'Enterprise'].map((plan) => price(plan).boundingBox()),
  );
  expect(last?.y).toBe(first?.y);
  await page.getByRole('button', { name: /^Yearly.*Save 25%$/ }).click();
  await expect(page).toHaveURL('/pricing?period=yearly');
  await page.reload();
  for (const [i, text] of ['$0', '$799.99', '$1099.99'].entries())
    await expect(price(plans[i] ?? '')).toContainText(text);
  for (const [i, count] of [3, 4, 5].entries()) {
    await expect(price(plans[i] ?? '').getByText(', included')).toHaveCount(count);
  }
  await page.getByRole('link', { name: 'Get it now: Small Teams' }).click();
  await expect(page).toHaveURL('/subscription?plan=teams&billing=yearly');
  await expect(page.getByRole('note')).toContainText('Nothing is ordered or charged');
  await expect(page.getByRole('button', { name: 'Pay $799.99' })).toBeVisible();
  await page.getByRole('radio', { name: /Monthly/ }).check();
  await expect(page).toHaveURL('/subscription?plan=teams&billing=monthly');
  await expect(page.getByRole('complementary')).toContainText('Small Teams, monthly');
  await expect(page.getByRole('button', { name: 'Pay $34.99' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to pricing' }).click();
  await page.getByRole('link', { name: 'Get it now: Starter Pack' }).click();
  await expect(page).toHaveURL('/subscription?plan=starter&billing=monthly');
  await expect(page.getByRole('heading', { name: 'Nothing to pay' })).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  await page.goto('/subscription?plan=gold&billing=daily');
  await expect(page.getByText('$13.99 per month, billed annually')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay $1099.99' })).toBeVisible();
});

test('what is typed into the card’s fields is neither sent nor kept', async ({ context, page }) => {
  const CARD = '4111 1111 1111 1111';
  const fields = page.getByRole('textbox');
  const sent: string[] = [];
  context.on('request', (request) =>
    sent.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`),
  );
  const fillIn = async () => {
    for (const field of await fields.all()) await field.fill(CARD);
  };
  const expectNoTrace = async () => {
    const kept = await page.evaluate(() => [
      document.cookie,
      JSON.stringify({ ...localStorage, ...sessionStorage }),
      JSON.stringify(history.state),
      location.href,
    ]);
    const state = JSON.stringify(await context.storageState({ indexedDB: true }));
    expect([...kept, state, ...sent].join('\n')).not.toMatch(/4111|1111/);
  };
  await page.goto('/subscription?plan=teams&billing=monthly');
  await expect(page.locator('html[data-live]')).toBeAttached();
  for (const field of await fields.all()) {
    await expect(field).toHaveAttribute('autocomplete', 'off');
    await expect(field).not.toHaveAttribute('name');
  }
  await fillIn();
  await page.getByLabel('CVC').press('Enter');
  await expect(page.getByText(/Nothing was charged/)).toBeVisible();
  await expect(page).toHaveURL('/subscription?plan=teams&billing=monthly');
  await expect(page.getByLabel('Card number')).toHaveValue('');
  await fillIn();
  await page.getByRole('radio', { name: /Yearly/ }).check();
  await expect(page).toHaveURL('/subscription?plan=teams&billing=yearly');
  await expectNoTrace();
  for (const leave of [() => page.reload(), () => page.goto('/healthz').then(() => page.goBack())]) {
    await fillIn();
    await leave();
    await expect(page.locator('html[data-live]')).toBeAttached();
    await expect(page.getByLabel('Card number')).toHaveValue('');
  }
  await expectNoTrace();
});

test('the landing page leads on, by pointer and by keyboard, and its menu on a telephone too', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText('2,400')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Get it now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['Products', 'Pricing', 'Resources', 'Contact us', 'Sign up']) {
    await expect(menu.getByRole('link', { name })).toBeVisible();
  }
  await expectAccessible(page);
  await menu.getByRole('link', { name: 'Resources' }).click();
  await expect(page).toHaveURL('/resources');
  for (const name of ['USDA FoodData Central', 'FDA Nutrition Guidelines', 'GPC Product Classification']) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
  }
  await page.getByRole('link', { name: 'Supplier Collaboration Tips' }).click();
  await expect(page.getByRole('heading', { name: 'Ask by GTIN, not by name' })).toBeInViewport();
});

test('every link of the footer leads to a page, and what is not written yet to the top of this one', async ({
  page,
}) => {
  await page.goto('/pricing');
  const footer = page.getByRole('navigation', { name: 'Footer' });
  await expect(footer.getByRole('link')).toHaveText([
    ...['Products', 'Pricing', 'Resources', 'Launches'],
    ...['About', 'Careers', 'Contact us', 'Terms', 'Privacy', 'Accessibility'],
  ]);
  for (const link of await footer.getByRole('link').all()) {
    const address = (await link.getAttribute('href')) ?? '';
    expect((await page.request.get(address)).status(), address).toBe(200);
  }
  await footer.getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL('/pricing#main');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a mistyped address suggests the page it was meant for, and a launch leads to the login', async ({
  page,
}) => {
  const response = await page.goto('/prcing');
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page).toHaveURL('/pricing');
  await page.goto('/product-hunt');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
});

test('search engines find a description, the sitemap and what not to read', async ({ request }) => {
  const landing = await (await request.get('/')).text();
  expect(landing).toMatch(/<meta name="description" content="Larder reads the label/);
  expect(landing).toContain('Know what is in the food you buy.');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const products = /<loc>([^<]+products\/1)<\/loc>/.exec(sitemap)?.[1] ?? '';
  expect(await (await request.get(new URL(products).pathname)).text()).toMatch(/\/products\/\d{14}<\/loc>/);
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /profile');
});
