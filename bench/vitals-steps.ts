import type { Page } from '@playwright/test';
import { press } from './vitals-probe.ts';

/** What is done on a page, by its name in the table. */
export type Steps = Readonly<Record<string, () => Promise<void>>>;

/** On the page of cards: what is done there, in an order in which each finds what it needs. */
export function shelfSteps(page: Page): Steps {
  const card = page.getByRole('article').nth(1);
  const categories = page.getByRole('dialog', { name: 'Categories' });
  return {
    'add to the cart': () => press(card.getByRole('button', { name: /^Add to Cart/ })),
    'add to the comparison': () => press(card.getByRole('button', { name: /^Compare: / })),
    'open a filter': async () => {
      await press(page.getByRole('button', { name: /^Categories/ }));
      await categories.waitFor();
    },
    'choose in a filter': () => press(categories.getByRole('checkbox').nth(2)),
    'close a filter': () => page.keyboard.press('Escape'),
    'open a product': async () => {
      await press(card.getByRole('heading').getByRole('link'));
      await page.getByRole('dialog').getByRole('heading').first().waitFor();
    },
    'look quickly': async () => {
      await openLive(page, '/products');
      await press(card.getByRole('button', { name: /^Quick view/ }));
      await page.getByRole('dialog').getByRole('heading').first().waitFor();
    },
    'select a product': async () => {
      await openLive(page, '/products');
      await press(card.getByRole('checkbox', { name: /^Select / }));
    },
    'put on the wishlist': () => press(card.getByRole('button', { name: /wishlist/i })),
    'turn the page': () => press(page.getByRole('link', { name: 'Next page' })),
    'see a list': () => press(page.getByRole('button', { name: 'List', exact: true })),
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
      press(page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first()),
    'table: open a product': async () => {
      await press(line);
      await page.waitForURL(/product=/);
    },
    'table: the next product': () => page.keyboard.press('ArrowDown'),
  };
}

/** On a product's own page. */
export function productSteps(page: Page): Steps {
  return {
    'product: another picture': () => press(page.getByRole('button', { name: 'Next image' }).first()),
    'product: open a verdict': () =>
      press(page.locator('main details:not([open]) > summary:visible').first()),
    'product: add to the cart': () => press(page.getByRole('button', { name: /^Add to Cart/ }).first()),
  };
}

/** On a comparison of three. */
export function compareSteps(page: Page): Steps {
  return {
    'compare: differences only': () => press(page.getByRole('checkbox', { name: 'Only rows that differ' })),
    'compare: per 100 g': () => press(page.getByRole('button', { name: 'Per 100 g' })),
    'compare: another first': () =>
      press(page.getByRole('button', { name: /^Move to the first column/ }).last()),
    'compare: one less': () => press(page.getByRole('button', { name: /^Remove from comparison/ }).last()),
  };
}

/** Opens a page and waits until it answers presses and has nothing more to fetch. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}
