import { expect, test } from 'vitest';
import { silentLog } from '#tests/support/silent-log.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { migrate } from './migrate.ts';

test('two processes may migrate an empty store at once', async () => {
  const store = await openTestDb();
  await store.pool.query('DROP SCHEMA public CASCADE');
  await store.pool.query('CREATE SCHEMA public');
  await Promise.all([
    migrate(store.pool, silentLog),
    migrate(store.pool, silentLog),
    migrate(store.pool, silentLog),
  ]);
  const { rows } = await store.pool.query('SELECT number FROM migrations ORDER BY number');
  expect(rows.length).toBeGreaterThan(2);
  await store.close();
});
