import { defineConfig } from '@playwright/test';
import { findTestBrowser } from './scripts/install-chromium.ts';

const browser = findTestBrowser();

/** The journeys of a person at a browser, against the real server with the demo catalogue. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/start-for-browser.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Against what hangs: a machine with other work takes ten times as long as one without.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    // Set by the global setup, before the workers read this.
    baseURL: process.env.LARDER_URL,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    // The offline worker has a test of its own; in others it would answer before their routes.
    serviceWorkers: 'block',
    // A trace of every test costs a sixth of the time; TRACE=on keeps those of what fails.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser !== undefined && { executablePath: browser }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    },
  },
});
