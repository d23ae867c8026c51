import { afterEach, beforeEach, expect, test } from 'vitest';
import { type StartedServer, startServer } from '#tests/support/start-server.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { openTestFolder } from '#tests/support/test-folder.ts';
import { demoGtin } from '#tests/support/trade-items.ts';
import { EVALUATION_VERSION, readEvaluation } from './evaluation.queries.ts';
import { countStates, storeAsBefore } from './evaluation-fixture.ts';

const { pool, url, truncate } = await openTestDb();
const PRODUCTS = 1_200;
const DONE = { version: EVALUATION_VERSION, evaluatedTo: null };
const dataDir = openTestFolder();
beforeEach(truncate);

const started: StartedServer[] = [];
afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
});
async function start(): Promise<StartedServer> {
  const env = { DATABASE_URL: url, DEMO: 'off', LOG_LEVEL: 'info' };
  const server = await startServer({ dataDir, env });
  started.push(server);
  return server;
}
const state = () => readEvaluation(pool);
const until = (expected: unknown) => expect.poll(state).toEqual(expected);
const HALFWAY = { version: EVALUATION_VERSION, evaluatedTo: expect.stringMatching(/^\d{14}$/) };

/** The evaluation comes as far as the middle, and waits there for what this gives. */
async function holdInTheMiddle(): Promise<() => Promise<void>> {
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query('SELECT FROM products WHERE gtin = $1 FOR UPDATE', [demoGtin(PRODUCTS / 2)]);
  return async () => {
    await client.query('ROLLBACK');
    client.release();
  };
}

async function namedIn(serverUrl: string, gtin: string): Promise<unknown> {
  const reply = await fetch(`${serverUrl}/api/products/${gtin}`);
  const { allergens } = (await reply.json()) as { allergens?: { named?: string[] } };
  return allergens?.named;
}

test('a server evaluates an older store by itself; killed in the middle, the next one goes on', async () => {
  await storeAsBefore(pool, PRODUCTS);
  const letGoOn = await holdInTheMiddle();
  const killed = await start();
  await until(HALFWAY);
  await killed.kill();
  await letGoOn();
  const { old, current } = await countStates(pool);
  expect([old > 0, current > 0, old + current]).toEqual([true, true, PRODUCTS]);

  const next = await start();
  await until(DONE);
  expect(await countStates(pool)).toEqual({ old: 0, current: PRODUCTS });
  expect(next.output()).toMatch(
    /"done":[1-9]\d*,"total":1200.*the catalogue is being evaluated by new rules/,
  );
  await expect.poll(() => namedIn(next.url, demoGtin(PRODUCTS))).toEqual(['milk']);
  expect(await next.stop()).toBe(0);

  const again = await start();
  expect(await again.stop()).toBe(0);
  expect(again.output()).not.toContain('evaluat');
});

test('an orderly stop in the middle keeps what was done', async () => {
  await storeAsBefore(pool, PRODUCTS);
  const letGoOn = await holdInTheMiddle();
  const server = await start();
  await until(HALFWAY);
  const stopped = server.stop();
  await letGoOn();
  expect(await stopped).toBe(0);
  expect(await state()).toEqual(HALFWAY);
  const { old, current } = await countStates(pool);
  expect([old > 0, current > 0, old + current]).toEqual([true, true, PRODUCTS]);
});

test('a new store has nothing to evaluate', async () => {
  const server = await start();
  expect(await state()).toEqual(DONE);
  expect(await server.stop()).toBe(0);
  expect(server.output()).not.toContain('evaluat');
});
