import { expect, test } from '@playwright/test';
import { findChromium } from '../../scripts/install-chromium.ts';
import { openPage } from '../support/open-page.ts';

// A shell without windows installs nothing, and has no errors to tell.
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    const whole = findChromium();
    await provide({ ...launchOptions, ...(whole !== undefined && { executablePath: whole }) });
  },
});

test('the browser offers to install the app, with an icon of each size', async ({ page }) => {
  await openPage(page, '/products');
  const browser = await page.context().newCDPSession(page);
  const { errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons, start_url, shortcuts } = JSON.parse(data ?? '{}');
  for (const { url } of [{ url: start_url }, ...shortcuts]) {
    const { status } = await page.request.get(url).then((reply) => ({ status: reply.status() }));
    expect(status, url).toBe(200);
  }
  const sizes = await page.evaluate(
    async (sources: string[]) => {
      const images = sources.map((src) => Object.assign(new Image(), { src }));
      await Promise.all(images.map((image) => image.decode()));
      return images.map(({ naturalWidth, naturalHeight }) => `${naturalWidth}x${naturalHeight}`);
    },
    icons.map(({ src }: { src: string }) => src),
  );
  expect(sizes).toEqual(icons.map(({ sizes: stated }: { sizes: string }) => stated));
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Nothing but the test's own window, which keeps nothing, stands in the way.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
