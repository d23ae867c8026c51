import type { Page } from '@playwright/test';

/** The GTINs of the first products that a search finds, asked of the server itself. */
export async function findGtins(page: Page, term: string, count: number): Promise<readonly string[]> {
  const response = await page.request.get(`/api/products?limit=${count}&search_term=${term}`);
  const { products } = (await response.json()) as { products: readonly { gtin: string }[] };
  return products.map(({ gtin }) => gtin);
}

export async function findGtin(page: Page, term: string): Promise<string> {
  const [gtin] = await findGtins(page, term, 1);
  if (gtin === undefined) throw new Error(`No product is found by ${term}.`);
  return gtin;
}
