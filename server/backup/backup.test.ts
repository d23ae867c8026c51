import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { Pool } from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeTradeItems } from '#server/catalogue/store/write-trade-items.ts';
import { runScript } from '#tests/support/run-script.ts';
import { openTestDb, type TestDb } from '#tests/support/test-db.ts';
import { openTestFolder } from '#tests/support/test-folder.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';
import { addPerson, contents } from './store-fixture.ts';

const [used, empty] = [await openTestDb(), await openTestDb()];
const folder = openTestFolder();
const KEY = 'a-secret-key-of-more-than-32-characters';
/** What COPY's text format must escape, and the line that ends its rows. */
const HOSTILE = 'tab\t, line\n\\.\nend, back\\slash, \\N, "quoted", carriage\r, 豆腐 🥜';

let file: string;
beforeEach(async () => {
  for (const { truncate } of [used, empty]) await truncate();
  file = join(folder, `${randomUUID()}.backup`);
  const items = [1, 2, 3].map((n) =>
    tradeItem({ gtin: demoGtin(n), name: `Cola ${n}`, description: HOSTILE }),
  );
  await writeTradeItems(used.pool, 'demo', items, new Date());
  const person = await addPerson(used.pool);
  await used.pool.query(
    `INSERT INTO wishlist_groups (id, owner_id, name, description, is_public, created_at, updated_at)
     VALUES ($1, $1, 'Lunch', $2, true, now(), now())`,
    [person, HOSTILE],
  );
  await used.pool.query('INSERT INTO wishlist_group_followers VALUES ($1, $1, now())', [person]);
});

const command =
  (script: string, { url }: TestDb, data: string) =>
  (env = {}, path = file) =>
    runScript(`server/backup/${script}-cli.ts`, [path], {
      DATABASE_URL: url,
      DATA_DIR: join(folder, data),
      SECRET_KEY: KEY,
      ...env,
    });
const backUp = command('backup', used, 'from');
const restore = command('restore', empty, 'to');

async function expectUntouched(): Promise<void> {
  const { rows } = await empty.pool.query('SELECT FROM users UNION ALL SELECT FROM products');
  expect(rows).toEqual([]);
}

describe('a backup is refused in a sentence', () => {
  test.each([[[]], [['--all']], [['a', 'b']]])('with the parameters %j', async (parameters) => {
    const { code, errors } = await runScript('server/backup/backup-cli.ts', parameters, {});
    expect([code, errors]).toEqual([1, 'Usage: npm run backup -- <new file>\n']);
  });

  test('into a file that is there, which stays as it is', async () => {
    await writeFile(file, 'dear');
    expect(await backUp()).toMatchObject({ code: 1, errors: `${file} exists already: name a new file.\n` });
    expect(await readFile(file, 'utf8')).toBe('dear');
  });

  test('into a folder that is not there', async () => {
    const path = join(folder, 'no', 'x.backup');
    const { code, errors } = await backUp({}, path);
    expect([code, errors]).toEqual([1, expect.stringContaining(`${path} cannot be written: ENOENT`)]);
  });

  test('of a folder without a store, where none is made', async () => {
    const { code, errors } = await backUp({ DATABASE_URL: '' });
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(/^There is nothing to back up: .*holds no store\.\n$/),
    ]);
    expect(existsSync(join(folder, 'from', 'postgres'))).toBe(false);
  });
});

describe('a restore is refused in a sentence, and nothing is written', () => {
  test('of a file that is not there', async () => {
    const { code, errors } = await restore();
    expect([code, errors]).toEqual([1, expect.stringContaining('cannot be read: ENOENT')]);
  });

  test.each([
    ['text', Buffer.from('SELECT 1;\n')],
    ['nothing', Buffer.alloc(0)],
    ['somebody else’s compressed file', promisify(zstdCompress)('{"a": 1}\n')],
  ])('of a file with %s', async (_, content) => {
    await writeFile(file, await content);
    expect(await restore()).toMatchObject({
      code: 1,
      errors: `${file} is not a backup of Larder, or its beginning is damaged.\n`,
    });
  });

  test('of a file that ends early, or of which a byte changed', async () => {
    await backUp();
    const whole = await readFile(file);
    const changed = Buffer.from(whole);
    const middle = Math.floor(whole.length / 2);
    changed[middle] = (changed[middle] ?? 0) ^ 1;
    for (const content of [whole.subarray(0, -100), whole.subarray(0, middle), changed]) {
      await writeFile(file, content);
      expect(await restore()).toMatchObject({
        code: 1,
        errors: expect.stringContaining('damaged'),
      });
    }
    await expectUntouched();
  });

  test.each([
    ['another amount', (text: string) => text.replace('Cola 2', 'Cola 7'), 'is damaged'],
    ['more after its end', (text: string) => `${text}x`, 'is damaged'],
    ['a newer format', (text: string) => text.replace('"format":1', '"format":2'), 'newer Larder'],
    ['a newer step', (text: string) => text.replace('{"number":1,', '{"number":99,'), 'is damaged'],
  ])('of text with %s, packed again', async (_, change, sentence) => {
    await backUp();
    const text = (await promisify(zstdDecompress)(await readFile(file))).toString();
    await writeFile(file, await promisify(zstdCompress)(change(text)));
    expect(await restore()).toMatchObject({ code: 1, errors: expect.stringContaining(sentence) });
    await expectUntouched();
  });

  test('into a store with an account in it', async () => {
    await backUp();
    await addPerson(empty.pool);
    const before = await contents(empty.pool);
    const { code, errors } = await restore();
    expect([code, errors]).toEqual([1, expect.stringContaining('The store is not empty')]);
    expect(await contents(empty.pool)).toEqual(before);
  });

  test('without the keys that its business ids are sealed with', async () => {
    await backUp();
    expect(await restore({ SECRET_KEY: '' })).toMatchObject({
      code: 1,
      errors: expect.stringContaining('Set SECRET_KEY to the keys the backup was made with'),
    });
    expect(await restore({ SECRET_KEY: KEY.toUpperCase() })).toMatchObject({
      code: 1,
      errors: expect.stringContaining('SECRET_KEY lacks a key of the backup'),
    });
    await expectUntouched();
  });
});

test('every row of every table comes back as it was', async () => {
  const before = await contents(used.pool);
  expect(await backUp()).toMatchObject({ code: 0, errors: '' });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await restore()).toMatchObject({ code: 0, errors: '' });
  expect(await contents(empty.pool)).toEqual(before);
  // Numbers go on after those that were given.
  const numbers = async ({ pool }: { pool: Pool }) =>
    (await pool.query(`SELECT nextval('catalogue_change_seq') AS change`)).rows;
  expect(await numbers(empty)).toEqual(await numbers(used));
  // Foreign keys and triggers stand again.
  await expect(empty.pool.query(`UPDATE cart_items SET user_id = $1`, [randomUUID()])).rejects.toThrow(
    'foreign key',
  );
  await empty.pool.query('DELETE FROM wishlist_group_followers');
  const { rows } = await empty.pool.query('SELECT other_count FROM wishlist_groups');
  expect(rows).toEqual([{ other_count: 0 }]);
});

test('sign-ins do not come back: what was ended since would be valid again', async () => {
  const { rows } = await used.pool.query<{ id: string }>('SELECT id FROM users');
  const id = rows[0]?.id;
  await used.pool.query(
    `INSERT INTO sessions (id, user_id, auth_provider, created_at, last_used_at, expires_at)
     VALUES ($1, $1, 'email', now(), now(), now() + interval '1 day')`,
    [id],
  );
  await used.pool.query(
    `INSERT INTO magic_links (id, email, email_key, token_hash, nonce_hash, code_hash, redeemable, tries_left, created_at, expires_at)
     VALUES ($1, 'a', 'a', 'a', 'b', 'c', true, 5, now(), now() + interval '1 day')`,
    [id],
  );
  await backUp();
  await restore();
  const sessions = await empty.pool.query('SELECT FROM sessions WHERE revoked_at IS NOT NULL');
  const links = await empty.pool.query('SELECT FROM magic_links WHERE voided_at IS NOT NULL');
  expect([sessions.rowCount, links.rowCount]).toEqual([1, 1]);
});

test('what is written meanwhile is in it whole or not at all', async () => {
  let isDone = false;
  const backup = backUp().finally(() => {
    isDone = true;
  });
  let people = 1;
  for (; !isDone; people++) await addPerson(used.pool);
  expect((await backup).code).toBe(0);
  expect((await restore()).code).toBe(0);
  const count = async (table: string) => (await empty.pool.query(`SELECT FROM ${table}`)).rowCount ?? 0;
  const restored = await count('users');
  expect(await count('cart_items')).toBe(restored);
  expect(restored).toBeGreaterThan(0);
  expect(restored).toBeLessThanOrEqual(people);
});

test('keys of DATA_DIR come along, and take no other’s place', async () => {
  const from = join(folder, 'with-key');
  await mkdir(join(from, 'keys'), { recursive: true });
  await writeFile(join(from, 'keys', 'secret.key'), `${KEY}\n`);
  await backUp({ DATA_DIR: from, SECRET_KEY: '' });
  const other = join(folder, 'other-key');
  await mkdir(join(other, 'keys'), { recursive: true });
  await writeFile(join(other, 'keys', 'secret.key'), `${KEY.toUpperCase()}\n`);
  expect(await restore({ DATA_DIR: other, SECRET_KEY: '' })).toMatchObject({
    code: 1,
    errors: expect.stringContaining('holds another key than the backup'),
  });
  await expectUntouched();
  const fresh = join(folder, 'fresh');
  expect(await restore({ DATA_DIR: fresh, SECRET_KEY: '' })).toMatchObject({ code: 0 });
  expect(await readFile(join(fresh, 'keys', 'secret.key'), 'utf8')).toBe(`${KEY}\n`);
});
