import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ExportLine, exportLineSchema } from '#contract/exports.schema.ts';
import { removeSource } from '#server/catalogue/store/remove-source.ts';
import { writeTradeItems } from '#server/catalogue/store/write-trade-items.ts';
import { openTokenApp } from '#tests/support/token-app.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';

const COUNT = 1_203;
const items = Array.from({ length: COUNT }, (_, n) =>
  tradeItem({ gtin: demoGtin(n), name: `Cola "${n}"\n`, description: 'x'.repeat(3_000) }),
);
const { app, store, signUp, call, begin, makeToken } = await openTokenApp(items);
let token: string;
beforeAll(async () => {
  token = await makeToken(await signUp(`${randomUUID()}@example.com`));
});

async function read(since?: number | string): Promise<ExportLine[]> {
  const query = since === undefined ? '' : `?since=${since}`;
  const reply = await call('GET', `/api/exports/products${query}`, token);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([
    200,
    'application/x-ndjson; charset=utf-8',
  ]);
  return reply.body
    .trimEnd()
    .split('\n')
    .map((line) => exportLineSchema.parse(JSON.parse(line)));
}
const endOf = (lines: readonly ExportLine[]) => lines.at(-1) ?? { sequence: -1 };

describe('an export is refused', () => {
  test.each(['products', 'search?format=csv'])('of %s without an account', async (path) => {
    expect((await app.inject({ url: `/api/exports/${path}` })).statusCode).toBe(401);
  });

  test.each([
    ['day=2027-02-30', 'day must be a day from 2005-12-01 to 2040-12-31, written like 2027-01-15'],
    ['place=NY', 'place must be one of US, AR'],
    ['channel=vending', 'channel must be one of school, hospital, retail'],
  ])('%s', async (query, words) => {
    const reply = await call('GET', `/api/exports/products?${query}`, token);
    expect([reply.statusCode, reply.body]).toEqual([422, expect.stringContaining(words)]);
  });

  test.each(['-1', '1.5', 'x', '9'.repeat(16)])('since %s', async (since) => {
    expect((await call('GET', `/api/exports/products?since=${since}`, token)).statusCode).toBe(422);
  });

  test('while one of the account is under way, and not after its reader went away', async () => {
    const slow = await begin('/api/exports/products', token);
    expect((await call('GET', '/api/exports/products', token)).statusCode).toBe(429);
    slow.destroy();
    const again = async () => (await call('GET', '/api/exports/products', token)).statusCode;
    await expect.poll(again).toBe(200);
  });
});

test('the whole catalogue comes a product a line, as the call of each product answers it', async () => {
  const lines = await read();
  expect(lines).toHaveLength(COUNT + 1);
  expect(endOf(lines)).toMatchObject({ end: true });
  const [first] = lines;
  expect(first).toMatchObject({ listed: true, per_serving: {}, per_100: {} });
  if (!first || !('product' in first)) throw new Error('it is no product');
  const alone = await call('GET', `/api/products/${first.product.gtin}`, token);
  expect(first.product).toEqual(alone.json());
  const sequences = lines.slice(0, -1).map(({ sequence }) => sequence);
  expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
});

test('since the end of an export come the changes after it, deletions too, and then nothing', async () => {
  const { sequence } = endOf(await read());
  expect(await read(sequence)).toEqual([{ sequence, end: true, day: expect.stringMatching(/^20/) }]);
  const changed = tradeItem({ gtin: demoGtin(5), name: 'Cola, changed' });
  const added = tradeItem({ gtin: demoGtin(COUNT), name: 'Cola, new' });
  await writeTradeItems(store.pool, 'demo', [changed], new Date());
  await writeTradeItems(store.pool, 'off', [added], new Date());
  await removeSource(store.pool, 'off');
  const lines = await read(sequence);
  expect(lines).toMatchObject([
    { product: { gtin: demoGtin(5), name: 'Cola, changed' } },
    { deleted: demoGtin(COUNT) },
    { end: true },
  ]);
  expect(await read(endOf(lines).sequence)).toHaveLength(1);
  // Who begins hears nothing of products that went before.
  expect(await read(0)).toHaveLength(COUNT + 1);
});

test('a sequence beyond the last, of a store that was restored, is answered with the last', async () => {
  const { sequence } = endOf(await read());
  expect(await read(sequence + 1_000)).toEqual([{ sequence, end: true, day: expect.stringMatching(/^20/) }]);
});

test('an export answers for a day and places, and says the day', async () => {
  const red = tradeItem({ gtin: demoGtin(6), name: 'Cherry Cola', ingredients: 'Water, sugar, Red 3.' });
  const { sequence } = endOf(await read());
  await writeTradeItems(store.pool, 'demo', [red], new Date());
  const reply = await call('GET', `/api/exports/products?since=${sequence}&day=2027-01-14&place=US`, token);
  const [line, end] = reply.body
    .trimEnd()
    .split('\n')
    .map((each) => exportLineSchema.parse(JSON.parse(each)));
  expect(line).toMatchObject({
    ingredient_laws: { answer: 'named_later', later: { from: '2027-01-15', named: ['Red 3'] } },
    standards: expect.arrayContaining([expect.objectContaining({ key: 'nutri_score', answer: 'unknown' })]),
  });
  expect(end).toMatchObject({ end: true, day: '2027-01-14' });
});
