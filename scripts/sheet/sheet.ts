import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { signIn } from '../../tests/support/sign-in.ts';
import { startServer } from '../../tests/support/start-server.ts';
import { buildWebOnce } from '../build-web.ts';
import { fillLists } from './fill-lists.ts';
import { fillLongNames } from './fill-states.ts';
import { type Sheet, sheets } from './sheets.ts';

/**
 * Photographs every page and what opens on it at three widths in both themes, into `.sheet/` with an `index.html` to
 * look through. With words behind it, the pages whose address or name has one of them: `npm run sheet -- pricing menu`.
 * LARDER_URL names a server that runs, with the OPERATOR_TOKEN that it has.
 */

const WIDTHS = [360, 768, 1440];
const THEMES = ['light', 'dark'] as const;
const FOLDER = join(import.meta.dirname, '..', '..', '.sheet');

const words = process.argv.slice(2);
const given = process.env.LARDER_URL;
if (!given) await buildWebOnce();
const OPERATOR_TOKEN = process.env.OPERATOR_TOKEN ?? 'the token of an operator of the sheet';
const server = given ? undefined : await startServer({ env: { OPERATOR_TOKEN } });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
try {
  await photographAll(given ?? server?.url ?? '');
  console.log(join(FOLDER, 'index.html'));
} finally {
  await browser.close();
  await server?.stop();
}

async function photographAll(baseURL: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  let all: readonly Sheet[] = [];
  for (const colorScheme of THEMES) {
    for (const width of WIDTHS) {
      const look = {
        baseURL,
        colorScheme,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        // It would answer before the routes of some states.
        serviceWorkers: 'block',
      } as const;
      const open = async (more = {}) => (await browser.newContext({ ...look, ...more })).newPage();
      const pages = {
        visitor: await open(),
        newcomer: await open(),
        buyer: await open(),
        longNamed: await open(),
        operator: await open({ httpCredentials: { username: 'anyone', password: OPERATOR_TOKEN } }),
      };
      const address = `${colorScheme}-${width}-${Date.now()}@larder.example`;
      await signIn(pages.newcomer, `newcomer-${address}`);
      const token = await signIn(pages.buyer, `buyer-${address}`);
      const longToken = await signIn(pages.longNamed, `long-${address}`);
      const filled = await fillLists(pages.buyer, token);
      const longOrderId = await fillLongNames(pages.longNamed, longToken);
      all = sheets({ ...filled, longOrderId }).filter(isAsked);
      for (const sheet of all) {
        await photograph(pages[sheet.by], sheet, fileName(sheet, width, colorScheme));
      }
      for (const page of Object.values(pages)) await page.context().close();
    }
  }
  await writeFile(join(FOLDER, 'index.html'), sheetPage(all));
}

function isAsked({ name, path }: Sheet): boolean {
  return words.length === 0 || words.some((word) => name.includes(word) || path.includes(word));
}

async function photograph(page: Page, { path, by, open, isScreenful }: Sheet, file: string): Promise<void> {
  // Another page in between: the same address again would be a reload, which opens what was open.
  await page.goto('about:blank');
  await page.goto(path, { waitUntil: 'networkidle' });
  if (by !== 'operator') await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await open?.(page);
  await page.screenshot({ path: join(FOLDER, file), fullPage: !isScreenful });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

function fileName({ name }: Sheet, width: number, theme: string): string {
  return `${name.replaceAll(/[^a-z0-9]+/gi, '-')}-${width}-${theme}.png`;
}

function sheetPage(all: readonly Sheet[]): string {
  const rows = all.map((sheet) => {
    const pictures = THEMES.flatMap((theme) =>
      WIDTHS.map(
        (width) => `<img loading="lazy" width="${width / 3}" src="${fileName(sheet, width, theme)}" alt="">`,
      ),
    );
    return `<h2>${sheet.name}</h2><div>${pictures.join('')}</div>`;
  });
  const style =
    'body{font:14px sans-serif;margin:24px}div{display:flex;gap:12px;align-items:start;overflow:auto}';
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>${rows.join('')}`;
}
