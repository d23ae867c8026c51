import { expect, type Locator, type Page, test } from '@playwright/test';
import { apiCaller } from '../support/api-caller.ts';
import { collectComplaints } from '../support/collect-complaints.ts';
import { englishLeft } from '../support/english-left.ts';
import { expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import { findGtin, findGtins } from '../support/find-gtins.ts';
import { cutTexts, pageOverflow } from '../support/reflow.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ locale: 'es-MX' });

async function expectSpanish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await englishLeft(page), page.url()).toEqual([]);
}

async function expectBelow(lower: Locator, upper: Locator): Promise<void> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
}

const GUIDE_HEAD = 'CLAVE,CODIGO DE BARRAS,DESCRIPCION,PRESENTACION,CANTIDAD,UNIDAD,PRECIO POR CAJA,IMPORTE';

async function bringGuide(page: Page, rows: readonly string[]): Promise<void> {
  await page.goto('/orders/new');
  await expect(page.getByRole('heading', { name: 'Suelte aquí su guía de pedidos' })).toBeVisible();
  const file = { name: 'guia.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) };
  await page.getByLabel('Guía de pedidos', { exact: true }).setInputFiles(file);
}

test('a browser that prefers Spanish gets the pages in Spanish, before any script and after', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  const gtin = await findGtin(page, 'granola');
  const reply = await page.request.get(`/products/${gtin}`, { headers: { 'accept-language': 'es-MX' } });
  expect(reply.headers()).toMatchObject({ 'content-language': 'es' });
  expect(reply.headers().vary).toContain('cookie');
  expect(await reply.text()).toContain('<html lang="es">');
  for (const address of ['/', '/products?q=granola', `/products/${gtin}`, '/products-nuts', '/standards']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSpanish(page);
    await expectAccessibleEverywhere(page, `${address} in Spanish`);
  }
  expect(complaints).toEqual([]);
});

const PLACES = '?place=TX&place=LA&place=WV&day=2027-08-01';

test('the header and the places and day have room in Spanish', async ({ page }) => {
  const gtin = await findGtin(page, 'granola');
  for (const [width, address] of [
    [960, '/products'],
    [1024, '/products'],
    [768, `/products/${gtin}${PLACES}`],
    [360, `/products/${gtin}${PLACES}`],
    [360, `/standards${PLACES}`],
    [360, `/products${PLACES}`],
    [360, `/products-nuts${PLACES}`],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    const choose = page.getByRole('button', { name: 'Elegir las suyas' }).last();
    await choose.scrollIntoViewIfNeeded();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect.soft(await pageOverflow(page), `${address} at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test('the language is changed at the foot of every page, and kept', async ({ page }) => {
  await page.goto('/products');
  await expectSpanish(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/pricing');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Español' }).click();
  await expectSpanish(page);
});

test('what a form refuses is said in Spanish', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('textbox').first().fill('marta');
  await page.locator('form button[type=submit]').first().click();
  const error = page.locator('[aria-invalid=true]');
  await expect(error).toBeVisible();
  await expect(page.getByText('Please enter a valid email')).toHaveCount(0);
});

test('what notifies has a Spanish name', async ({ page }) => {
  await page.goto('/products');
  await page
    .getByRole('button', { name: /^Agregar al carrito/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Notificaciones' }).getByRole('alert')).toBeVisible();
});

test('an order guide with Spanish heads, their accents lost, is read to its scorecard', async ({ page }) => {
  const gtin = await findGtin(page, 'granola');
  await signIn(page);
  await bringGuide(page, [
    'LISTA DE PRECIOS NOVIEMBRE',
    GUIDE_HEAD,
    `K-12,${gtin},Granola,12 pzas de 300 g,4,CJA,68.40,273.60`,
    'K-13,,Tortilla azul del molino,10/1 kilo,2,pza,12.10,24.20',
  ]);
  await expect(page.getByText('7 de 8')).toBeVisible();
  await page.getByRole('button', { name: 'Leer 2 líneas' }).click();
  await expect(page.getByRole('row', { name: /Granola/ }).first()).toContainText('4 cja$273.60');
  await expectSpanish(page);
  await expectAccessibleEverywhere(page, 'the lines of a Spanish guide');
  await page.goto(`${page.url()}/scorecard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectSpanish(page);
});

test('longer Spanish words fit a phone: lists, an order and what is said of it, rules and forms', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const gtins = await findGtins(page, 'granola', 3);
  const send = apiCaller(page, await signIn(page));
  for (const gtin of gtins) await send('POST', '/api/cart/add', { gtin, quantity: 40 });
  await send('POST', '/api/wishlist/add', { gtin: gtins[0] });
  const { id } = await send('POST', '/api/orders', { name: 'Noviembre', origin: 'csv' });
  const lines = gtins.map((code, i) => ({ line: i + 1, code, quantity: 4, unit: 'CS', price: 30 }));
  await send('POST', `/api/orders/${id}/lines`, { lines });
  const order = `/orders/${id}`;
  const fits = async () => {
    await expectSpanish(page);
    expect.soft(await pageOverflow(page), page.url()).toBeLessThanOrEqual(0);
    expect.soft(await cutTexts(page), page.url()).toEqual([]);
  };
  const lists = ['/cart', '/wishlist', '/profile', '/profile/settings'];
  const compared = `/compare?gtins=${gtins.join(',')}`;
  for (const address of [
    ...[order, `${order}/scorecard`, `${order}/fix`],
    ...lists,
    ...['/standards/health_star', '/scan', compared, '/pricing', '/signup'],
  ]) {
    await page.goto(address);
    await expect(page.locator('html[data-live]')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await fits();
  }
  await page.goto(order);
  await page.locator('button[data-line="1"]').click();
  const [none, next] = [
    page.getByRole('button', { name: 'Ninguno de estos' }),
    page.locator('button[data-line="2"]'),
  ];
  await expect(none).toBeVisible();
  await expectBelow(next, none);
  await bringGuide(page, [GUIDE_HEAD, `K-12,${gtins[0]},Granola,12 pzas de 300 g,4,CJA,68.40,273.60`]);
  await expect(page.getByText('7 de 8')).toBeVisible();
  await fits();
});
