import { expect, type Page, test } from '@playwright/test';
import { apiCaller } from '../support/api-caller.ts';
import { collectComplaints } from '../support/collect-complaints.ts';
import { findGtin, findGtins } from '../support/find-gtins.ts';
import { productsScreen } from '../support/products-screen.ts';
import { signIn } from '../support/sign-in.ts';

/** A shared group with one product, made by the calls the screens use. Answers its link. */
async function shareGroup(
  page: Page,
): Promise<{ readonly link: string; readonly revoke: () => Promise<void> }> {
  const token = await signIn(page);
  const send = apiCaller(page, token);
  const { id } = await send('POST', '/api/wishlist-groups', { name: 'Breakfast <spring>' });
  const path = `/api/wishlist-groups/${id}`;
  await send('POST', `${path}/add-items`, { gtins: [await findGtin(page, 'granola')] });
  const { share_token } = await send('POST', `${path}/share`);
  return {
    link: `/shared-groups/${share_token}`,
    revoke: () => send('DELETE', `${path}/share`),
  };
}

test('a shared group is rendered for its link alone, and gone with it', async ({
  page,
  browser,
  baseURL,
}) => {
  const { link, revoke } = await shareGroup(page);
  const html = await (await page.request.get(link)).text();
  expect(html).toContain('<title>Breakfast &lt;spring&gt; · Larder</title>');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toMatch(/<meta property="og:description" content="1 product: [^"]*granola/i);
  const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
  const complaints = collectComplaints(visitor);
  const asked: string[] = [];
  visitor.on('request', (request) => {
    if (request.url().includes('/api/wishlist-groups')) asked.push(request.url());
  });
  await visitor.goto(link);
  await expect(visitor.getByText('Shared by link')).toBeVisible();
  await visitor.waitForLoadState('networkidle');
  expect([complaints, asked]).toEqual([[], []]);
  await revoke();
  expect((await visitor.goto(link))?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await visitor.close();
});

test('a page says that a part is left to the browser, and renders the rest', async ({ page }) => {
  const file = new URL('../../dist/render/en/render.js', import.meta.url).href;
  const { createRenderer } = (await import(file)) as typeof import('#web/app/render.tsx');
  const path = `/products/${await findGtin(page, 'granola')}`;
  const answers = new Map<string, Promise<Response>>();
  const render = createRenderer(async (url) => {
    if (url.startsWith('/api/nutrition/')) return new Promise(() => {});
    const answer = answers.get(url) ?? fetch(new URL(url, process.env.LARDER_URL));
    answers.set(url, answer);
    return (await answer).clone();
  });
  // What took too long is there the next time: that the server is slow is no matter here.
  let others: number;
  do {
    others = answers.size;
    await render(path);
    await Promise.all(answers.values());
  } while (answers.size > others);
  const partial = await render(path);
  expect(partial?.isPartial).toBe(true);
  expect(partial?.html).toMatch(/<h1[^>]*>[^<]*granola/i);
  expect((await render('/pricing'))?.isPartial).toBe(false);
});

test('the app takes a rendered page over as it is, and asks for nothing again', async ({ page }) => {
  const complaints = collectComplaints(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    // The next page of a list may be fetched ahead: that is nothing the page has.
    const isAhead = Number(searchParams.get('offset') ?? 0) > 0;
    if (/^\/api\/(?!auth)/.test(pathname) && !isAhead) asked.push(request.url());
  });
  for (const address of [
    '/products',
    '/products?q=granola&view=list',
    `/products/${await findGtin(page, 'granola')}`,
    `/compare?gtins=${await findGtin(page, 'granola')}`,
    // Failures came with the page too.
    `/compare?gtins=${await findGtin(page, 'granola')},09521000000001`,
    '/products?q=zzzzqqqq',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect([complaints, asked]).toEqual([[], []]);
});

test('a product that is not there is said so by the server, and not asked for again', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(?!auth)/.test(request.url())) asked.push(request.url());
  });
  expect((await page.goto('/products/09521000000001'))?.status()).toBe(404);
  await expect(page).toHaveTitle('Product not found · Larder');
  await expect(page.locator('html[data-live]')).toBeAttached();
  await expect(page).toHaveTitle('Product not found · Larder');
  await expect(page.getByRole('link', { name: 'Search for it' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('machines are told which page it is, and what is in the product', async ({ page }) => {
  const gtin = await findGtin(page, 'granola');
  await page.goto(`/products/${gtin}?view=list`);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`/products/${gtin}$`));
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    gtin14: gtin,
    nutrition: { '@type': 'NutritionInformation', calories: expect.stringMatching(/^\d+ calories$/) },
  });
  await page.goto('/products?q=granola&view=list&page=2');
  await expect(canonical).toHaveAttribute('href', /\/products\?q=granola&page=2$/);
});

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' });

  test('product, comparison and group are dark on white, whole, and have nothing to press', async ({
    page,
  }) => {
    const gtins = await findGtins(page, 'granola', 4);
    const { link } = await shareGroup(page);
    await page.setViewportSize({ width: 700, height: 1000 });
    for (const address of [`/products/${gtins[0]}`, `/compare?gtins=${gtins.join(',')}`, link]) {
      await page.goto(address);
      await expect(page.locator('html[data-live]')).toBeAttached();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(26, 32, 28)');
      for (const role of ['banner', 'button', 'checkbox'] as const) {
        await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
      }
      await page.emulateMedia({ media: 'screen' });
    }
    await page.goto(`/compare?gtins=${gtins.join(',')}`);
    await page.emulateMedia({ media: 'print' });
    const table = page.getByRole('region', { name: 'Comparison' });
    await expect(table).toHaveCSS('overflow', 'visible');
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    await page.goto(`/products/${gtins[0]}`);
    await page.emulateMedia({ media: 'print' });
    for (const table of await page.getByRole('table', { name: /^Criteria of/ }).all()) {
      await expect(table).toBeVisible();
    }
  });

  test('a product over a list is printed alone and whole, a standard from the first sheet, figures with names', async ({
    page,
  }) => {
    const [gtin] = await findGtins(page, 'granola', 1);
    const print = async (address: string) => {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(address);
      await expect(page.locator('html[data-live]')).toBeAttached();
    };
    await print(`/products?product=${gtin}`);
    const label = page.getByRole('dialog').getByRole('heading', { name: 'Nutrition Facts' });
    await expect(label).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('searchbox')).toBeHidden();
    const around = await label.evaluate((element) => {
      const boxes: CSSStyleDeclaration[] = [];
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
        boxes.push(getComputedStyle(box));
      return boxes.map(({ position, overflowY }) => [position, overflowY].join(' '));
    });
    expect(around.filter((box) => /fixed|auto|scroll|hidden/.test(box))).toEqual([]);
    await print('/standards/nutri_score');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article')).toHaveCSS('break-inside', 'auto');
    await print('/products-nuts?q=granola');
    await page.emulateMedia({ media: 'print' });
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader', { name: 'Calories' }).getByText('Calories')).toBeVisible();
    await expect(table.getByRole('button', { name: /granola/i }).first()).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('products can be searched, paged and read', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /products/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/products/);
    await page.goto('/products?q=oat&guideline=good_choice&without=milk');
    await expect(page.getByRole('article').first()).toContainText('Good ChoicePasses');
    await page.goto('/products?q=granola');
    await expect(page).toHaveTitle('Search results for: granola · Larder');
    const screen = productsScreen(page);
    await expect(screen.cards).toHaveCount(12);
    await screen.pages.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL('/products?q=granola&page=2');
    await screen.search.fill('oat drink');
    await screen.search.press('Enter');
    await expect(screen.heading).toHaveText('Search results for: oat drink');
    await page.goto(`/products/${await findGtin(page, 'granola')}`);
    await expect(page.getByRole('region', { name: 'Nutrition Facts' })).toContainText('Calories');
    await expect(page.getByRole('region', { name: 'Guideline verdicts' })).toContainText('Smart Snack');
  });

  test('comparisons and shared groups can be read', async ({ page }) => {
    await page.goto(`/compare?gtins=${await findGtin(page, 'granola')}`);
    await expect(page).toHaveTitle('Compare 1 product · Larder');
    await expect(page.getByRole('rowheader', { name: 'Sodium', exact: true })).toBeVisible();
    const { link } = await shareGroup(page);
    await page.goto(link);
    await expect(page.getByRole('list', { name: /^Products in/ }).locator('> li')).toHaveCount(1);
  });
});
