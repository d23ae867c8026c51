import type { Page } from '@playwright/test';

/** Keeps the requests to these addresses waiting; the answer lets them go, and all that follow. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
