import type { Page } from '@playwright/test';

/** What is done on a page, by its name in the table. */
export type Steps = Readonly<Record<string, () => Promise<void>>>;

/** On the page of cards: what is done there, in an order in which each finds what it needs. */
export function shelfSteps(page: Page): Steps {
  const card = page.getByRole('article').nth(1);
  const categories = page.getByRole('dialog', { name: 'Categories' });
  return {
    'add to the cart': () => card.getByRole('button', { name: /^Add to Cart/ }).click(),
    'add to the comparison': () => card.getByRole('button', { name: /^Compare: / }).click(),
    'open a filter': async () => {
      await page.getByRole('button', { name: /^Categories/ }).click();
      await categories.waitFor();
    },
    'choose in a filter': () => categories.getByRole('checkbox').nth(2).click(),
    'open a product': async () => {
      await page.keyboard.press('Escape');
      await card.getByRole('heading').getByRole('link').click();
      await page.getByRole('dialog').getByRole('heading').first().waitFor();
    },
    'look quickly': async () => {
      await openLive(page, '/products');
      await card.getByRole('button', { name: /^Quick view/ }).click();
      await page.getByRole('dialog').getByRole('heading').first().waitFor();
    },
    'select a product': async () => {
      await openLive(page, '/products');
      await card.getByRole('checkbox', { name: /^Select / }).click();
    },
    'put on the wishlist': () => card.getByRole('button', { name: /wishlist/i }).click(),
    'turn the page': () => page.getByRole('link', { name: 'Next page' }).click(),
    'see a list': () => page.getByRole('button', { name: 'List', exact: true }).click(),
    'type a search': async () => {
      await openLive(page, '/products');
      await page.locator('[name=q]').first().pressSequentially('whole grain oat', { delay: 60 });
      await page.waitForURL(/q=whole/);
    },
  };
}

/** On the page of figures, with 36 lines. */
export function tableSteps(page: Page): Steps {
  const line = page.locator('tbody [data-row="1"]');
  return {
    'table: go down a line': async () => {
      await line.focus();
      for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowDown', { delay: 50 });
    },
    'table: select a line': () => page.keyboard.press(' '),
    'table: choose a filter': () =>
      page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first().click(),
    'table: open a product': async () => {
      await line.click();
      await page.waitForURL(/product=/);
    },
    'table: the next product': () => page.keyboard.press('ArrowDown'),
  };
}

/** On a product's own page. */
export function productSteps(page: Page): Steps {
  return {
    'product: another picture': () => page.getByRole('button', { name: 'Next image' }).first().click(),
    'product: open a verdict': () =>
      page.locator('main details:not([open]) > summary:visible').first().click(),
    'product: add to the cart': () =>
      page
        .getByRole('button', { name: /^Add to Cart/ })
        .first()
        .click(),
  };
}

/** On a comparison of three. */
export function compareSteps(page: Page): Steps {
  return {
    'compare: differences only': () => page.getByRole('checkbox', { name: 'Differences only' }).click(),
    'compare: per 100 g': () => page.getByRole('button', { name: 'Per 100 g' }).click(),
    'compare: another first': () =>
      page
        .getByRole('button', { name: /^Move to the first column/ })
        .last()
        .click(),
    'compare: one less': () =>
      page
        .getByRole('button', { name: /^Remove from comparison/ })
        .last()
        .click(),
  };
}

/** Opens a page and waits until it answers presses and has nothing more to fetch. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}
