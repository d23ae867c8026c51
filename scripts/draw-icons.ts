import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from './install-chromium.ts';

/**
 * Draws the icons of the installed app into `web/public`: the logo in white on the green of the light theme. The logo
 * keeps within the middle 60 %, so that a mask of any shape leaves it whole.
 */
const OUT = join(import.meta.dirname, '..', 'web', 'public');
const SIZES = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

const GREEN = '#17573a';

const logo = readFileSync(join(OUT, 'favicon.svg'), 'utf8')
  .replace(/<style>.*<\/style>/, '')
  .replaceAll(GREEN, '#fff')
  .replace('<svg ', '<svg height="66%" ');
const html = `<body style="margin:0;block-size:100vh;display:grid;place-items:center;background:${GREEN}">${logo}</body>`;

const executablePath = ensureChromium();
const browser = await chromium.launch({ ...(executablePath !== undefined && { executablePath }) });
for (const [name, size] of Object.entries(SIZES)) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(html);
  await page.screenshot({ path: join(OUT, name) });
  await page.close();
}
await browser.close();
