import type { Page } from '@playwright/test';
import { sendPagesUnrendered } from './unrendered-page.ts';

/** Calls of these addresses fail, on pages that fetch everything by themselves; answers what mends them. */
export async function breakCalls(page: Page, addresses: string): Promise<() => Promise<void>> {
  await sendPagesUnrendered(page);
  await page.route(addresses, (route) => route.abort());
  return () => page.unroute(addresses);
}
