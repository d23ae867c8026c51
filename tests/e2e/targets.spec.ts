import { expect, test } from '@playwright/test';
import { findGtin } from '../support/find-gtins.ts';

/** WCAG 2.5.8: the least a pointer may be asked to hit. */
const LEAST = 24;

test('what is pressed in tables and lists is large enough for a finger', async ({ page }) => {
  const product = `/products/${await findGtin(page, 'granola')}`;
  for (const [path, selector] of [
    ['/standards', 'main li a.link'],
    ['/products?view=list', 'th a, td label'],
    ['/products-nuts', 'th label'],
    [product, 'dd > details > summary'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('html[data-live]')).toBeAttached();
    const targets = page.locator(selector);
    await expect(targets.first()).toBeAttached();
    const small = await targets.evaluateAll(
      (elements, least) =>
        elements
          .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < least)
          .map(({ text }) => text),
      LEAST,
    );
    expect(small, path).toEqual([]);
  }
});
