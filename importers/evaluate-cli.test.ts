import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { relabelProducts } from '#server/catalogue/relabel-products.ts';
import { writeTradeItems } from '#server/catalogue/write-trade-items.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';

const { db, pool, url, truncate, close } = await openTestDb();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-evaluate-'));
});
beforeEach(async () => {
  await truncate();
  const items = [1, 2, 3].map((n) =>
    tradeItem({ gtin: demoGtin(n), name: `Cola\t${n}`, ingredients: 'Water, sugar, carrageenan' }),
  );
  await writeTradeItems(pool, 'demo', items, new Date());
});
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true });
});

async function run(...parameters: readonly string[]) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'evaluate-cli.ts'), ...parameters], {
    cwd: folder,
    env: { PATH, DATABASE_URL: url, DATA_DIR: join(folder, 'data'), INIT_CWD: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code: code as number | null, out, errors };
}

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
    [['--all'], '--all is not known.'],
    [['--diff'], '--diff needs the name of a file.'],
    [['--diff', 'no/such/folder/x.tsv'], 'no/such/folder/x.tsv cannot be written'],
  ])('%j', async (parameters, sentence) => {
    const { code, errors } = await run(...parameters);
    expect([code, errors.split('\n').length]).toEqual([1, 2]);
    expect(errors).toContain(sentence);
  });
});

test('where the rules are the same nothing is written', async () => {
  const before = await stored();
  expect(await run()).toEqual({ code: 0, out: '3 products judged, 0 products changed.\n', errors: '' });
  expect(await stored()).toEqual(before);
});

test('a dry run says what would change and leaves it', async () => {
  await spoil(2);
  const before = await stored();
  const { code, out } = await run('--dry-run');
  expect(code).toBe(0);
  expect(out).toContain('3 products judged, 1 product would change.');
  expect(await stored()).toEqual(before);
});

test('what changed is put right, counted, listed and told to the index; the rest is left alone', async () => {
  const [first, , third] = await stored();
  await spoil(2);
  const { code, out } = await run('--diff', 'changes.tsv');
  expect(code).toBe(0);
  expect(out).toContain('  1  NOVA: 1 → 4');
  expect(out).toContain(`  ${demoGtin(2)}  NOVA 1 → 4  Cola 2`);
  expect(await readFile(join(folder, 'changes.tsv'), 'utf8')).toMatch(
    new RegExp(`^gtin\tlabel\tbefore\tafter\tname\n(?:${demoGtin(2)}\t.*\n){2}$`),
  );
  const [one, two, three] = await stored();
  expect([one, three]).toEqual([first, third]);
  expect(two).toMatchObject({ nova_label: 4, smart_snack: 'fail' });
  expect(Number(two?.change_seq)).toBeGreaterThan(Number(third?.change_seq));
});

test('broken off, what was judged stays, and the next run finds the rest', async () => {
  await spoil(1);
  const stop = new AbortController();
  stop.abort();
  let judged = 0;
  const count = (products: number) => {
    judged += products;
  };
  await relabelProducts(pool, { dryRun: false, onBatch: count, signal: stop.signal });
  expect(judged).toBe(0);
  await relabelProducts(pool, { dryRun: false, onBatch: count });
  expect(judged).toBe(3);
});
