import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordingLog } from '#tests/support/recording-log.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';
import { writeTradeItems } from '../store/write-trade-items.ts';
import { evaluateInBackground } from './evaluate-in-background.ts';
import {
  asOnlyEvaluation,
  EVALUATION_VERSION,
  readEvaluation,
  saveEvaluation,
  takeVersionWhereEmpty,
} from './evaluation.queries.ts';
import { countStates, storeAsBefore } from './evaluation-fixture.ts';

const { pool, truncate } = await openTestDb();
const DONE = { version: EVALUATION_VERSION, evaluatedTo: null };
/** The lock that every writer of the catalogue takes. */
const CATALOGUE_LOCK = 2_282_564;
const QUICK = { pace: { stretchMs: 4, pause: 0 }, retryMs: 50 };
const ends: (() => Promise<void>)[] = [];

beforeEach(truncate);
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

function begin(options: Partial<Parameters<typeof evaluateInBackground>[0]> = {}): () => Promise<void> {
  const end = evaluateInBackground({ pool, log: silentLog, ...QUICK, ...options });
  ends.push(end);
  return end;
}
const state = () => readEvaluation(pool);
const untilDone = () => expect.poll(state).toEqual(DONE);

test('a store of older rules is evaluated, and its log says how far it is', async () => {
  await storeAsBefore(pool, 450);
  const { log, entries } = recordingLog();
  begin({ log });
  await untilDone();
  expect(await countStates(pool)).toEqual({ old: 0, current: 450 });
  const count = { total: 450, skipped: 0 };
  await expect
    .poll(() => entries.at(-1))
    .toMatchObject({
      message: 'the catalogue was evaluated',
      level: 'info',
      facts: { ...count, done: 450, changed: 450 },
    });
  expect(entries[0]).toMatchObject({
    level: 'info',
    facts: { ...count, version: EVALUATION_VERSION, done: 0, changed: 0 },
  });
  // A slow machine also logs its progress, every five seconds.
  expect(entries.slice(1, -1).filter(({ message }) => message !== 'evaluating the catalogue')).toEqual([]);
});

test('an empty store takes the version, and what comes into it later is not evaluated again', async () => {
  await takeVersionWhereEmpty(pool);
  expect(await state()).toEqual(DONE);
  await writeTradeItems(pool, 'demo', [tradeItem({ name: 'Figs' })], new Date());
  const { log, entries } = recordingLog();
  await begin({ log })();
  expect(entries).toEqual([]);
});

test('a store with products does not take the version unseen', async () => {
  await storeAsBefore(pool, 1);
  await takeVersionWhereEmpty(pool);
  expect((await state()).version).toBe(0);
});

test('a store of the same rules, and one of newer rules, are left alone', async () => {
  for (const version of [EVALUATION_VERSION, EVALUATION_VERSION + 1]) {
    await truncate();
    await storeAsBefore(pool, 1);
    await pool.query('INSERT INTO catalogue_evaluation (version) VALUES ($1)', [version]);
    const { log, entries } = recordingLog();
    await begin({ log })();
    expect(entries).toEqual([]);
    expect(await state()).toEqual({ version, evaluatedTo: null });
    expect(await countStates(pool)).toEqual({ old: 1, current: 0 });
  }
});

test('it goes on where an earlier process of the same rules was killed', async () => {
  await storeAsBefore(pool, 5);
  await saveEvaluation(pool, demoGtin(3));
  begin();
  await untilDone();
  expect(await countStates(pool)).toEqual({ old: 3, current: 2 });
});

test('where older rules were killed halfway, the newer ones begin at the first product', async () => {
  await storeAsBefore(pool, 5);
  await pool.query('INSERT INTO catalogue_evaluation (version, evaluated_to) VALUES ($1, $2)', [
    EVALUATION_VERSION - 1,
    demoGtin(3),
  ]);
  begin();
  await untilDone();
  expect(await countStates(pool)).toEqual({ old: 0, current: 5 });
});

test('stopped halfway it ends after the batch in hand, and the next one does the rest', async () => {
  await storeAsBefore(pool, 900);
  const end = begin({ pace: { stretchMs: 4, pause: 100 } });
  await expect.poll(async () => (await state()).evaluatedTo).toMatch(/^\d{14}$/);
  await end();
  const { old, current } = await countStates(pool);
  expect(old + current).toBe(900);
  expect([old > 0, current > 0]).toEqual([true, true]);
  begin();
  await untilDone();
  expect(await countStates(pool)).toEqual({ old: 0, current: 900 });
});

test('while one process evaluates the others wait, and take over where it ends', async () => {
  await storeAsBefore(pool, 3);
  const other = Promise.withResolvers<void>();
  const signal = new AbortController().signal;
  const locked = Promise.withResolvers<void>();
  const holding = asOnlyEvaluation(pool, signal, async () => {
    locked.resolve();
    await other.promise;
  });
  await locked.promise;
  begin();
  begin();
  expect(await asOnlyEvaluation(pool, signal, async () => 'ran')).toBeUndefined();
  expect(await countStates(pool)).toEqual({ old: 3, current: 0 });
  other.resolve();
  await holding;
  await untilDone();
  expect(await countStates(pool)).toEqual({ old: 0, current: 3 });
});

test('it survives the loss of every connection, one in a transaction among them', async () => {
  await storeAsBefore(pool, 900);
  const { log, entries } = recordingLog();
  const other = await pool.connect();
  await other.query('SELECT pg_advisory_lock($1)', [CATALOGUE_LOCK]);
  begin({ log });
  // It waits for the lock that this test holds as an import would.
  await expect
    .poll(async () => {
      const { rows } = await other.query(
        `SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
        [CATALOGUE_LOCK],
      );
      return rows.length;
    })
    .toBe(1);
  await other.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  await other.query('SELECT pg_advisory_unlock($1)', [CATALOGUE_LOCK]);
  other.release();
  await untilDone();
  expect(await countStates(pool)).toEqual({ old: 0, current: 900 });
  expect(entries.filter(({ level }) => level === 'warn').length).toBeGreaterThan(0);
});
