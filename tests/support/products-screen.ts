import { expect, type Locator, type Page } from '@playwright/test';

/** The products page in the user's words. */
export function productsScreen(page: Page) {
  const search = page
    .getByRole('searchbox', { name: 'Search products' })
    .or(page.getByRole('combobox', { name: 'Search products' }));
  return {
    search,
    heading: page.getByRole('heading', { level: 2, name: /^Search results for:/ }),
    cards: page.getByRole('article'),
    pages: page.getByRole('navigation', { name: 'Pages' }),
    filtersButton: page.getByRole('button', { name: /^Filters/ }),
    chips: page.getByRole('list', { name: 'Filters in use' }),

    async open(address = '/products'): Promise<void> {
      await page.goto(address);
      await this.settle();
    },

    /** Waits for the list of this address, even an empty one. */
    async settle(): Promise<void> {
      await expect(page.locator('html[data-live]')).toBeAttached();
      const outcome = page.getByText(/^(?:[\d,]+ products? found.*|No products found)$/);
      await expect(page.getByRole('status').filter({ has: outcome }).or(outcome).first()).toBeAttached();
    },

    /** Presses the button of that name on the first cards. */
    async press(name: RegExp, cards = 1): Promise<void> {
      for (let n = 0; n < cards; n++) await this.cards.nth(n).getByRole('button', { name }).click();
    },

    /** The exact number of products the list has. */
    async total(): Promise<number> {
      return lastNumberIn(page.getByText(/^[\d,]+ products?$/).first());
    },
  };
}

/** Opens the products page and waits for its list. */
export async function openProducts(page: Page, address?: string) {
  const screen = productsScreen(page);
  await screen.open(address);
  return screen;
}

export async function names(cards: Locator): Promise<string[]> {
  return cards.getByRole('heading').allTextContents();
}

/** The last number in a text, such as 1,204 in "Milk 1,204". */
export async function lastNumberIn(locator: Locator): Promise<number> {
  const numbers = (await locator.textContent())?.match(/\d[\d,]*/g) ?? [];
  return Number((numbers.at(-1) ?? '').replaceAll(',', ''));
}
