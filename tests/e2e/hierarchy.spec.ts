import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import { findPacked } from '../support/find-packed.ts';
import { lengthenToasts } from '../support/long-toasts.ts';
import { openPage } from '../support/open-page.ts';
import { sendPagesUnrendered } from '../support/unrendered-page.ts';

test.beforeEach(({ context }) => lengthenToasts(context));

/** A product on a pallet of its own: pallet, case, perhaps inner pack, each. */
const findOnPallet = (page: Page) =>
  findPacked(page, (hierarchy, gtin) => {
    const types = hierarchy.nodes.map((node) => node.product_type);
    const isOnPallet = types.length < 6 && types.includes('PALLET') && types.includes('CASE');
    return isOnPallet ? { gtin, hierarchy } : undefined;
  });

async function openHierarchy(page: Page, gtin: string) {
  await page.goto(`/products/${gtin}`);
  await page.getByRole('region', { name: 'Packaging' }).getByRole('button', { name: 'Hierarchy' }).click();
  return page.getByRole('dialog', { name: 'Hierarchy' });
}

test('a hierarchy that fails to load can be tried again, and an item alone says so', async ({ page }) => {
  const { gtin } = await findOnPallet(page);
  await sendPagesUnrendered(page);
  await page.route('**/api/neo4j/**', (route) =>
    route.fulfill({
      status: 503,
      json: { title: 'Not available', status: 503, detail: 'Neo4j does not answer.' },
    }),
  );
  await page.goto(`/products/${gtin}`);
  const packaging = page.getByRole('region', { name: 'Packaging' });
  await expect(packaging.getByRole('alert')).toHaveText('HTTP error 503: Neo4j does not answer.');
  await page.route('**/api/neo4j/**', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  await packaging.getByRole('button', { name: 'Try Again' }).click();
  await expect(packaging.getByRole('alert')).toHaveText('HTTP error 502');
  await page.unroute('**/api/neo4j/**');
  await packaging.getByRole('button', { name: 'Try Again' }).click();
  await expect(packaging.getByRole('list').first()).toContainText('This product');

  await page.route('**/api/neo4j/**', (route) =>
    route.fulfill({ json: { nodes: [], relationships: [], truncated: false, node_limit: 300 } }),
  );
  await page.reload();
  await expect(packaging.getByText('No hierarchy data available')).toBeVisible();
});

test('how a product is packed is drawn, listed and written, and every level leads to its page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { gtin, hierarchy } = await findOnPallet(page);
  const packaging = page.getByRole('region', { name: 'Packaging' });
  const dialog = await openHierarchy(page, gtin);
  const graph = dialog.getByRole('group', {
    name: `Packaging hierarchy with ${hierarchy.nodes.length} trade items`,
  });
  await expect(graph.getByRole('button')).toHaveCount(hierarchy.nodes.length);
  for (const { quantity } of hierarchy.relationships) {
    await expect(graph.getByText(`× ${quantity}`, { exact: true }).first()).toBeVisible();
  }
  const each = graph.getByRole('button', { name: /^Each: / });
  const pallet = graph.getByRole('button', { name: /^Pallet: / });
  await expect(each).toHaveAttribute('aria-pressed', 'true');
  await pallet.click();
  await expect(pallet).toHaveAttribute('aria-pressed', 'true');
  await expect(each).toHaveAttribute('aria-pressed', 'false');
  await expect(dialog.getByText(/^1 pallet = [\d,]+ cases? = /)).toBeVisible();

  await dialog.getByRole('tab', { name: 'Table' }).click();
  await expect(dialog.getByRole('row')).toHaveCount(hierarchy.nodes.length + 1);
  await expect(dialog.getByRole('row').nth(1)).toContainText('Pallet');

  await dialog.getByRole('tab', { name: 'Text' }).click();
  await expect(dialog.getByRole('region', { name: 'Hierarchy as text' })).toContainText(/^Pallet /);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Hierarchy copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toHaveLength(hierarchy.nodes.length + 1);

  await dialog.getByRole('tab', { name: 'Graph' }).click();
  await pallet.dblclick();
  await expect(page).not.toHaveURL(new RegExp(gtin));
  await expect(dialog).toHaveCount(0);
  await expect(packaging.getByText('This product')).toBeVisible();
  await expect(packaging.getByRole('listitem').first()).toContainText('Pallet');
});

test('the graph is dragged, zoomed within its bounds, and reset', async ({ page }) => {
  const { gtin } = await findOnPallet(page);
  const dialog = await openHierarchy(page, gtin);
  const node = dialog.getByRole('button', { name: /^Each: / });
  const start = await node.boundingBox();
  if (!start) throw new Error('the node is not drawn');
  await page.mouse.move(start.x - 100, start.y + 20);
  await page.mouse.down();
  await page.mouse.move(start.x - 160, start.y - 20, { steps: 4 });
  await page.mouse.up();
  const moved = async () => {
    const { x = 0, y = 0 } = (await node.boundingBox()) ?? {};
    return [Math.round(x - start.x), Math.round(y - start.y)];
  };
  await expect.poll(moved).toEqual([-60, -40]);

  for (let turn = 0; turn < 12; turn++) await page.mouse.wheel(0, -400);
  await expect(dialog.getByText('300 %')).toBeVisible();
  for (let turn = 0; turn < 24; turn++) await page.mouse.wheel(0, 400);
  await expect(dialog.getByText('10 %', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect(dialog.getByText('100 %')).toBeVisible();
  expect(await node.boundingBox()).toEqual(start);
});

test('all of the hierarchy is in view, and “back” closes it and then what it stood on', async ({ page }) => {
  const { gtin } = await findOnPallet(page);
  await page.setViewportSize({ width: 1440, height: 700 });
  await openPage(page, '/products?q=beans');
  const list = page.url();
  await page.locator(`a[href*="/products/${gtin}"]`).first().click();
  const packaging = page.getByRole('region', { name: 'Packaging' });
  await packaging.getByRole('button', { name: 'Hierarchy' }).click();
  const address = page.url();
  const dialog = page.getByRole('dialog', { name: 'Hierarchy' });
  for (const part of [
    dialog.getByRole('button', { name: 'Close' }),
    dialog.getByRole('group', { name: /^Packaging hierarchy/ }),
    dialog.getByRole('button', { name: 'Reset' }),
    dialog.getByRole('link', { name: 'Open product' }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await dialog.getByRole('tab', { name: 'Graph' }).hover();
  await page.mouse.wheel(0, 2000);
  await expect(dialog.getByRole('button', { name: 'Reset' })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('link', { name: 'Open product' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 700 });
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(packaging.getByRole('button', { name: 'Hierarchy' })).toBeFocused();
  expect(page.url()).toBe(address);
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(packaging.getByRole('button', { name: 'Hierarchy' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(packaging).toHaveCount(0);
  expect(page.url()).toBe(list);
});

test('the keyboard alone reaches every circle and opens its product', async ({ page }) => {
  const { gtin } = await findOnPallet(page);
  const dialog = await openHierarchy(page, gtin);
  const pallet = dialog.getByRole('button', { name: /^Pallet: / });
  await dialog.getByRole('tab', { name: 'Graph' }).focus();
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press('Tab');
    if (
      await dialog
        .getByRole('button', { name: /^Each: / })
        .evaluate((each) => each === document.activeElement)
    )
      break;
  }
  await expect(dialog.getByRole('button', { name: /^Each: / })).toBeFocused();
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowUp');
  await expect(pallet).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pallet).toHaveAttribute('aria-pressed', 'true');
  await dialog.getByRole('link', { name: 'Open product' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(new RegExp(gtin));
});

test('hierarchy: no view has an accessibility violation at any width, in either theme', async ({ page }) => {
  const { gtin } = await findOnPallet(page);
  const dialog = await openHierarchy(page, gtin);
  for (const view of ['Graph', 'Table', 'Text']) {
    await dialog.getByRole('tab', { name: view }).click();
    await expect(dialog.getByRole('tabpanel', { name: view })).toBeVisible();
    await expectAccessibleEverywhere(page);
  }
});
