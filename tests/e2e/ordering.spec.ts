import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { findPacked } from '../support/find-packed.ts';
import { lengthenToasts } from '../support/long-toasts.ts';
import { signIn } from '../support/sign-in.ts';
import { untilAnswered } from '../support/until-answered.ts';

test.beforeEach(({ context }) => lengthenToasts(context));

/** A new person, and a product packed in one case alone, of a few. */
async function signInToOrder(page: Page) {
  await signIn(page);
  const packed = await findPacked(page, ({ nodes, relationships }, each) => {
    const [only, other] = relationships.filter(({ target }) => target === each);
    const type = nodes.find(({ gtin }) => gtin === only?.source)?.product_type;
    if (!only || other || type !== 'CASE') return undefined;
    return { each, box: only.source, perCase: only.quantity };
  });
  return { ...packed, caseOf: `Case of ${packed.perCase}` };
}

const lines = (page: Page) =>
  page.getByRole('list', { name: 'Products in your cart' }).locator(':scope > li');
const orderBy = (page: Page, level: string) => page.getByRole('button', { name: `Order by ${level}` });
const choose = async (page: Page, from: string, to: string) => {
  await orderBy(page, from).click();
  await page.getByRole('dialog', { name: 'Order by' }).getByRole('button', { name: to }).click();
};

test('a case is ordered from the product’s page, told in both units, changed in the cart and kept', async ({
  page,
}) => {
  const { each, box, perCase, caseOf } = await signInToOrder(page);
  await page.goto(`/products/${each}`);
  const level = page.getByRole('combobox', { name: 'Order by' });
  await expect(level).toHaveValue(each);
  await level.selectOption({ label: caseOf });
  await expect(page.getByText(`1 case = ${perCase} eaches`, { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Add to Cart.*, Case of/ }).click();
  await expect(page.getByRole('button', { name: /^In Cart.*, Case of/ })).toBeVisible();
  await level.selectOption({ label: 'Each' });
  await expect(page.getByRole('button', { name: /^Add to Cart/ })).toBeVisible();

  await page.getByRole('link', { name: 'Cart, 1 item', exact: true }).click();
  await page.getByRole('button', { name: /^One more/ }).click();
  const line = lines(page).first();
  await expect(line).toContainText(`2 cases = ${2 * perCase} eaches`);
  await expect(line).toContainText(box.replace(/^0/, ''));
  await choose(page, caseOf, 'Each');
  await expect(page.getByText(`Changed from 2 cases to ${2 * perCase} eaches`)).toBeVisible();
  await expect(line).toContainText(`${2 * perCase} eaches = 2 cases`);
  await expect(orderBy(page, 'Each')).toBeFocused();
  await page.reload();
  await expect(line.getByRole('textbox', { name: /^Quantity/ })).toHaveValue(`${2 * perCase}`);
  await expect(line).toContainText(`${2 * perCase} eaches = 2 cases`);

  // One more than two cases: the choice says what it comes to, then it is done, then undone.
  await page.getByRole('button', { name: /^One more/ }).click();
  await expect(line).toContainText(`${2 * perCase + 1} eaches = 2 cases + 1 each`);
  await orderBy(page, 'Each').click();
  const choices = page.getByRole('dialog', { name: 'Order by' });
  await expect(choices.getByRole('button', { name: caseOf })).toContainText(
    `3 cases = ${3 * perCase} eaches, ${perCase - 1} each`,
  );
  await expectAccessible(page);
  await choices.getByRole('button', { name: caseOf }).click();
  const said = page.getByRole('status').filter({ hasText: `Rounded up from ${2 * perCase + 1} eaches` });
  await expect(said).toContainText(`to 3 cases = ${3 * perCase} eaches`);
  await untilAnswered(page, '/api/cart/exchange', () => said.getByRole('button', { name: 'Undo' }).click());
  await expect(line.getByRole('textbox', { name: /^Quantity/ })).toHaveValue(`${2 * perCase + 1}`);
  await page.reload();
  await expect(line).toContainText(`${2 * perCase + 1} eaches = 2 cases + 1 each`);
});

test('a level that is in the cart already is added to; what another tab changed is not overwritten', async ({
  page,
}) => {
  const { each, box, perCase, caseOf } = await signInToOrder(page);
  await page.goto('/cart');
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const elsewhere = (method: 'post' | 'put', path: string, data: object) =>
    page.request[method](`/api/cart/${path}`, { data, headers: { authorization: `Bearer ${token}` } });
  await elsewhere('post', 'add', { gtin: each, quantity: 3 * perCase });
  await page.reload();
  await expect(lines(page).first()).toContainText(`${3 * perCase} eaches = 3 cases`);

  // Without a connection it stays as it was.
  await page.route('**/api/cart/exchange', (route) => route.abort());
  await choose(page, 'Each', caseOf);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to update cart quantity' })).toBeVisible();
  await expect(lines(page).first()).toContainText(`${3 * perCase} eaches = 3 cases`);
  await page.unroute('**/api/cart/exchange');

  await elsewhere('put', 'update', { gtin: each, quantity: perCase });
  await choose(page, 'Each', caseOf);
  await expect(
    page.getByRole('alert').filter({ hasText: 'Your cart was changed elsewhere. Look at it again.' }),
  ).toBeVisible();
  await expect(lines(page).first()).toContainText(`${perCase} eaches = 1 case`);

  await elsewhere('post', 'add', { gtin: box, quantity: 4 });
  await page.reload();
  await expect(lines(page)).toHaveCount(2);
  await choose(page, 'Each', caseOf);
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page).first()).toContainText(`5 cases = ${5 * perCase} eaches`);
  await expect(page.getByRole('heading', { name: 'Cart', exact: true })).toBeFocused();
  const said = page.getByRole('status').filter({ hasText: 'with those already there 5 cases' });
  await said.getByRole('button', { name: 'Undo' }).click();
  await expect(lines(page)).toHaveCount(2);
  await expect(page.getByText(`4 cases = ${4 * perCase} eaches`)).toBeVisible();
  await expect(page.getByText(`${perCase} eaches = 1 case`)).toBeVisible();
});
