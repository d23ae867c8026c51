import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findChromium } from '../../scripts/install-chromium.ts';
import { apiCaller } from '../support/api-caller.ts';
import { drawBarcode, filmOf } from '../support/draw-barcode.ts';
import { expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import { findGtin } from '../support/find-gtins.ts';
import { lengthenToasts } from '../support/long-toasts.ts';
import { openPage } from '../support/open-page.ts';
import { signIn } from '../support/sign-in.ts';

test.beforeEach(({ context }) => lengthenToasts(context));

test('without a camera the page says so, and a typed number finds the product', async ({ page }) => {
  const gtin = await findGtin(page, 'granola');
  await openPage(page, '/products');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find pages, standards, actions and products' }).fill('scan');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Scan a barcode' })).toBeVisible();
  // The page has loaded itself for its own headers.
  await page.waitForFunction(() => performance.getEntriesByType('navigation')[0]?.name.endsWith('/scan'));
  await page.getByRole('button', { name: 'Start the camera' }).click();
  await expect(page.getByRole('alert')).toContainText('No camera was found. Type the number under the bars.');

  const number = page.getByRole('textbox', { name: 'Or type the number under the bars' });
  await number.fill('123');
  await number.press('Enter');
  await expect(page.getByText('A GTIN has 8, 12, 13 or 14 digits.')).toBeVisible();
  await number.fill('00850042173108');
  await number.press('Enter');
  await expect(page.getByText('The last digit should be 7, is 8.')).toBeVisible();
  await number.fill('4006381333931');
  await number.press('Enter');
  await expect(page.getByText('No product has GTIN 4006381333931.')).toBeVisible();
  await expectAccessibleEverywhere(page, 'not in the catalogue');
  await number.fill(gtin);
  await number.press('Enter');
  await expect(page.getByRole('heading', { name: 'Found' })).toBeFocused();
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please log in to add items to cart' }),
  ).toBeVisible();
});

test('a scanned product goes into a group of one’s own, or a new one', async ({ page }) => {
  const send = apiCaller(page, await signIn(page));
  await send('POST', '/api/wishlist-groups', { name: 'Store room', description: null, is_public: false });
  const gtin = await findGtin(page, 'granola');
  await page.goto('/scan');
  const number = page.getByRole('textbox', { name: 'Or type the number under the bars' });
  await number.fill(gtin);
  await number.press('Enter');
  await page.getByRole('button', { name: 'Add to Group' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to group' });
  await dialog.getByRole('button', { name: 'Add to Group' }).click();
  await expect(page.getByText('Please select a group to add items to.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Store room' }).check();
  await expectAccessibleEverywhere(page, 'choosing a group');
  await dialog.getByRole('button', { name: 'Add to Group' }).click();
  await expect(page.getByText('1 product added to Store room.')).toBeVisible();
});

test('a barcode before the camera is read, and opens its product; refused or without https it is said', async ({
  page,
  playwright,
  launchOptions,
  baseURL: address,
}) => {
  const baseURL = address ?? '';
  const gtin = await findGtin(page, 'granola');
  const folder = await mkdtemp(join(tmpdir(), 'larder-camera-'));
  const film = join(folder, 'barcode.y4m');
  const printed = gtin.slice(1);
  await writeFile(film, filmOf(await drawBarcode(printed, { format: 'EAN13' })));
  // A shell without windows has no camera.
  const whole = findChromium();
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ...(whole !== undefined && { executablePath: whole }),
    args: [
      ...(launchOptions.args ?? []),
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
      '--host-resolver-rules=MAP larder.test 127.0.0.1',
    ],
  });
  try {
    const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
    await context.grantPermissions(['camera'], { origin: baseURL });
    const store = await context.newPage();
    const asked: string[] = [];
    store.on('request', (request) => asked.push(new URL(request.url()).origin));
    await store.goto('/scan');
    await expect(store.getByRole('heading', { name: 'Found' })).toBeVisible();
    await expect(store.getByText(printed, { exact: true })).toBeVisible();
    expect(new Set(asked)).toEqual(new Set([new URL(baseURL).origin]));
    await store.getByRole('button', { name: 'Scan the next one' }).click();
    await expect(store.getByRole('heading', { name: 'Found' })).toBeVisible();
    await store.getByRole('link', { name: 'Open' }).click();
    await expect(store).toHaveURL(`/products/${gtin}`);

    await context.clearPermissions();
    await store.goto('/scan');
    await store.getByRole('button', { name: 'Start the camera' }).click();
    await expect(store.getByRole('alert')).toContainText('The camera is off. Allow it in the browser');
    await expectAccessibleEverywhere(store);
    await store.goto(`http://larder.test:${new URL(baseURL).port}/scan`);
    await store.getByRole('button', { name: 'Start the camera' }).click();
    await expect(store.getByRole('alert')).toContainText('The camera needs a secure address (https).');
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
});
