import { expect, test } from 'vitest';
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
