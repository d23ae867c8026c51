import { expect, test } from 'vitest';
import type { TradeItem } from '#server/catalogue/trade-item.ts';
import { examples } from '#tests/support/examples.ts';
import { tradeItem } from '#tests/support/trade-items.ts';
import { formatReport } from './import-report.ts';
import { duration, progressBar, progressLine } from './progress.ts';
import { collectWarnings, UNREADABLE_LETTERS } from './warnings.ts';

const warning = (text: string, rows: number) => [text, { rows, line: 1, file: undefined, gtin: '' }] as const;

test('codes without end are counted, and kept no longer than is bearable', () => {
  const collected = collectWarnings(2);
  const add = (line: number, ...warnings: string[]) =>
    collected.add({ line, gtin: `${line}`, result: { same: true }, warnings });
  add(1, 'code A');
  add(2, 'code B', 'code A', 'code B');
  add(3, 'code C');
  add(4, 'code D', 'code B');
  expect([...collected.byText]).toEqual([
    ['code A', { rows: 2, line: 1, file: undefined, gtin: '1' }],
    ['code B', { rows: 2, line: 2, file: undefined, gtin: '2' }],
  ]);
  expect(collected.others).toBe(2);
});

test('letters that are not UTF-8 are noted once a row', () => {
  const collected = collectWarnings();
  const add = (fields: Partial<TradeItem>) =>
    collected.add({ line: 1, gtin: '', result: { item: tradeItem(fields) }, warnings: [] });
  add({ name: 'Crème brûlée' });
  add({ name: 'Cr\ufffdme br\ufffdl\ufffde', brand: 'Caf\ufffd' });
  add({ price: { amount: 1, currency: 'USD', unit: 'St\ufffdck' } });
  expect([...collected.byText].map(([text, { rows }]) => [text, rows])).toEqual([[UNREADABLE_LETTERS, 2]]);
});

test('the summary adds up in one line, and says what was noticed and where the rejects are', () => {
  const byText = new Map([warning('an amount was left out', 11), warning('a text was cut', 1200)]);
  const text = formatReport({
    name: 'off.tsv.gz',
    source: 'off',
    counts: { read: 208_599, written: 185_771, unchanged: 5, rejected: 22_823 },
    resumedAt: 100_599,
    withoutProduct: 0,
    warnings: { ...collectWarnings(), byText },
    rejectPath: '/data/imports/x.csv',
    warningPath: '/data/imports/y.csv',
    seconds: 12,
  });
  expect(text.split('\n')).toEqual([
    'off.tsv.gz (off): 208,599 read = 185,771 written + 5 unchanged + 22,823 rejected, in 12 s (9,000 a second)',
    '  resumed after row 100,599, where an earlier run stopped',
    '  1,200 × a text was cut',
    '  11 × an amount was left out',
    '  rejected rows: /data/imports/x.csv',
    '  warnings, each with its first row: /data/imports/y.csv',
  ]);
});

examples('%d seconds are %s', duration, [
  [0, '0 s'],
  [59.2, '1 min 0 s'],
  [125, '2 min 5 s'],
  [3780, '1 h 3 min'],
]);

test('the bar shows the share, the rate and the time left', () => {
  const line = progressLine('off.tsv', { bytesRead: 25, bytesTotal: 100, rows: 9000 }, 3);
  expect(line).toBe('off.tsv ██████░░░░░░░░░░░░░░░░░░  25 %  9,000 rows, 3,000/s, 9 s left');
  expect(progressLine('x', { bytesRead: 0, bytesTotal: 0, rows: 0 }, 0)).not.toContain('NaN');
});

test('off a terminal nothing is drawn; on one, no more than ten times a second and no wider than it is', () => {
  const drawn: string[] = [];
  const write = (text: string) => drawn.push(text);
  progressBar({ write }, 'x').show({ bytesRead: 1, bytesTotal: 2, rows: 3 });
  expect(drawn).toEqual([]);
  let now = 0;
  const bar = progressBar({ isTTY: true, columns: 20, write }, 'a-file-with-a-long-name', () => now);
  for (now = 0; now < 1000; now += 10) bar.show({ bytesRead: now, bytesTotal: 1000, rows: now });
  expect(drawn).toHaveLength(10);
  expect(Math.max(...drawn.map((text) => text.replace('\r\x1b[K', '').length))).toBeLessThan(20);
});
