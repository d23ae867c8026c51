import { expect, test } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import { openPage } from '../support/open-page.ts';

/** Judged for California and the union from the day on which Red 3 is banned. */
const JUDGED = 'day=2027-01-15&place=CA&place=US';

test('a choice goes into the address of a list; its link shows another browser the same', async ({
  page,
  browser,
}) => {
  await openPage(page, '/products?q=peppermint');
  await page.getByRole('button', { name: 'Choose yours' }).click();
  const dialog = page.getByRole('dialog', { name: 'Standards, place and day' });
  await dialog.getByRole('checkbox', { name: 'Nutri-Score 2023' }).check();
  await dialog.getByRole('checkbox', { name: 'California', exact: true }).check();
  await dialog.getByRole('checkbox', { name: 'Schools', exact: true }).check();
  await dialog.getByRole('button', { name: '15 Jan 2027' }).click();
  await dialog.getByRole('button', { name: 'Use these' }).click();
  await expect(page).toHaveURL(/day=2027-01-15&place=CA&channel=school/);
  const card = page.getByRole('article').filter({ hasText: 'Peppermint Hard Candies' }).first();
  // Smart Snack, Good Choice and Philly first, as long as none of them is taken out.
  await expect(card.getByRole('definition').nth(3)).toHaveText('E');
  await expect(card).toContainText('Red 40 banned from 31 Dec 2027');
  const other = await (await browser.newContext()).newPage();
  await openPage(other, page.url());
  await expect(other.getByRole('main')).toContainText('California, schools');
  await expect(other.getByRole('main')).toContainText('15 Jan 2027');
  await expect(
    other.getByRole('article').filter({ hasText: 'Red 40 banned from 31 Dec 2027' }).first(),
  ).toBeVisible();
  await expect(other.getByText('Nutri-Score')).toHaveCount(0);
  await other.context().close();
  // Back at the catalogue, the choice comes along.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL(/\/products\?day=2027-01-15&place=CA&channel=school$/);
});

test('ingredient laws filter by the day and places of the address, with counts, a chip and a way out', async ({
  page,
}) => {
  await openPage(page, `/products?${JUDGED}`);
  await page.getByRole('button', { name: /^Filters/ }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByText('Ingredient laws', { exact: true }).click();
  const later = filters.getByRole('button', { name: /^Names something forbidden later · / });
  const count = (await later.textContent())?.split(' · ')[1];
  await later.click();
  await page.getByRole('button', { name: `Show ${count} products` }).click();
  const chips = page.getByRole('list', { name: 'Filters in use' });
  await expect(chips).toContainText('Ingredient laws: names something forbidden later');
  await expect(page.getByRole('article').first()).toContainText('banned from');
  await page.goto(`${page.url()}&q=chicken%20breast`);
  await page
    .getByRole('button', { name: /^Remove Ingredient laws: names something forbidden later/ })
    .click();
  await expect(page).not.toHaveURL(/ingredient_laws/);
  await expect(page).toHaveURL(/day=2027-01-15/);
});

test('what an address names and does not exist is said, with what there is, and the rest is shown', async ({
  page,
}) => {
  await openPage(page, '/products?place=NY&place=CA&standard=none:a&day=2005-11-30');
  const notes = page.getByRole('list', { name: 'Not used of the address' });
  await expect(notes).toContainText('“NY” is no place with ingredient laws: there are US, AR, AZ, CA');
  await expect(notes).toContainText('“none” is no standard: there are good_choice, smart_snack, philly');
  await expect(notes).toContainText('choose one from 1 Dec 2005 to 31 Dec 2040');
  await expect(page.getByRole('main')).toContainText('California');
  await openPage(page, '/products?standard=nutri_score:a&standard=smart_snack:maybe&day=2022-01-01');
  await expect(notes).toContainText('“Nutri-Score 2023” begins on 31 Dec 2023, after 1 Jan 2022');
  await expect(notes).toContainText('there are smart_snack:pass, smart_snack:fail, smart_snack:unknown');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a guideline or verdict that does not exist is said above cards and table, and the others still filter', async ({
  page,
}) => {
  for (const path of ['/products', '/products-nuts']) {
    await openPage(page, `${path}?guideline=keto&guideline=philly&verdict=fail`);
    const notes = page.getByRole('list', { name: 'Not used of the address' });
    await expect(notes).toContainText('“keto” is no guideline: there are good_choice, smart_snack, philly.');
    await expect(notes).toContainText('“fail” is no verdict of a guideline: there are good_choice:pass,');
    await expect(page.getByRole('list', { name: 'Filters in use' }).getByRole('listitem')).toHaveText([
      'Philly',
      'Clear all',
    ]);
  }
});

test('a filter’s value that does not exist is said, and an allergen next to one is left out all the same', async ({
  page,
}) => {
  for (const path of ['/products', '/products-nuts']) {
    await openPage(
      page,
      `${path}?without=molk&without=milk&diet=keto&nova=5&category=Toys&nutrient=salt:..1`,
    );
    const notes = page.getByRole('list', { name: 'Not used of the address' });
    await expect(notes).toContainText(
      '“molk” is no allergen, and nothing is left out for it: there are milk,',
    );
    await expect(notes).toContainText('“keto” is no diet: there are vegan, vegetarian, gluten_free');
    await expect(notes).toContainText('“5” is no NOVA group: there are 1, 2, 3, 4.');
    await expect(notes).toContainText('“Toys” is no category: there are Fruits/Vegetables/Nuts/Seeds');
    await expect(notes).toContainText('“salt:..1” is no nutrient and its range: there are calories');
    await expect(page.getByRole('list', { name: 'Filters in use' }).getByRole('listitem')).toHaveText([
      /milk/i,
      'Clear all',
    ]);
    await expectAccessibleEverywhere(page);
  }
});

test('a guideline’s key filters as its own box does, and no state’s laws are on cards unasked', async ({
  page,
}) => {
  await openPage(page, '/products?standard=smart_snack:fail&q=peppermint');
  const chips = page.getByRole('list', { name: 'Filters in use' });
  await expect(chips.getByRole('listitem').filter({ hasText: 'Smart Snack' })).toHaveText(
    /Fails Smart Snack/,
  );
  const card = page.getByRole('article').filter({ hasText: 'Peppermint Hard Candies' }).first();
  await expect(card).toContainText('Smart Snack');
  await expect(card).not.toContainText('Red 40');
  await page.getByRole('button', { name: /^Laws/ }).click();
  const laws = page.getByRole('dialog', { name: 'Laws' });
  await laws.getByRole('button', { name: /^Names something forbidden · / }).click();
  await page.keyboard.press('Escape');
  await expect(chips).toContainText('Ingredient laws: names something forbidden');
  await expect(page.getByRole('article').first()).toContainText('Names Red 40');
});
