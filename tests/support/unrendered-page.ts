import type { Page } from '@playwright/test';

/** Pages as they come when the server could not render them: the app fetches and shows everything by itself. */
export async function sendPagesUnrendered(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => /^\/(?:products|compare)/.test(pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text())
        .replace(/<script type="application\/json" id="first-data">.*?<\/script>/s, '')
        .replace(/<div id="app">.*<\/div>(?=\s*<noscript>)/s, '<div id="app"></div>');
      return route.fulfill({ response, body });
    },
  );
}
