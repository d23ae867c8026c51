import type { Page } from '@playwright/test';

/** What is timed in the page, whose clock was installed, waits from now on for the test. */
export async function stopClock(page: Page): Promise<void> {
  for (let aheadMs = 1_000; ; aheadMs *= 4) {
    try {
      await page.clock.pauseAt(new Date(await page.evaluate((ms) => Date.now() + ms, aheadMs)));
      return;
    } catch (error) {
      // A busy machine may take longer than that to stop it.
      if (!String(error).includes('to the past') || aheadMs > 60_000) throw error;
    }
  }
}
