import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { signIn } from '#tests/support/sign-in.ts';
import { ensureChromium } from '../scripts/install-chromium.ts';
import { fillLists } from '../scripts/sheet/fill-lists.ts';
import { median, writeSection } from './results.ts';
import { openVirtualDisplay } from './virtual-display.ts';
import { press, probe, readVitals, slowestInteraction, type Vitals } from './vitals-probe.ts';
import { compareSteps, openLive, productSteps, shelfSteps, tableSteps } from './vitals-steps.ts';
import {
  fixSteps,
  groupSteps,
  orderSteps,
  pictureSteps,
  scorecardSteps,
  standardsSteps,
} from './vitals-workbench-steps.ts';
import { openWebServer, richGtins } from './web-server.ts';

/** Core Web Vitals in a real browser whose processor is slowed four times: a telephone of the middle class. */
const ROUNDS = 5;
const SLOWER = 4;
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const DESK = { viewport: { width: 1440, height: 900 } };

const server = await openWebServer();
const executablePath = ensureChromium();
const display = await openVirtualDisplay();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  headless: false,
  env: { ...process.env, ...display.env },
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
const gtins = await richGtins(server.url, 3);
const paths = ['/', '/products', `/products/${gtins[0]}`, `/compare?gtins=${gtins.join(',')}`];

const loads: string[][] = [];
for (const path of paths) loads.push(await measureLoad(browser, path));
const presses = await measurePresses(browser);
await browser.close();
await display.stop();
await server.stop();

const setting = `Chromium, in a window on a screen in memory, with its processor slowed ${SLOWER} times, on loopback against the built program with the demo catalogue, median of ${ROUNDS} rounds, each in a new profile.`;
writeSection({
  title: 'Web vitals: loading',
  method: `${setting} A telephone's screen; the page is scrolled to its end before its shifts are summed. Floor: the same page in the same round without a script. Targets: LCP under 1,500 ms, CLS 0.`,
  columns: ['page', 'LCP, ms', 'floor', 'ratio', 'FCP, ms', 'takes presses after, ms', 'CLS', 'worst CLS'],
  rows: loads,
});
writeSection({
  title: 'Web vitals: interaction',
  method: `${setting} A desk's screen, somebody signed in; from a press, its release or a letter to the next frame, the slowest of each round. The pointer rests on what it presses for 0.1 s before, and a press lasts 80 ms. Floor: a press on a check box of a bare page in the same round. Target: under 100 ms.`,
  columns: ['interaction', 'median ms', 'worst ms'],
  rows: presses,
});

async function openSlow(from: Browser, screen: BrowserContextOptions): Promise<Page> {
  const page = await from.newPage({ ...screen, baseURL: server.url, reducedMotion: 'reduce' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await probe(page);
  return page;
}

interface Load extends Vitals {
  /** When the app answered presses; NaN without scripts. */
  readonly live: number;
}

async function measureLoad(from: Browser, path: string): Promise<string[]> {
  const whole: Load[] = [];
  const bare: Load[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(await load(from, path, true));
    whole.push(await load(from, path, false));
  }
  const middle = (loads: readonly Load[], key: keyof Load) => median(loads.map((each) => each[key]));
  const [lcp, floor] = [middle(whole, 'lcp'), middle(bare, 'lcp')];
  return [
    path.replace(/\?.*/, ''),
    lcp.toFixed(0),
    floor.toFixed(0),
    (lcp / floor).toFixed(2),
    middle(whole, 'fcp').toFixed(0),
    middle(whole, 'live').toFixed(0),
    middle(whole, 'cls').toFixed(3),
    Math.max(...whole.map(({ cls }) => cls)).toFixed(3),
  ];
}

async function load(from: Browser, path: string, isBare: boolean): Promise<Load> {
  const page = await openSlow(from, PHONE);
  // The document alone takes this way, in both cases; its scripts, also those within, are what a bare page lacks.
  await page.route(
    (url) => url.pathname === path.replace(/\?.*/, ''),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = isBare ? html.replaceAll(/<script>[\s\S]*?<\/script>/g, '') : html;
      await route.fulfill({ response, body });
    },
  );
  await page.goto(`${server.url}${path}`);
  let live = Number.NaN;
  if (!isBare) {
    await page.locator('html[data-live]').waitFor({ state: 'attached' });
    live = await page.evaluate(() => performance.now());
  }
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, 20_000);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  const vitals = await readVitals(page);
  await page.close();
  return { ...vitals, live };
}

async function measurePresses(from: Browser): Promise<string[][]> {
  const times = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round++) {
    const note = (name: string, ms: number) => times.set(name, [...(times.get(name) ?? []), ms]);
    await pressBarePage(from, note);
    await pressAround(from, round, note);
  }
  return [...times].map(([name, all]) => [name, String(median(all)), String(Math.max(...all))]);
}

type Note = (name: string, ms: number) => void;

async function pressBarePage(from: Browser, note: Note): Promise<void> {
  const page = await openSlow(from, DESK);
  await page.goto('data:text/html,<!doctype html><label><input type=checkbox> A box</label>');
  note('floor: a check box', await slowestInteraction(page, () => press(page.getByRole('checkbox'))));
  await page.close();
}

/** What people do on the pages, one after another. */
async function pressAround(from: Browser, round: number, note: Note): Promise<void> {
  const page = await openSlow(from, DESK);
  const token = await signIn(page, `vitals-${Date.now()}-${round}@example.com`);
  const { orderId, groupId } = await fillLists(page, token);
  const visits = [
    ['/products', shelfSteps],
    ['/products-nuts?size=36', tableSteps],
    [`/products/${gtins[0]}`, productSteps],
    [`/compare?gtins=${gtins.join(',')}`, compareSteps],
    ['/products?q=soup&view=picture', pictureSteps],
    ['/standards', standardsSteps],
    [`/orders/${orderId}`, orderSteps],
    [`/orders/${orderId}/scorecard`, scorecardSteps],
    [`/orders/${orderId}/fix`, fixSteps],
    [`/wishlist-groups/${groupId}`, groupSteps],
  ] as const;
  for (const [path, stepsOf] of visits) {
    await openLive(page, path);
    for (const [name, act] of Object.entries(stepsOf(page))) note(name, await slowestInteraction(page, act));
  }
  await page.close();
}
