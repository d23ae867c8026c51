import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until it answers: before, it is the server's words, and a link leads to a page of its own. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html[data-live]')).toBeAttached();
}
