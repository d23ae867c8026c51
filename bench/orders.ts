import type { OrderLine } from '#contract/orders.schema.ts';
import { MAX_LINES_AT_ONCE } from '#contract/orders.ts';
import { GUIDE_STYLES, type GuideLine, orderGuide } from '#tests/support/order-guides.ts';
import { startServer } from '#tests/support/start-server.ts';
import { openBuyer } from './order-buyer.ts';
import { median, seconds, writeSection } from './results.ts';

/**
 * How many lines of an order guide are matched right, over HTTP with the demo catalogue. `--worst` prints the lines that
 * are not, instead of writing the figures.
 */
const LINES = 500;
/** As many as an order holds. */
const MOST_LINES = 5_000;
const ROUNDS = 5;
const isWorst = process.argv.includes('--worst');

const dataDir = process.env.BENCH_DATA_DIR;
const server = await startServer({ ...(dataDir !== undefined && { dataDir }), env: { LOG_LEVEL: 'error' } });
const buyer = await openBuyer(server);

interface Counts {
  lines: number;
  right: number;
  /** The right one is among the candidates to choose from. */
  offered: number;
  wrong: number;
  wrongUnsaid: number;
}

const percent = (count: number, of: number) => (of === 0 ? '' : `${((100 * count) / of).toFixed(1)} %`);
const rows: (string | number)[][] = [];
for (const style of GUIDE_STYLES) {
  const guide = orderGuide(style, LINES);
  const started = performance.now();
  const { lines: matched } = await buyer.bring(style, guide);
  const seconds = (performance.now() - started) / 1000;
  for (const hasCode of [true, false]) {
    const counts: Counts = { lines: 0, right: 0, offered: 0, wrong: 0, wrongUnsaid: 0 };
    guide.forEach((line, i) => {
      if ((line.code !== '') === hasCode) count(counts, line, matched[i]);
    });
    rows.push([
      `${style}, ${hasCode ? 'with a code' : 'without'}`,
      counts.lines,
      percent(counts.right, counts.lines),
      counts.offered,
      counts.wrong,
      counts.wrongUnsaid,
      ((1000 * seconds) / LINES).toFixed(1),
    ]);
  }
}
const whole: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const guide = orderGuide('dirty', MOST_LINES);
  whole.push(await seconds(() => buyer.bring(`whole ${round}`, guide)));
}
await server.stop();

const section = {
  title: 'Order guides',
  method: `${LINES} lines of the demo catalogue in each of three distributors' styles (\`tests/support/order-guides.ts\`), sent over HTTP in calls of ${MAX_LINES_AT_ONCE}, three at a time. Plain: full names and 14-digit codes. Capitals: short forms, zeros lost. Dirty: words turned and cut, brands cut, codes shortened by Excel, mistyped or a digit short. A third of the lines have no code; one in twenty is of a food that the catalogue does not have, and is right where it is matched with nothing. Offered: not matched, but among the candidates. Unsaid: wrong, and without a warning.`,
  columns: ['lines', 'count', 'right', 'offered', 'wrong', 'unsaid', 'ms a line'],
  rows,
  notes: [
    `${MOST_LINES.toLocaleString('en-US')} dirty lines are matched and stored in ${median(whole).toFixed(2)} s (median of ${ROUNDS}; target: 3 s).`,
    'The generator and the matcher share an author: real guides abbreviate in ways neither knows.',
  ],
};
if (isWorst) process.stdout.write(`${[section.columns, ...rows].map((row) => row.join('\t')).join('\n')}\n`);
else writeSection(section);

function count(counts: Counts, line: GuideLine, matched: OrderLine | undefined): void {
  counts.lines += 1;
  const found = matched?.gtin ?? null;
  const isOffered = matched?.candidates.some(({ gtin }) => gtin === line.truth) ?? false;
  if (found === line.truth) counts.right += 1;
  else if (found === null && isOffered) counts.offered += 1;
  else if (found !== null) {
    counts.wrong += 1;
    if (!matched?.is_warning) counts.wrongUnsaid += 1;
  }
  if (isWorst && found !== line.truth) {
    const best = matched?.candidates
      .slice(0, 2)
      .map(({ gtin, likelihood, why }) => `${gtin} ${likelihood} ${why}`);
    process.stdout.write(
      `${found ? 'WRONG' : 'open'}\t${line.code}\t${line.brand}|${line.name}|${line.pack}\ttruth ${line.truth} found ${found}\t${matched?.note}\t${best?.join(' / ')}\n`,
    );
  }
}
