import { readFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { ImportError } from '#importers/import-error.ts';
import type { DataSet } from '#importers/input/data-file.ts';
import type { OpenSource, Row } from '#importers/row.ts';
import { tradeItemOf } from '#server/catalogue/trade-item.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { openTestFolder } from '#tests/support/test-folder.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';
import { formatReport } from './import-report.ts';
import { runImport } from './run-import.ts';

const { pool, db, truncate } = await openTestDb();
const dataDir = openTestFolder();
beforeEach(truncate);

const place = () => ({ db, pool, dataDir });

function setOf(fingerprint: string): DataSet {
  return { name: 'list.tsv', files: [], fingerprint, close: async () => undefined };
}

function taken(n: number, name = `Product ${n}`): Row {
  const gtin = demoGtin(n);
  return { line: n + 1, gtin, result: { item: tradeItem({ gtin, name }) }, warnings: n % 2 ? ['odd'] : [] };
}

function refused(line: number): Row {
  return {
    line,
    gtin: '=1+1',
    result: { reason: 'The check digit of the GTIN is wrong, "so"' },
    warnings: [],
  };
}

/** Rows in chunks of 500, as the readers give them; `breaksAfter` rows the data cannot be read on. */
function sourceOf(rows: readonly Row[], breaksAfter = Number.POSITIVE_INFINITY): OpenSource {
  return {
    source: 'off',
    totalBytes: rows.length,
    async *rows(onProgress) {
      for (let at = 0; at < rows.length; at += 500) {
        if (at >= breaksAfter) throw new ImportError('list.tsv is damaged.');
        onProgress(at);
        yield rows.slice(at, at + 500);
      }
    },
  };
}

const many = (count: number) => Array.from({ length: count }, (_, n) => taken(n + 1));
const countProducts = async () => (await db.selectFrom('products').select('gtin').execute()).length;

test('a bad row is listed with line, GTIN and reason, and the others are taken', async () => {
  const report = await runImport(setOf('a'), sourceOf([taken(1), refused(7), taken(2)]), place());
  expect(report.counts).toEqual({ read: 3, written: 2, unchanged: 0, rejected: 1 });
  expect([...report.warnings.byText.keys()]).toEqual(['odd']);
  const run = await db.selectFrom('import_runs').selectAll().executeTakeFirstOrThrow();
  expect(run.reject_reasons).toEqual([{ reason: 'The check digit of the GTIN is wrong, "so"', rows: 1 }]);
  expect(run.seconds).toBeGreaterThan(0);
  const list = await readFile(report.rejectPath ?? '', 'utf8');
  // A spreadsheet must not run what a data set says.
  expect(list).toBe(`line,gtin,reason\n7,'=1+1,"The check digit of the GTIN is wrong, ""so"""\n`);
});

test('what was put right or left out is listed once, with its first row and how many there are', async () => {
  const rows = [taken(2), { ...taken(3), file: 'b.xml' }, taken(5), { ...taken(7), warnings: ['=odd'] }];
  const report = await runImport(setOf('a'), sourceOf(rows), place());
  expect(await readFile(report.warningPath ?? '', 'utf8')).toBe(
    `first line,first gtin,rows,warning\n4,${demoGtin(3)},2,odd (b.xml)\n8,${demoGtin(7)},1,'=odd\n`,
  );
});

test('without a bad row or a warning there is no list', async () => {
  const report = await runImport(setOf('a'), sourceOf([taken(2)]), place());
  expect([report.rejectPath, report.warningPath]).toEqual([undefined, undefined]);
});

test('what no store can keep is replaced, in products and in reasons', async () => {
  const item = tradeItem({
    gtin: demoGtin(1),
    title: 'half \ud800',
    image_urls: { externalFileLink: ['https://example.com/a\0b'], dam: [] },
    nutrients: [{ nutrient: 'sodium', value: 1, unit: 'g\0', basis: 'serving' }],
  });
  const rows: Row[] = [
    { ...taken(1), result: { item } },
    { ...refused(3), result: { reason: 'No price: "\0"' } },
  ];
  const { counts } = await runImport(setOf('a'), sourceOf(rows), place());
  expect(counts).toMatchObject({ written: 1, rejected: 1 });
  const { record } = await db.selectFrom('source_records').select('record').executeTakeFirstOrThrow();
  expect(record).toMatchObject({
    title: 'half \ufffd',
    image_urls: { externalFileLink: ['https://example.com/a\ufffdb'] },
    nutrients: [{ unit: 'g\ufffd' }],
  });
  const run = await db.selectFrom('import_runs').select('reject_reasons').executeTakeFirstOrThrow();
  expect(run.reject_reasons).toEqual([{ reason: 'No price: "\ufffd"', rows: 1 }]);
});

test('prices of what is no product are counted', async () => {
  await runImport(setOf('a'), sourceOf([taken(1)]), place());
  const priceOf = (n: number): Row => {
    const price = { amount: n, currency: 'USD', unit: 'each' } as const;
    return { ...taken(n), result: { item: tradeItemOf({ gtin: demoGtin(n), price }) } };
  };
  const prices: OpenSource = { ...sourceOf([1, 2, 3].map(priceOf)), source: 'prices' };
  const report = await runImport(setOf('p'), prices, place());
  expect([report.counts.written, report.withoutProduct]).toEqual([3, 2]);
  expect(formatReport(report)).toContain('2 × no product has the GTIN: its price is kept for when one comes');
});

test('a row that another one repeats counts as unchanged', async () => {
  const again: Row = { ...taken(1), result: { same: true } };
  const { counts } = await runImport(setOf('a'), sourceOf([again, taken(1)]), place());
  expect(counts).toEqual({ read: 2, written: 1, unchanged: 1, rejected: 0 });
});

test('a data set of nothing is read to its end', async () => {
  const { counts } = await runImport(setOf('a'), sourceOf([]), place());
  expect(counts).toEqual({ read: 0, written: 0, unchanged: 0, rejected: 0 });
});

test('the same data again writes nothing', async () => {
  const rows = [...many(2500), refused(9000)];
  await runImport(setOf('a'), sourceOf(rows), place());
  const before = await db.selectFrom('products').select(['gtin', 'change_seq']).orderBy('gtin').execute();
  const { counts } = await runImport(setOf('a'), sourceOf(rows), place());
  expect(counts).toEqual({ read: 2501, written: 0, unchanged: 2500, rejected: 1 });
  expect(await db.selectFrom('products').select(['gtin', 'change_seq']).orderBy('gtin').execute()).toEqual(
    before,
  );
});

test('two rows of one GTIN: the same again is no news, anything else is refused, in every run alike', async () => {
  const rows = [...many(2100), taken(1), { ...taken(2, 'Another name'), line: 9 }];
  const first = await runImport(setOf('a'), sourceOf(rows), place());
  expect(first.counts).toEqual({ read: 2102, written: 2100, unchanged: 1, rejected: 1 });
  const again = await runImport(setOf('a'), sourceOf(rows), place());
  expect(again.counts).toEqual({ read: 2102, written: 0, unchanged: 2101, rejected: 1 });
  expect(await readFile(again.rejectPath ?? '', 'utf8')).toContain(
    'Duplicate GTIN: differs from line 3, which is kept',
  );
});

test('data that break off keep what was written, and the next run goes on from there', async () => {
  const rows = [refused(1), ...many(5000)];
  await expect(runImport(setOf('a'), sourceOf(rows, 3000), place())).rejects.toThrow('list.tsv is damaged.');
  expect(await countProducts()).toBe(2000);
  const { status } = await db.selectFrom('import_runs').select('status').executeTakeFirstOrThrow();
  expect(status).toBe('failed');

  const report = await runImport(setOf('a'), sourceOf(rows), place());
  expect(report.resumedAt).toBe(2001);
  expect(report.counts).toEqual({ read: 5001, written: 5000, unchanged: 0, rejected: 1 });
  // The list of rejects is whole, though its first row was read by the run before.
  expect(await readFile(report.rejectPath ?? '', 'utf8')).toContain('\n1,');
  expect(await countProducts()).toBe(5000);
});

test('other data are not taken for the rest of those that broke off', async () => {
  await expect(runImport(setOf('a'), sourceOf(many(5000), 3000), place())).rejects.toThrow();
  const { resumedAt, counts } = await runImport(setOf('b'), sourceOf(many(10)), place());
  expect([resumedAt, counts.unchanged]).toEqual([0, 10]);
});

test('a signal stops it after the batch at hand', async () => {
  const stop = new AbortController();
  const stopped = runImport(setOf('a'), sourceOf(many(6000)), place(), {
    signal: stop.signal,
    onProgress: ({ rows }) => rows >= 500 && stop.abort(),
  });
  await expect(stopped).rejects.toThrow('Stopped. Run the same command to continue.');
  expect(await countProducts()).toBe(2000);
  const { counts } = await runImport(setOf('a'), sourceOf(many(6000)), place());
  expect(counts).toEqual({ read: 6000, written: 6000, unchanged: 0, rejected: 0 });
});

test('the same data at the same time are refused', async () => {
  const other: { outcome?: Promise<unknown> } = {};
  const first = runImport(setOf('a'), sourceOf(many(3000)), place(), {
    onProgress: () => {
      other.outcome ??= runImport(setOf('a'), sourceOf(many(3000)), place()).catch((error: unknown) => error);
    },
  });
  expect((await first).counts.written).toBe(3000);
  expect(String(await other.outcome)).toContain('list.tsv is being imported by another process.');
});

test('a disk that is full ends the run in a sentence', async () => {
  const full = { ...place(), dataDir: '/dev/full' };
  await expect(runImport(setOf('a'), sourceOf([refused(1)]), full)).rejects.toThrow(ImportError);
});
