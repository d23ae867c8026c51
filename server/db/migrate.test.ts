import { expect, test } from 'vitest';
import { hashSecret } from '#server/keys/secrets.ts';
import { pollUntil } from '#tests/support/poll-until.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { takeKey } from './idempotency-keys.queries.ts';
import { migrate, readMigrations } from './migrate.ts';

const store = await openTestDb();

test('a store that is newer than the program is refused with a sentence', async () => {
  await store.pool.query(`INSERT INTO migrations (number, name, checksum) VALUES (9999, 'later', 'x')`);
  await expect(migrate(store.pool, silentLog)).rejects.toThrow('which this Larder does not know');
  await store.pool.query('DELETE FROM migrations WHERE number = 9999');
});

test('a migration that was changed after it ran is refused', async () => {
  await store.pool.query(`UPDATE migrations SET checksum = 'x' WHERE number = 1`);
  await expect(migrate(store.pool, silentLog)).rejects.toThrow('Migration 1 is not the one');
});

test('the reference data holds the 26 titled families and the untitled one', async () => {
  const families = await store.db.selectFrom('gpc_families').selectAll().execute();
  expect(families.filter((family) => family.family_title !== null)).toHaveLength(26);
  expect(families.filter((family) => family.family_title === null).map((family) => family.gpc_code)).toEqual([
    '50400000',
  ]);
});

test('two processes may migrate an empty store at once', async () => {
  await store.pool.query('DROP SCHEMA public CASCADE');
  await store.pool.query('CREATE SCHEMA public');
  await Promise.all(Array.from({ length: 3 }, () => migrate(store.pool, silentLog)));
  const { rows } = await store.pool.query('SELECT number FROM migrations ORDER BY number');
  expect(rows.length).toBeGreaterThan(2);
});

const USER = '01900000-0000-7000-8000-000000000001';

/** An empty store as this step left it, with a user. */
async function storeOfStep(step: number): Promise<void> {
  await store.pool.query('DROP SCHEMA public CASCADE');
  await store.pool.query('CREATE SCHEMA public');
  await migrate(store.pool, silentLog, step);
  await store.pool.query(
    `INSERT INTO users (id, email, email_key, auth_provider, is_verified, created_at, updated_at)
     VALUES ($1, 'a@example.com', 'a@example.com', 'email', true, now(), now())`,
    [USER],
  );
}

test('a store that ends during a migration is told as such, and the next start migrates it', async () => {
  await storeOfStep(33);
  const reader = await store.pool.connect();
  try {
    await reader.query('BEGIN; LOCK TABLE product_nutrients IN ACCESS SHARE MODE');
    const migrated = migrate(store.pool, silentLog).catch((error: unknown) => error);
    await pollUntil('the migration waits and is ended', async () => {
      const { rowCount } = await store.pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%product_nutrients%'`,
      );
      return rowCount === 1;
    });
    expect(await migrated).toMatchObject({ code: '57P01' });
  } finally {
    await reader.query('ROLLBACK');
    reader.release();
  }
  await migrate(store.pool, silentLog);
  const { rows } = await store.pool.query('SELECT max(number) AS last FROM migrations');
  expect(rows).toEqual([{ last: (await readMigrations()).at(-1)?.number }]);
});

test('a link to a group that was stored as it is goes on working, as a hash alone', async () => {
  const token = 'an-older-token-of-16-b';
  await storeOfStep(25);
  await store.pool.query(
    `INSERT INTO wishlist_groups (id, owner_id, name, is_public, share_token, created_at, updated_at)
     VALUES ($1, $1, 'Menu', false, $2, now(), now())`,
    [USER, token],
  );
  await migrate(store.pool, silentLog);
  const links = await store.db.selectFrom('wishlist_group_links').selectAll().execute();
  expect(links).toMatchObject([{ group_id: USER, token_hash: hashSecret(token) }]);
  const groups = await store.db.selectFrom('wishlist_groups').selectAll().execute();
  expect(JSON.stringify(groups)).not.toContain(token);
});

test.each([
  ['cart_add_keys', 'added_at', 'add'],
  ['exchange_keys', 'made_at', 'exchange'],
] as const)('keys of %s are taken for servers of before and after', async (table, column, change) => {
  const day = new Date('2026-11-26T12:00:00Z');
  const takeOld = async (key: string) => {
    const { rowCount } = await store.pool.query(
      `INSERT INTO ${table} (user_id, key, ${column}) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING key`,
      [USER, key, day],
    );
    return rowCount === 1;
  };
  const takeNew = (key: string) =>
    takeKey((text, values) => store.pool.query(text, values), { userId: USER, change, key, now: day });
  const [before, old, recent] = ['taken-before-the-update', 'taken-by-the-old-one', 'taken-by-the-new-one'];

  await storeOfStep(32);
  expect(await takeOld(before)).toBe(true);
  await migrate(store.pool, silentLog);
  expect([await takeOld(before), await takeNew(before)]).toEqual([false, false]);
  expect([await takeOld(old), await takeNew(old)]).toEqual([true, false]);
  expect([await takeNew(recent), await takeOld(recent)]).toEqual([true, false]);
  const { rowCount } = await store.pool.query(
    `DELETE FROM ${table} WHERE (user_id, key) IN (
       SELECT user_id, key FROM ${table} WHERE ${column} <= $1 FOR UPDATE SKIP LOCKED)`,
    [day],
  );
  expect([rowCount, await takeNew(before)]).toEqual([3, true]);
});
