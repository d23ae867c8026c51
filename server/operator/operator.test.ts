import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openPool } from '#server/db/open-db.ts';
import { readPrimary } from '#server/db/open-reads.ts';
import { recordingLog } from '#tests/support/recording-log.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';
import { countGaps } from './count-gaps.ts';
import { findProblems } from './find-problems.ts';
import { findGapReport } from './gaps.queries.ts';
import { operationsBody } from './operations-page.ts';
import { operationsReader } from './read-operations.ts';

const TOKEN = 'a token for the operator of the tests';
const PAGE = '/operations/';
const basic = (password: string) => `Basic ${Buffer.from(`anyone:${password}`).toString('base64')}`;

const bare = await openTestApp([]);
const larder = await openTestApp(
  [
    tradeItem({ gtin: demoGtin(1), name: 'Oats', ingredients: 'Oats', brand: 'Mill' }),
    tradeItem({ gtin: demoGtin(2), name: 'Rye', nutrients: [] }),
  ],
  { OPERATOR_TOKEN: TOKEN },
);
const { db, pool } = larder.store;
const { log } = recordingLog();
const clock = () => new Date('2026-03-02T12:00:00Z');
const open = (authorization: string) => larder.app.inject({ url: PAGE, headers: { authorization } });

test('without a token in the settings there is no such page', async () => {
  for (const url of [PAGE, '/operations']) {
    const response = await bare.app.inject({ url, headers: { authorization: basic(TOKEN) } });
    expect(response.statusCode).toBe(404);
  }
});

test('nothing but the token opens the page, and a refusal tells nothing', async () => {
  const refused = ['', 'Basic', 'Basic ::::', basic(''), basic(`${TOKEN} `), 'Bearer x', `Token ${TOKEN}`];
  for (const authorization of refused) {
    const response = await open(authorization);
    expect(response.statusCode, authorization).toBe(401);
    expect(response.headers['www-authenticate']).toMatch(/^Basic /);
    expect(response.body).not.toContain('Imports');
  }
  const { statusCode, headers } = await larder.app.inject('/operations');
  expect([statusCode, headers.location]).toEqual([301, PAGE]);
});

test('the page tells of imports and why rows were rejected, of the index, mail and webhooks, and of nothing secret', async () => {
  const at = clock();
  const owner = uuidv7();
  await db
    .insertInto('import_runs')
    .values({
      id: uuidv7(),
      source: 'gdsn',
      files: 'https://user:another@example.com/<b>pallets.xml?key=another',
      fingerprint: 'f',
      status: 'failed',
      rows_read: 2_000,
      rows_rejected: 1_500,
      reject_reasons: JSON.stringify([{ reason: 'GTIN check digit is wrong', rows: 1_500 }]),
    })
    .execute();
  await db
    .insertInto('users')
    .values({
      id: owner,
      email: 'owner@example.com',
      email_key: 'owner@example.com',
      auth_provider: 'email',
      is_verified: true,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await db
    .insertInto('webhooks')
    .values({
      id: uuidv7(),
      user_id: owner,
      url: 'https://receiver.example/hooks/its-secret?key=another',
      sealed_secret: Buffer.from('sealed'),
      created_at: at,
      sequence: 1,
      failed_attempts: 3,
      failing_since: at,
      last_error: 'The connection was refused.',
      next_attempt_at: at,
    })
    .execute();
  for (const authorization of [basic(TOKEN), `Bearer ${TOKEN}`]) {
    const { statusCode, body, headers } = await open(authorization);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    for (const text of [
      'The last import from GDSN stopped before its end',
      '&lt;b&gt;pallets.xml',
      'GTIN check digit is wrong',
      '1,500',
      'receiver.example',
      '1 webhooks could not hand over',
      'Mail goes to the development mailbox',
    ])
      expect(body).toContain(text);
    expect(body).not.toMatch(/<b>|its-secret|another|owner@example.com/);
  }
});

test('what products lack is counted of the products as shown, and of each source’s own records', async () => {
  await countGaps({ db, pool, reads: readPrimary(larder.store), clock, log }, AbortSignal.abort());
  expect(await findGapReport(db)).toBeUndefined();
  const running = new AbortController().signal;
  await countGaps({ db, pool, reads: readPrimary(larder.store), clock, log }, running);
  const report = await findGapReport(db);
  expect(report?.sequence).toBeGreaterThan(0);
  for (const source of [null, 'demo'] as const) {
    const found = report?.counts.find((each) => each.source === source);
    expect(found).toMatchObject({
      products: 2,
      lacking: { name: 0, brand: 1, ingredients: 1, price: 2, picture: 2, nutrients: 2 },
    });
  }
});

test('a store that does not answer is said, and the page is still given', async () => {
  const lost = await openPool({ connectionString: larder.store.url }, silentLog, async () => undefined);
  await lost.pool.end();
  const config = readConfig({ SMTP_URL: 'smtp://localhost' });
  const { search } = larder;
  const deps = { config, search, clock, log: silentLog, publicUrl: '', keys: undefined, ...lost };
  const read = operationsReader({ ...deps, reads: readPrimary(lost) } as never);
  const operations = await read();
  expect(await read()).toBe(operations);
  expect(operations).toMatchObject({
    imports: undefined,
    mail: undefined,
    store: undefined,
    gaps: undefined,
  });
  expect(findProblems(operations)).toEqual(['The store does not answer.']);
});

test('a disk with little room is said', async () => {
  const { search, store } = larder;
  const deps = {
    config: readConfig({}),
    search,
    clock,
    log: silentLog,
    publicUrl: '',
    keys: undefined,
    ...store,
  };
  const operations = await operationsReader({ ...deps, reads: readPrimary(store) } as never)();
  const diskWarning = 'The disk of DATA_DIR has 3 MiB left: without room nothing can be saved.';
  expect(findProblems({ ...operations, diskWarning, imports: [] })).toContain(diskWarning);
});

test('a search cluster that lacks a node or a copy is said, though it answers', async () => {
  const { search, store } = larder;
  const config = readConfig({ SEARCH_URL: 'http://search-1,http://search-2' });
  const short = { ...search, missing: () => ({ nodes: 1, copies: 2 }) };
  const deps = { config, search: short, clock, log: silentLog, publicUrl: '', keys: undefined, ...store };
  const operations = await operationsReader({ ...deps, reads: readPrimary(store) } as never)();
  expect(findProblems({ ...operations, imports: [], webhooks: undefined })).toEqual([
    'The search cluster lacks nodes of SEARCH_URL: 1.',
    'The search cluster has lost copies of its indexes: one more lost node may stop searches.',
  ]);
  const body = operationsBody(operations, '1.0', 60);
  expect(body).toMatch(/Nodes missing<\/dt><dd>1<.*Copies missing<\/dt><dd>2</);
});
