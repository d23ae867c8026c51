import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from './install-chromium.ts';

/**
 * Draws the icons of the installed app into `web/public`: the logo in white on the green of the light theme. The logo
 * keeps within the middle 60 %, so that a mask of any shape leaves it whole.
 */
const OUT = join(import.meta.dirname, '..', 'web', 'public');
const SIZES = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 22" height="52%" fill="none" stroke="#fff" stroke-width="1.6">
  <path d="M1 1v20M19 1v20M1 7.5h18M1 17.5h18" stroke-linecap="square"/>
  <path d="M5 7.5V3.6h4v3.9M11.5 17.5v-6.4h4v6.4M5 17.5v-4h3.6v4" fill="#fff" stroke="none"/>
</svg>`;
const PAGE = `<body style="margin:0;block-size:100vh;display:grid;place-items:center;background:#17573a">${LOGO}</body>`;

const executablePath = ensureChromium();
const browser = await chromium.launch({ ...(executablePath !== undefined && { executablePath }) });
for (const [name, size] of Object.entries(SIZES)) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(PAGE);
  await page.screenshot({ path: join(OUT, name) });
  await page.close();
}
await browser.close();
