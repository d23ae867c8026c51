import { orderGuide } from '#tests/support/order-guides.ts';
import { startServer } from '#tests/support/start-server.ts';
import { openBuyer } from './order-buyer.ts';
import { median, writeSection } from './results.ts';

/**
 * How long an order's scorecard and its swaps take, over HTTP with the demo catalogue. The floor is the order itself: read
 * from the store, checked and sent.
 */
const SIZES = [500, 5_000];
const RUNS = 5;

const dataDir = process.env.BENCH_DATA_DIR;
const server = await startServer({ ...(dataDir !== undefined && { dataDir }), env: { LOG_LEVEL: 'error' } });
const buyer = await openBuyer(server);
const rows: (string | number)[][] = [];

for (const size of SIZES) {
  const { id } = await buyer.bring(`${size} lines`, orderGuide('plain', size));
  const base = `orders/${id}`;
  const asked = 'guideline=smart_snack&guideline=good_choice';
  const { lines } = await buyer.ask('GET', `${base}/swaps?${asked}`);
  const failing = lines as readonly { line: number; options: readonly { product: { gtin: string } }[] }[];
  const first = failing.find(({ options }) => options.length > 0);
  const one = { swaps: [{ line: first?.line ?? 1, gtin: first?.options[0]?.product.gtin ?? null }] };
  const calls = [
    ['the order itself (floor)', () => buyer.ask('GET', base)],
    ['scorecard', () => buyer.ask('GET', `${base}/scorecard`)],
    [`swaps of ${failing.length} failing lines`, () => buyer.ask('GET', `${base}/swaps?${asked}`)],
    [
      'swaps without milk, wheat and soybeans',
      () => buyer.ask('GET', `${base}/swaps?${asked}&free_from=milk&free_from=wheat&free_from=soybeans`),
    ],
    ['one swap taken', () => buyer.ask('PUT', `${base}/swaps`, one)],
  ] as const;
  let floor = 0;
  for (const [name, call] of calls) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const started = performance.now();
      await call();
      times.push(performance.now() - started);
    }
    const ms = median(times);
    floor ||= ms;
    rows.push([`${size.toLocaleString('en-US')} lines: ${name}`, Math.round(ms), (ms / floor).toFixed(1)]);
  }
}
await server.stop();

writeSection({
  title: 'Scorecards and swaps',
  method: `Plain order guides of the demo catalogue (\`tests/support/order-guides.ts\`), each call ${RUNS} times over HTTP, the median. Swaps are asked for by Smart Snack and Good Choice.`,
  columns: ['call', 'ms', 'of the floor'],
  rows,
});
