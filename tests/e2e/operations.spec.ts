import { expect, test } from '@playwright/test';
import { expectAccessibleEverywhere } from '#tests/support/expect-accessible.ts';
import { startServer } from '#tests/support/start-server.ts';

const OPERATOR_TOKEN = 'the token of an operator of the browser tests';

test('the operations page is accessible at every width and in both themes', async ({ browser }) => {
  const server = await startServer({ env: { OPERATOR_TOKEN } });
  const httpCredentials = { username: 'anyone', password: OPERATOR_TOKEN };
  const context = await browser.newContext({ httpCredentials, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    // Shares are counted in the background.
    await expect(async () => {
      await page.goto(`${server.url}/operations/`);
      await expect(page.getByRole('table', { name: 'What share of products lacks what' })).toBeVisible({
        timeout: 1_000,
      });
    }).toPass({ timeout: 120_000 });
    await expectAccessibleEverywhere(page);
  } finally {
    await context.close();
    await server.stop();
  }
});
