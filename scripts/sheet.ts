import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { signIn } from '../tests/support/sign-in.ts';
import { startServer } from '../tests/support/start-server.ts';
import { buildWebOnce } from './build-web.ts';

/**
 * Photographs every page at three widths in both themes, into `.sheet/` with an `index.html` to look through.
 * With paths behind it, those pages alone: `npm run sheet -- /pricing /contact`. LARDER_URL names a server that runs.
 */

const WIDTHS = [360, 768, 1440];
const THEMES = ['light', 'dark'] as const;
const PAGES = [
  '/',
  '/products',
  '/products?view=list',
  '/products?q=zzzzqqqq&nova=1',
  '/products-nuts?q=granola',
  '/pricing',
  '/pricing?period=yearly',
  '/resources',
  '/contact',
  '/subscription',
  '/product-hunt',
  '/login',
  '/signup',
  '/forgot-password',
  '/auth/verify',
  '/prcing',
];
/** Photographed by somebody signed in. */
const PRIVATE_PAGES = [
  '/cart',
  '/wishlist',
  '/wishlist-groups',
  '/profile',
  '/profile/settings',
  '/profile/help',
  '/profile/corporate',
  '/profile/corporate?tab=users',
];
const FOLDER = join(import.meta.dirname, '..', '.sheet');

const asked = process.argv.slice(2);
const given = process.env.LARDER_URL;
if (!given) await buildWebOnce();
const server = given ? undefined : await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
try {
  await photographAll(given ?? server?.url ?? '', asked.length > 0 ? asked : [...PAGES, ...PRIVATE_PAGES]);
  console.log(`${join(FOLDER, 'index.html')}`);
} finally {
  await browser.close();
  await server?.stop();
}

async function photographAll(url: string, pages: readonly string[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const colorScheme of THEMES) {
    for (const width of WIDTHS) {
      const viewport = { width, height: 900 };
      const look = { baseURL: url, colorScheme, viewport, reducedMotion: 'reduce' } as const;
      const [visitor, user] = [await browser.newPage(look), await browser.newPage(look)];
      if (pages.some(isPrivate)) await signIn(user, `sheet-${colorScheme}-${width}@larder.example`);
      for (const path of pages) {
        await photograph(isPrivate(path) ? user : visitor, path, fileName(path, width, colorScheme));
      }
      await Promise.all([visitor.close(), user.close()]);
    }
  }
  await writeFile(join(FOLDER, 'index.html'), sheetPage(pages));
}

function isPrivate(path: string): boolean {
  return PRIVATE_PAGES.includes(path);
}

async function photograph(page: Page, path: string, file: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.screenshot({ path: join(FOLDER, file), fullPage: true });
}

function fileName(path: string, width: number, theme: string): string {
  const name = path.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home';
  return `${name}-${width}-${theme}.png`;
}

function sheetPage(pages: readonly string[]): string {
  const rows = pages.map((path) => {
    const pictures = THEMES.flatMap((theme) =>
      WIDTHS.map(
        (width) => `<img loading="lazy" width="${width / 3}" src="${fileName(path, width, theme)}" alt="">`,
      ),
    );
    return `<h2>${path}</h2><div>${pictures.join('')}</div>`;
  });
  const style =
    'body{font:14px sans-serif;margin:24px}div{display:flex;gap:12px;align-items:start;overflow:auto}';
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>${rows.join('')}`;
}
