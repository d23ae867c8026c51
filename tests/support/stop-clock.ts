import type { Page } from '@playwright/test';

/** What is timed in the page, whose clock was installed, waits from now on for the test. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1_000)));
