import type { Page } from '@playwright/test';

/** What a sheet does before it is photographed, for states that need more than an address. */
type Open = (page: Page) => Promise<void>;

/** The page while the answers of a call are on their way. */
export const whileLoading =
  (call: string): Open =>
  async (page) => {
    await page.route(call, () => new Promise(() => {}));
    await page.reload({ waitUntil: 'load' });
    await page.locator('html[data-live]').waitFor({ state: 'attached' });
    // Code that comes late stands by then.
    await page.waitForTimeout(1_500);
  };

/** The page where a call fails, and fails again. */
export const whileFailing =
  (call: string): Open =>
  async (page) => {
    await page.route(call, (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Try again' }).first().waitFor();
  };

/** The cart without a network, a change waiting. */
export const offline: Open = async (page) => {
  // Only calls are cut: the offline worker, which has the files, is not there.
  await page.route(/\/(?:api|healthz)/, (route) => route.abort('internetdisconnected'));
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }));
  const more = page.getByRole('button', { name: /^One more/ });
  await more.first().click();
  await page.getByText('Quantity not sent yet').waitFor();
};

/** The same with a network again, and the change refused; `isOpen` shows why. */
export const refused =
  (isOpen: boolean): Open =>
  async (page) => {
    await offline(page);
    await page.unrouteAll();
    const problem = { code: 'conflict', detail: 'The quantity is 9 now: it was changed elsewhere.' };
    await page.route('**/api/cart/update', (route) => route.fulfill({ status: 409, json: problem }));
    await page.evaluate(
      "Object.defineProperty(navigator, 'onLine', { value: true }); dispatchEvent(new Event('online'))",
    );
    const why = page.getByRole('button', { name: 'See why' });
    await why.waitFor();
    if (!isOpen) return;
    await why.click();
    await page.getByRole('dialog').waitFor();
  };
