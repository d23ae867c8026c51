import type { Page } from '@playwright/test';

interface Found {
  readonly products: readonly { readonly gtin: string }[];
}

/** Products that fail Smart Snack, while several of their kind pass it and Good Choice; asked of the server itself. */
export async function findFixable(page: Page, count: number): Promise<string[]> {
  const ask = async (path: string) => (await page.request.get(path)).json();
  const { products } = (await ask(
    '/api/products?limit=60&smart_snack_verdict=fail&search_term=granola',
  )) as Found;
  const found: string[] = [];
  for (const { gtin } of products) {
    const { fitting } = await ask(`/api/products/${gtin}/better?guideline=smart_snack&guideline=good_choice`);
    if (fitting.total > 1) found.push(gtin);
    if (found.length === count) return found;
  }
  throw new Error('The catalogue has too few alternatives.');
}
