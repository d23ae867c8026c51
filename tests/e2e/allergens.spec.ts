import { expect, type Page, test } from '@playwright/test';
import { DISPUTED, OTHERS, openAllergenWorld } from '../support/allergen-world.ts';
import { breakCalls } from '../support/break-calls.ts';
import { expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import type { ImportedWorld } from '../support/imported-world.ts';
import { openProducts } from '../support/products-screen.ts';
import { sendPagesUnrendered } from '../support/unrendered-page.ts';

test.describe.configure({ mode: 'default' });
let world: ImportedWorld;
test.beforeAll(async () => {
  world = await openAllergenWorld();
});
test.afterAll(() => world.close());

const [CONTAINS, MAY_CONTAIN, FREE_FROM, SILENT] = OTHERS;
const productUrl = () => `${world.url}/products/${DISPUTED.gtin}`;
const allergens = (page: Page) => page.getByRole('region', { name: 'Allergens' });
/** The rows of the list: a state and its sentence. */
const states = (page: Page) => allergens(page).locator('dl > div');

test('where the words cannot be fetched the states stand, and the page says what is missing', async ({
  page,
}) => {
  const mend = await breakCalls(page, '**/api/allergens/*');
  await page.goto(productUrl());
  await expect(allergens(page).getByRole('alert')).toContainText('could not be loaded');
  await expect(page.getByText('Soybeans: the sources disagree.')).toBeVisible();
  await expect(states(page).first()).toContainText('Declared free from, yet an ingredient list names it.');
  await expect(page.getByRole('region', { name: 'Ingredients' }).locator('mark')).toHaveCount(0);
  await expectAccessibleEverywhere(page, 'without words');
  await mend();
  await allergens(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(states(page).first()).toContainText('yet soy lecithin is listed.');
  await expect(allergens(page).getByRole('alert')).toHaveCount(0);
});

test('a conflict is said first, and every allergen stands in its state with its words', async ({ page }) => {
  await page.goto(productUrl());
  await expect(page.getByText('Declared free from, yet soy lecithin is listed.').first()).toBeVisible();
  await expect(states(page)).toHaveText([
    /^In conflictSoybeansDeclared free from, yet soy lecithin is listed\. Filters leave it out\.$/,
    /^ContainsWheat, Gluten$/,
    /^Named, not declaredMilkThe list names whey; no source declares it\. Filters leave it out\.$/,
    /^May containEggs$/,
    /^Free fromFish, Crustacean shellfish, Tree nuts, Peanuts$/,
    /^Not declaredSesame, Celery, Mustard, Sulfites, Lupin, Molluscs$/,
  ]);
  const ingredients = page.getByRole('region', { name: 'Ingredients' });
  await expect(ingredients.locator('mark')).toHaveText(['wheat flour', 'whey', 'soy lecithin']);
  await expect(ingredients.getByRole('img', { name: 'Soybeans: in conflict' })).toBeVisible();
  await expect(ingredients.getByRole('list', { name: 'Marks in the text' })).toHaveText(
    /in conflict.*declared.*named only/,
  );
  await page.getByRole('link', { name: 'See allergens' }).click();
  // Before the page is live its own anchor leads there, after that the press.
  await expect(allergens(page)).toBeFocused();
  await expect(allergens(page)).toBeInViewport();
  await expectAccessibleEverywhere(page, 'page');
});

test('offsets of another text mark nothing and break nothing', async ({ page }) => {
  await sendPagesUnrendered(page);
  await page.route('**/api/allergens/*', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { words: unknown[] }[];
    const words = [
      { start: 900, end: 912 },
      { start: -4, end: 2 },
      { start: 9, end: 3 },
    ];
    await route.fulfill({ response, json: reply.map((each) => ({ ...each, words })) });
  });
  await page.goto(productUrl());
  await expect(states(page).first()).toContainText('an ingredient list names it.');
  const ingredients = page.getByRole('region', { name: 'Ingredients' });
  await expect(ingredients).toContainText('Boneless skinless chicken thighs');
  await expect(ingredients.locator('mark')).toHaveCount(0);
  // A call that is still being answered would fail with the page that asked.
  await page.unrouteAll({ behavior: 'wait' });
});

test('the dialog and quick view say it too, and stay where they are', async ({ page }) => {
  const screen = await openProducts(page, `${world.url}/products?q=chicken`);
  await screen.cards.first().getByRole('heading').getByRole('link').click();
  const dialog = page.getByRole('dialog', { name: DISPUTED.name });
  await expect(dialog.getByText('Soybeans: the sources disagree.')).toBeVisible();
  const address = page.url();
  await dialog.getByRole('link', { name: 'See allergens' }).click();
  await expect(dialog.getByRole('region', { name: 'Allergens' })).toBeFocused();
  expect(page.url()).toBe(address);
  await expectAccessibleEverywhere(page, 'dialog');
  await page.goto(`${world.url}/products?quick=${DISPUTED.gtin}`);
  const quick = page.getByRole('dialog', { name: DISPUTED.name });
  await expect(quick.getByText('Soybeans: the sources disagree.')).toBeVisible();
  await expect(quick.getByText('The list names whey; no source declares it.')).toBeVisible();
  await expect(quick.getByText(/Sesame, Celery/)).toBeVisible();
  await expectAccessibleEverywhere(page, 'quick view');
});

test('leaving an allergen out leaves out what contradicts itself, and counts the silent ones', async ({
  page,
}) => {
  const screen = await openProducts(page, `${world.url}/products?without=soybeans`);
  await expect(screen.cards.getByRole('heading')).toHaveText([FREE_FROM, SILENT]);
  const silence = page.getByText('1 product says nothing about soybeans. That is not “free from”.');
  await expect(silence).toBeVisible();
  await screen.filtersButton.click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  const section = drawer.getByText('Allergens to leave out', { exact: true }).first();
  await expect(
    drawer.getByText('1 product says nothing about soybeans. That is not “free from”.'),
  ).toBeVisible();
  await expect(section).toBeVisible();
  await expectAccessibleEverywhere(page, 'filters');
  await page.setViewportSize({ width: 1440, height: 900 });
  await drawer.getByRole('checkbox', { name: 'Also leave out “may contain”' }).uncheck();
  await expect(drawer.getByRole('button', { name: 'Show 3 products' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(screen.cards.getByRole('heading')).toHaveText([MAY_CONTAIN, FREE_FROM, SILENT]);
  await page.goto(`${world.url}/products-nuts?without=soybeans`);
  await expect(
    page
      .getByRole('main')
      .getByText(/nothing about soybeans/)
      .first(),
  ).toBeVisible();
  await screen.open(`${world.url}/products?without=soybeans`);
  await page.getByRole('button', { name: 'Leave them out' }).click();
  await expect(screen.cards.getByRole('heading')).toHaveText([FREE_FROM]);
  await expect(silence).toBeHidden();
  await screen.open(`${world.url}/products?without=milk`);
  await expect(screen.cards.getByRole('heading')).toHaveText([CONTAINS, MAY_CONTAIN, FREE_FROM, SILENT]);
});

test('the comparison has a state a cell, and silence apart from free from', async ({ page }) => {
  const response = await page.request.get(`${world.url}/api/products?limit=10`);
  const { products } = (await response.json()) as { products: { gtin: string; name: string }[] };
  const compared = [DISPUTED.name, CONTAINS, FREE_FROM, SILENT];
  const gtins = compared.map((name) => products.find((product) => product.name === name)?.gtin);
  await page.goto(`${world.url}/compare?gtins=${gtins.join(',')}`);
  const cells = (name: string) =>
    page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
      .getByRole('cell');
  await expect(cells('Soybeans')).toHaveText(['In conflict', 'Contains', 'Free from', 'Not declared']);
  await expect(cells('Milk')).toHaveText([
    'Named, not declared',
    'Not declared',
    'Not declared',
    'Not declared',
  ]);
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
  await expectAccessibleEverywhere(page, 'comparison');
});
