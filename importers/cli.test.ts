import { once } from 'node:events';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pollUntil } from '#tests/support/poll-until.ts';
import { runScript, startScript } from '#tests/support/run-script.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { openTestFolder } from '#tests/support/test-folder.ts';
import { demoGtin } from '#tests/support/trade-items.ts';

const { db, pool, url, truncate } = await openTestDb();
const folder = openTestFolder();
beforeEach(truncate);

const call = (parameters: readonly string[]) =>
  [
    'importers/cli.ts',
    parameters,
    { DATABASE_URL: url, DATA_DIR: join(folder, 'data'), INIT_CWD: folder },
    folder,
  ] as const;
const run = (...parameters: readonly string[]) => runScript(...call(parameters));

const put = (name: string, content: string | Uint8Array) => writeFile(join(folder, name), content);
const countProducts = async () => (await db.selectFrom('products').select('gtin').execute()).length;

const PRICES = `gtin,price,unit\n${demoGtin(1)},12.50,case\n`;
const OFF_HEADER = 'code\tproduct_name\tingredients_text';
const offRows = (count: number) =>
  Array.from({ length: count }, (_, n) => `${demoGtin(n + 1)}\tProduct ${n}\tOats, salt`).join('\n');

describe('bad input ends in one sentence, exit code 1, and nothing written', () => {
  beforeAll(async () => {
    await mkdir(join(folder, 'empty-folder'));
    await put('empty.csv', '');
    await put('words.txt', 'This is a letter, not a data set.');
    await put('no-columns.tsv', 'code\tproduct_nam\n1\tx\n');
    await put('cut.tsv.gz', gzipSync(`${OFF_HEADER}\n${offRows(50)}`).subarray(0, 300));
    await put('broken.zip', zipSync({ 'branded_food.csv': Buffer.from('x') }).subarray(0, 60));
    await put('utf16.csv', Buffer.from(`\ufeff${PRICES}`, 'utf16le'));
    await put('prices.csv', PRICES);
  });

  test.each([
    [[], /^Usage: npm run import/],
    [['off'], /^Usage: npm run import/],
    [['--all', 'x.csv'], /^Unknown option: --all/],
    [['nowhere.csv'], /^nowhere\.csv does not exist\.$/],
    [['off', 'empty-folder'], /^empty-folder is an empty folder\.$/],
    [['empty.csv'], /^empty\.csv is empty\.$/],
    [['words.txt'], /^words\.txt is not in a supported format/],
    [['off', 'no-columns.tsv'], /lacks the column product_name/],
    [['off', 'cut.tsv.gz'], /cut\.tsv\.gz (?:is damaged|is truncated)/],
    [['fdc', 'broken.zip'], /^broken\.zip /],
    [['utf16.csv'], /utf16\.csv .*UTF-16/],
    [['off', 'prices.csv'], /is not Open Food Facts' .*looks like a price list/],
    [['http://127.0.0.1:1/x.csv'], /could not be downloaded/],
  ])('%j', async (parameters, sentence) => {
    const { code, out, errors } = await run(...parameters);
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect(errors.trim()).toMatch(sentence);
    expect([code, out]).toEqual([1, '']);
    expect(await countProducts()).toBe(0);
  });
});

test('what is wrong with one file does not keep the others out', async () => {
  await put('good.tsv', `${OFF_HEADER}\n${offRows(3)}`);
  const { code, out, errors } = await run('off', 'nowhere.tsv', 'good.tsv');
  expect([code, errors.trim()]).toEqual([1, 'nowhere.tsv does not exist.']);
  expect(out).toContain('3 read = 3 written + 0 unchanged + 0 rejected');
});

test('rows that cannot be taken are counted and listed, and the exit code is 0', async () => {
  await put('mixed.tsv', `${OFF_HEADER}\n${offRows(2)}\n12\tToo short\t\n${demoGtin(9)}\tToo few\n`);
  const { code, out, errors } = await run('mixed.tsv');
  expect([code, errors]).toEqual([0, '']);
  expect(out).toContain('mixed.tsv (off): 4 read = 2 written + 0 unchanged + 2 rejected');
  expect(out).toMatch(/rejected rows: \S+\/data\/imports\/\S+\.rejects\.csv/);
});

test('a folder that vanishes with the store in it is told in one sentence', async () => {
  const dataDir = join(folder, 'vanishing');
  const server = createServer(async (_request, reply) => {
    const postgres = Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
    await rename(dataDir, `${dataDir}-moved`);
    // What becomes of it by itself within a minute.
    process.kill(postgres, 'SIGQUIT');
    reply.end(PRICES);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const addresses = [1, 2].map((n) => `http://127.0.0.1:${port}/${n}.csv`);
  const { code, errors } = await runScript('importers/cli.ts', addresses, { DATA_DIR: dataDir }, folder);
  server.close();
  expect(code).toBe(1);
  expect(errors).toBe(`DATA_DIR ${dataDir} is gone, and its store with it: nothing more is imported.\n`);
});

/** What writes this product waits from now on for what this gives. */
async function holdUp(gtin: string): Promise<() => Promise<void>> {
  const client = await pool.connect();
  await client.query(`
    SELECT pg_advisory_lock(1);
    CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NEW; END $$;
    CREATE TRIGGER wait BEFORE INSERT ON products FOR EACH ROW WHEN (NEW.gtin = '${gtin}') EXECUTE FUNCTION wait()`);
  return async () => {
    await client.query('SELECT pg_advisory_unlock(1); DROP FUNCTION wait CASCADE');
    client.release();
  };
}

test('a killed run goes on where it was', async () => {
  await put('many.tsv', `${OFF_HEADER}\n${offRows(6_000)}`);
  const letGoOn = await holdUp(demoGtin(5_000));
  const child = startScript(...call(['off', 'many.tsv']));
  const killed = once(child, 'exit');
  await pollUntil('4,000 rows were read', async () => {
    const runs = await db.selectFrom('import_runs').select('rows_read').execute();
    return Number(runs[0]?.rows_read ?? 0) >= 4000 || child.exitCode !== null;
  });
  child.kill('SIGKILL');
  await killed;
  await letGoOn();
  const { code, out } = await run('off', 'many.tsv');
  expect(code).toBe(0);
  expect(out).toMatch(/6,000 read = 6,000 written \+ 0 unchanged \+ 0 rejected/);
  expect(out).toContain('where an earlier run stopped');
  expect(await countProducts()).toBe(6_000);
});
