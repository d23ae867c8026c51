import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findFreePort } from '#server/free-port.ts';
import { ensureChromium } from '../scripts/install-chromium.ts';
import { median, writeSection } from './results.ts';
import { openWebServer, richGtins } from './web-server.ts';

/** Lighthouse's mobile profile (slow 4G and a CPU four times slower, both simulated) on the demo catalogue. */
const ROUNDS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const server = await openWebServer();
const port = await findFreePort('127.0.0.1');
const executablePath = ensureChromium();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${port}`],
});

const rows: string[][] = [];
for (const path of await listPaths()) rows.push([path.replace(/\?.*/, ''), ...(await measure(path))]);
await browser.close();
await server.stop();

writeSection({
  title: 'Lighthouse, mobile',
  method: `Lighthouse's mobile profile, simulated throttling, median of ${ROUNDS} rounds against the built program with the demo catalogue.`,
  columns: ['page', ...CATEGORIES, 'LCP, s', 'TBT, ms', 'CLS'],
  rows,
  notes: [
    `Load average at the end: ${loadavg()[0]?.toFixed(1)}; above the number of processors, blocking time is mostly waiting for one.`,
  ],
});

async function listPaths(): Promise<string[]> {
  const asked = process.argv.slice(2);
  if (asked.length > 0) return asked;
  const gtins = await richGtins(server.url, 3);
  return ['/', '/products', `/products/${gtins[0]}`, `/compare?gtins=${gtins.join(',')}`];
}

async function measure(path: string): Promise<string[]> {
  const scores: number[][] = [];
  const metrics: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const result = await lighthouse(`${server.url}${path}`, {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
    const { categories, audits } = result.lhr;
    scores.push(CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)));
    metrics.push(
      ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
        (name) => audits[name]?.numericValue ?? Number.NaN,
      ),
    );
    if (round === 0) printFailures(path, audits);
  }
  const middle = (table: number[][], column: number) => median(table.map((row) => row[column] ?? Number.NaN));
  return [
    ...CATEGORIES.map((_, column) => String(middle(scores, column))),
    (middle(metrics, 0) / 1000).toFixed(2),
    middle(metrics, 1).toFixed(0),
    middle(metrics, 2).toFixed(3),
  ];
}

function printFailures(
  path: string,
  audits: Readonly<Record<string, { readonly score: number | null; readonly title: string }>>,
): void {
  for (const [id, { score, title }] of Object.entries(audits)) {
    if (score !== null && score < 0.9) process.stdout.write(`${path}: ${id} ${score}: ${title}\n`);
  }
}
