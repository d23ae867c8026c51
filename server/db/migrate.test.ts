import { expect, test } from 'vitest';
import { hashSecret } from '#server/keys/secrets.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { migrate } from './migrate.ts';

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

test('a link to a group that was stored as it is goes on working, as a hash alone', async () => {
  const token = 'an-older-token-of-16-b';
  await store.pool.query('DROP SCHEMA public CASCADE');
  await store.pool.query('CREATE SCHEMA public');
  await migrate(store.pool, silentLog, 25);
  const id = '01900000-0000-7000-8000-000000000001';
  await store.pool.query(
    `INSERT INTO users (id, email, email_key, auth_provider, is_verified, created_at, updated_at)
     VALUES ($1, 'a@example.com', 'a@example.com', 'email', true, now(), now())`,
    [id],
  );
  await store.pool.query(
    `INSERT INTO wishlist_groups (id, owner_id, name, is_public, share_token, created_at, updated_at)
     VALUES ($1, $1, 'Menu', false, $2, now(), now())`,
    [id, token],
  );
  await migrate(store.pool, silentLog);
  const links = await store.db.selectFrom('wishlist_group_links').selectAll().execute();
  expect(links).toMatchObject([{ group_id: id, token_hash: hashSecret(token) }]);
  const groups = await store.db.selectFrom('wishlist_groups').selectAll().execute();
  expect(JSON.stringify(groups)).not.toContain(token);
});
