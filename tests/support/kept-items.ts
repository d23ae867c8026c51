import { expect, type Page } from '@playwright/test';
import { untilAnswered } from './until-answered.ts';

/**
 * The lists that a browser keeps for times without a network, as the page that is open last saw them, each with its number of
 * items: what an earlier page saw is not told, as this one may not keep changes yet.
 */
export const keptItems = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(async () => {
    const cache = await caches.open('larder-lists-1');
    const kept: Record<string, number> = {};
    for (const response of await cache.matchAll()) {
      const { key, data, seenAt = 0 } = await response.json();
      if (seenAt >= performance.timeOrigin) kept[String(key[2])] = (data.items ?? data.groups ?? []).length;
    }
    return kept;
  });

/** Puts the first product of a list into cart and wishlist, waits until the browser keeps both, and answers its name. */
export async function keepFirstProduct(page: Page): Promise<string> {
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await untilAnswered(page, '/api/cart/add', () =>
    card.getByRole('button', { name: /^Add to Cart/ }).click(),
  );
  await untilAnswered(page, '/api/wishlist/add', () =>
    card.getByRole('button', { name: /^Add to wishlist/ }).click(),
  );
  await expect(page.getByRole('link', { name: 'Cart, 1 item', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => keptItems(page)).toEqual({ cart: 1, wishlist: 1, groups: 0 });
  return name;
}
