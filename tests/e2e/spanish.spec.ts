import { expect, type Page, test } from '@playwright/test';
import { collectComplaints } from '../support/collect-complaints.ts';
import { expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import { findGtin } from '../support/find-gtins.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ locale: 'es-MX' });

/** Words of the English face that no Spanish page may show. */
const ENGLISH = /\b(?:Add to|Clear|Search|Showing|Products|Nutrition Facts|Ingredients|Sign|Log in)\b/;

async function expectSpanish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('header').first()).not.toContainText(ENGLISH);
  await expect(page.locator('footer').first()).not.toContainText(ENGLISH);
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

test('an order guide with Spanish heads, their accents lost, is read to its scorecard', async ({ page }) => {
  const gtin = await findGtin(page, 'granola');
  await signIn(page);
  await page.goto('/orders/new');
  await expect(page.getByRole('heading', { name: 'Suelte aquí su guía de pedidos' })).toBeVisible();
  const guide = [
    'LISTA DE PRECIOS NOVIEMBRE',
    'CLAVE,CODIGO DE BARRAS,DESCRIPCION,PRESENTACION,CANTIDAD,UNIDAD,PRECIO POR CAJA,IMPORTE',
    `K-12,${gtin},Granola,12 pzas de 300 g,4,CJA,68.40,273.60`,
    'K-13,,Tortilla azul del molino,10/1 kilo,2,pza,12.10,24.20',
  ].join('\r\n');
  const file = { name: 'guia.csv', mimeType: 'text/csv', buffer: Buffer.from(guide) };
  await page.getByLabel('Guía de pedidos', { exact: true }).setInputFiles(file);
  await expect(page.getByText('7 de 8')).toBeVisible();
  await page.getByRole('button', { name: 'Leer 2 líneas' }).click();
  await expect(page.getByRole('row', { name: /Granola/ }).first()).toContainText('4 cja$273.60');
  await expectSpanish(page);
  await expectAccessibleEverywhere(page, 'the lines of a Spanish guide');
  await page.goto(`${page.url()}/scorecard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectSpanish(page);
});
