import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestServer } from '#tests/support/feature-app.ts';
import { openTestDb } from '#tests/support/test-db.ts';

const { db, pool } = await openTestDb();
const { app, entries } = await openTestServer();
app.get('/api/slow', () =>
  db.transaction().execute((trx) => sql`SELECT pg_sleep(60) /* in flight */`.execute(trx)),
);
app.get('/api/quick', async () => (await sql`SELECT 1 AS one`.execute(db)).rows);
app.get<{ Params: { code: string } }>('/api/unsaved/:code', ({ params }) =>
  pool.query(`DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '${params.code}'; END $$`),
);
app.get('/api/orphan', () =>
  db
    .insertInto('refresh_tokens')
    .values({
      token_hash: Buffer.from('x'),
      session_id: '0198f5f4-0000-7000-8000-000000000000',
      issued_at: new Date(),
      rotated_at: null,
    })
    .execute(),
);

/** All at once, and only when all of them are there. */
async function terminateInFlight(count: number): Promise<void> {
  const inFlight = `FROM pg_stat_activity WHERE datname = current_database()
    AND state = 'active' AND query LIKE '%in flight%' AND pid <> pg_backend_pid()`;
  await expect.poll(async () => (await pool.query(`SELECT pid ${inFlight}`)).rowCount).toBe(count);
  await pool.query(`SELECT pg_terminate_backend(pid) ${inFlight}`);
}

test('connections lost in the middle of transactions are 503, and the next request is answered', async () => {
  const slow = Array.from({ length: 3 }, () => app.inject('/api/slow'));
  // The requests start with the first turn of the loop.
  const answers = Promise.all(slow);
  await terminateInFlight(3);
  for (const answer of await answers) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.json().detail).toMatch(/store/);
  }
  expect((await app.inject('/api/quick')).json()).toEqual([{ one: 1 }]);
  expect(entries.some(({ level }) => level === 'error')).toBe(false);
});

test.each([
  ['53100', 503, '30', /disk of Larder is full/],
  ['58030', 503, '30', /disk of Larder cannot be written/],
  ['25006', 503, '2', /cannot reach its store/],
])('a store that cannot save, by %s, is told from a fault', async (code, status, retryAfter, detail) => {
  const answer = await app.inject(`/api/unsaved/${code}`);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['retry-after']).toBe(retryAfter);
  expect(answer.json().detail).toMatch(detail);
});

test('a row whose owner is gone is a conflict', async () => {
  const answer = await app.inject('/api/orphan');
  expect(answer.statusCode).toBe(409);
  expect(answer.json().detail).toMatch(/deleted/);
});
