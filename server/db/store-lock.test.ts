import { expect, test } from 'vitest';
import { openTestDb } from '#tests/support/test-db.ts';
import { holdLock } from './store-lock.ts';

const { pool } = await openTestDb();
/** Of this database: others have locks of their own. */
const LOCKS = `FROM pg_locks JOIN pg_database ON pg_database.oid = database AND datname = current_database()
  WHERE locktype = 'advisory' AND pid <> pg_backend_pid()`;
const countLocks = async () => (await pool.query(`SELECT 1 ${LOCKS}`)).rowCount;

test('one holds a lock at a time, and it is free as soon as it was given back', async () => {
  for (let round = 0; round < 20; round++) {
    const free = await holdLock(pool, 'the last pallet', () => undefined);
    expect(free).toBeDefined();
    expect(await holdLock(pool, 'the last pallet', () => undefined)).toBeUndefined();
    expect(await countLocks()).toBe(1);
    await free?.();
    expect(await countLocks()).toBe(0);
  }
});

test('a lost connection is told, once, and frees the lock', async () => {
  let lost = 0;
  const free = await holdLock(pool, 'the last pallet', () => lost++);
  await pool.query(`SELECT pg_terminate_backend(pid) ${LOCKS}`);
  await expect.poll(() => lost).toBe(1);
  await free?.();
  const next = await holdLock(pool, 'the last pallet', () => lost++);
  expect(next).toBeDefined();
  await next?.();
  expect(lost).toBe(1);
});
