import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/expect-accessible.ts';

const SOMETHING_WRONG = { level: 1, name: 'Something went wrong' } as const;
const live = (page: Page) => page.locator('html[data-live]');

/** The components that the page has not loaded yet have a fault, and throw as they are drawn. */
async function spoilNewScripts(page: Page): Promise<void> {
  const loaded = await loadedScripts(page);
  await page.route(
    ({ pathname }) => pathname.endsWith('.js') && !loaded.includes(pathname),
    async (route) => {
      const script = await (await route.fetch()).text();
      const names = script.slice(script.lastIndexOf('export{')).matchAll(/\bas ([\w$]+)/g);
      const faults = Array.from(names, ([, name]) => `fault as ${name}`);
      const body = `const fault=()=>{throw new Error('a fault')};export{${faults}}`;
      await route.fulfill({ contentType: 'text/javascript', body });
    },
  );
}

/** Scripts that the page has not loaded yet do not come, as after a new version or on a bad line. */
async function breakNewScripts(page: Page): Promise<void> {
  const loaded = await loadedScripts(page);
  await page.route(
    ({ pathname }) => pathname.endsWith('.js') && !loaded.includes(pathname),
    (route) => route.abort(),
  );
}

const loadedScripts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));

test('a callback without its parameters says what is missing, below the header', async ({ page }) => {
  for (const [address, sentence] of [
    ['/auth/verify?token=', 'No verification token found'],
    ['/auth/verify?token=&token=', 'No verification token found'],
    ['/auth/google?access_token=', 'Invalid OAuth response. Please try again.'],
    ['/auth/google?error=', 'Invalid OAuth response. Please try again.'],
    ['/login/apple/callback?code=', 'No authorization code received'],
    ['/login/apple/callback?error=', 'No authorization code received'],
  ] as const) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('alert')).toContainText(sentence);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Larder, home' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Try Again' })).toBeVisible();
    });
  }
});

test('an empty parameter before a real one does not keep it in the address', async ({ page }) => {
  await page.goto('/auth/verify?token=&token=x');
  await expect(page).toHaveURL('/auth/verify');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
});

test('/products opens without what its address cannot mean', async ({ page, request }) => {
  for (const query of ['?q=', '?q=%20', '?page=x&size=13&sort=best']) {
    await test.step(query, async () => {
      const html = await (await request.get(`/products${query}`)).text();
      expect(html).toContain('<title>Search results for: All Products · Larder</title>');
      await page.goto(`/products${query}`);
      await expect(live(page)).toBeAttached();
      // To the router a parameter without a value is the same address.
      await expect(page).toHaveURL(query === '?q=' ? '/products?q=' : '/products');
      await expect(page).toHaveTitle('Search results for: All Products · Larder');
      await expect(page.getByRole('heading', { name: 'Search results for: All Products' })).toBeVisible();
      await expect(page.getByRole('heading', SOMETHING_WRONG)).toHaveCount(0);
    });
  }
});

test('what an address can mean stays beside what it cannot', async ({ page }) => {
  await page.goto('/products?diet=vegan&sort=best&view=cube');
  await expect(page).toHaveURL('/products?diet=vegan');
  await page.goto('/products-nuts?columns=x&columns=sodium');
  await expect(page).toHaveURL('/products-nuts?columns=sodium');
  await expect(page.getByRole('columnheader', { name: /Sodium/ })).toBeVisible();
  await page.goto('/products-nuts?columns=x');
  await expect(page).toHaveURL('/products-nuts');
  await expect(page.getByRole('columnheader', { name: /Calories/ })).toBeVisible();
});

test('a value of a filter that does not exist stays in the address, and the page says that it filters nothing', async ({
  page,
}) => {
  await page.goto('/products?diet=1&diet=vegan&nova=9&without=xx');
  const notes = page.getByRole('list', { name: 'Not used of the address' });
  for (const word of ['1', '9', 'xx']) await expect(notes).toContainText(`“${word}” is no `);
  await expect(page).toHaveURL(/diet=1/);
});

test('going back before a rendered page is live shows the page before', async ({ page }) => {
  await page.goto('/standards?q=red');
  await expect(live(page)).toBeAttached();
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('By name');
  await expect(page.getByRole('region', { name: 'All kinds' })).toBeVisible();
  await page.addInitScript(() => {
    const timer = setInterval(() => {
      const isHydrating = Object.keys(document.getElementById('app') ?? {}).length > 0;
      if (!isHydrating) return;
      clearInterval(timer);
      history.back();
    }, 1);
  });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.reload();
  await expect(page.getByRole('region', { name: 'All kinds' })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('');
});

test('a page whose code does not come says so below its header, and can be tried again', async ({ page }) => {
  await page.goto('/');
  await expect(live(page)).toBeAttached();
  await breakNewScripts(page);
  const links = page.getByRole('navigation', { name: 'Main' });
  await links.getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', SOMETHING_WRONG)).toBeVisible();
  await expect(page).toHaveTitle('Something went wrong · Larder');
  await expect(links).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  await expectAccessibleEverywhere(page, 'the error page');
  await page.unrouteAll();
  // A part around the page may have been loading still, and offer the same.
  await page.getByRole('button', { name: 'Try Again', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plain prices.' })).toBeVisible();
});

test('a page that cannot show its data says so below its header', async ({ page }) => {
  await page.goto('/pricing');
  await expect(live(page)).toBeAttached();
  await page.route('**/api/products?**', (route) => route.fulfill({ json: { total: 1, products: [null] } }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('heading', SOMETHING_WRONG)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Shop' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Know what is in the food/ })).toBeVisible();
});

test('what surrounds the page may fail too: a plain header stays, with the way home', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/products');
  await expect(live(page)).toBeAttached();
  await spoilNewScripts(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('heading', SOMETHING_WRONG)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Larder, home' })).toBeVisible();
  await expectAccessibleEverywhere(page, 'the plain error page');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Search results for: All Products' })).toBeVisible();
});

test('a part around the page whose code does not come takes nothing else away', async ({ page }) => {
  await page.goto('/products');
  await expect(live(page)).toBeAttached();
  await breakNewScripts(page);
  const failed = page.waitForEvent('requestfailed');
  const compare = page.getByRole('button', { name: /^Compare: / }).first();
  await compare.click();
  await failed;
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { name: 'Search results for: All Products' })).toBeVisible();
});
