import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  asOnlyEvaluation,
  EVALUATION_VERSION,
  readEvaluation,
} from '#server/catalogue/evaluation/evaluation.queries.ts';
import { storeAsBefore } from '#server/catalogue/evaluation/evaluation-fixture.ts';
import { writeTradeItems } from '#server/catalogue/store/write-trade-items.ts';
import { runScript } from '#tests/support/run-script.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { openTestFolder } from '#tests/support/test-folder.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';

const { db, pool, url, truncate } = await openTestDb();
const folder = openTestFolder();
beforeEach(async () => {
  await truncate();
  const items = [1, 2, 3].map((n) =>
    tradeItem({ gtin: demoGtin(n), name: `Cola\t${n}`, ingredients: 'Water, sugar, carrageenan' }),
  );
  await writeTradeItems(pool, 'demo', items, new Date());
});

const run = (...parameters: readonly string[]) =>
  runScript(
    'importers/evaluate-cli.ts',
    parameters,
    { DATABASE_URL: url, DATA_DIR: join(folder, 'data'), INIT_CWD: folder },
    folder,
  );

/** As if the rules had been others at import. */
async function spoil(n: number): Promise<void> {
  await db
    .updateTable('products')
    .set({ nova_label: 1, smart_snack: 'pass' })
    .where('gtin', '=', demoGtin(n))
    .execute();
}
const stored = () =>
  db
    .selectFrom('products')
    .select(['gtin', 'nova_label', 'smart_snack', 'change_seq'])
    .orderBy('gtin')
    .execute();

describe('refused in a sentence', () => {
  test.each([
    [['--all'], 'Unknown option: --all'],
    [['--diff'], '--diff needs a file name.'],
    [['--diff', 'no/such/folder/x.tsv'], 'no/such/folder/x.tsv cannot be written'],
  ])('%j', async (parameters, sentence) => {
    const { code, errors } = await run(...parameters);
    expect([code, errors.split('\n').length]).toEqual([1, 2]);
    expect(errors).toContain(sentence);
  });
});

test('where the rules are the same nothing is written', async () => {
  const before = await stored();
  expect(await run()).toEqual({ code: 0, out: '3 products evaluated, none changed.\n', errors: '' });
  expect(await stored()).toEqual(before);
});

test('a dry run says what would change and leaves it', async () => {
  await spoil(2);
  const before = await stored();
  const { code, out } = await run('--dry-run');
  expect(code).toBe(0);
  expect(out).toContain('3 products evaluated, 1 would change.');
  expect(await stored()).toEqual(before);
  expect(await readEvaluation(pool)).toMatchObject({ version: 0 });
});

test('what changed is put right, counted, listed and told to the index; the rest is left alone', async () => {
  const [first, , third] = await stored();
  await spoil(2);
  const { code, out } = await run('--diff', 'changes.tsv');
  expect(code).toBe(0);
  expect(out).toContain(
    [
      '  NOVA group: 1 → 4  1',
      '    1  thickener, stabilizer or gelling agent',
      '    for example',
      `    ${demoGtin(2)}  Cola 2${' '.repeat(30)}  thickener, stabilizer or gelling agent: carrageenan`,
    ].join('\n'),
  );
  expect(await readFile(join(folder, 'changes.tsv'), 'utf8')).toMatch(
    new RegExp(
      `^gtin\tlabel\tbefore\tafter\treason\tname\n${demoGtin(2)}\tsmart_snack\tpass\t.*\tCola 2\n` +
        `${demoGtin(2)}\tnova\t1\t4\tthickener, stabilizer or gelling agent: carrageenan\tCola 2\n$`,
    ),
  );
  const [one, two, three] = await stored();
  expect([one, three]).toEqual([first, third]);
  expect(two).toMatchObject({ nova_label: 4 });
  expect(two?.smart_snack).not.toBe('pass');
  expect(Number(two?.change_seq)).toBeGreaterThan(Number(third?.change_seq));
});

test('a store of a release before is evaluated to the end, each change with its reason', async () => {
  await truncate();
  await storeAsBefore(pool, 12);
  const { code, out } = await run();
  expect(code).toBe(0);
  expect(out).toContain('12 products evaluated, 12 changed.');
  expect(out).toMatch(
    / {2}Milk: unknown → named {2}12\n {4}12 {2}“whey”\n {4}for example\n(?: {4}0952.*\n){10}(?!.*0952)/,
  );
  expect(out).toMatch(/ {2}Peanuts: may contain → unknown {2}12\n {4}12 {2}neither declared nor named\n/);
  expect(await readEvaluation(pool)).toEqual({ version: EVALUATION_VERSION, evaluatedTo: null });
  expect(await run()).toEqual({ code: 0, out: '12 products evaluated, none changed.\n', errors: '' });
});

test('a product that cannot be evaluated is named, and the others are done', async () => {
  await spoil(3);
  await pool.query('DELETE FROM source_records WHERE gtin = $1', [demoGtin(1)]);
  const { code, out } = await run();
  expect(code).toBe(0);
  expect(out).toContain(
    `1 product could not be evaluated and stays as it is:\n  ${demoGtin(1)}  no source describes it\n`,
  );
  expect(await stored()).toMatchObject([{}, {}, { nova_label: 4 }]);
});

test('while another process evaluates the store only a dry run is taken', async () => {
  await asOnlyEvaluation(pool, new AbortController().signal, async () => {
    const { code, errors } = await run();
    expect([code, errors]).toEqual([
      1,
      expect.stringContaining('Another process is evaluating this catalogue.'),
    ]);
    expect((await run('--dry-run')).code).toBe(0);
  });
});
