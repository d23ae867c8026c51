import { beforeEach, describe, expect, test } from 'vitest';
import { cartSchema } from '#contract/cart.schema.ts';
import { openListsApp } from '#tests/support/lists-app.ts';
import { demoGtin } from '#tests/support/trade-items.ts';

const lists = await openListsApp();

/** Twelve of the one are in one of the other. */
const [EACH, CASE, OTHER] = [demoGtin(0), demoGtin(1), demoGtin(2)];
const add = (gtin: string, quantity: number, person = 0) =>
  lists.as(person)('POST', 'cart/add', { gtin, quantity });
const exchange = (gtin: string, quantity: unknown, to_gtin: string, to_quantity: unknown, person = 0) =>
  lists.as(person)('POST', 'cart/exchange', { gtin, quantity, to_gtin, to_quantity });
const linesOf = (body: unknown) =>
  cartSchema.parse(body).items.map(({ gtin, quantity }) => [gtin, quantity] as const);
const cart = async (person = 0) => (await lists.as(person)('GET', 'cart')).body;

describe('an exchange is refused, and the cart stays as it was,', () => {
  beforeEach(async () => {
    await add(EACH, 24);
  });
  const expectUnchanged = async () => expect(linesOf(await cart())).toEqual([[EACH, 24]]);

  test.each([
    [0, 2],
    [24, 0],
    [24, 10_000],
    [1.5, 1],
    ['24', 2],
    [24, null],
  ])('for quantities such as %j and %j', async (quantity, to) => {
    expect((await exchange(EACH, quantity, CASE, to)).status).toBe(422);
    await expectUnchanged();
  });

  test('for the same product, and for what is no product', async () => {
    const same = await exchange(EACH, 24, EACH, 2);
    expect(same).toMatchObject({ status: 422, body: { errors: [{ path: 'to_gtin' }] } });
    expect(await exchange(EACH, 24, demoGtin(999), 2)).toMatchObject({
      status: 404,
      body: { detail: 'Product not found' },
    });
    await expectUnchanged();
  });

  test('where the product is not in this person’s cart, or another tab has left fewer', async () => {
    expect((await exchange(CASE, 2, EACH, 24)).status).toBe(404);
    expect((await exchange(EACH, 24, CASE, 2, 1)).status).toBe(404);
    const { status, body } = await exchange(EACH, 36, CASE, 3);
    expect(status).toBe(409);
    expect(body.detail).toBe('Your cart was changed elsewhere. Look at it again.');
    await expectUnchanged();
  });

  test('where the cart would hold more than it can of the other', async () => {
    await add(CASE, 9_998);
    const { status, body } = await exchange(EACH, 24, CASE, 2);
    expect(status).toBe(422);
    expect(body.detail).toBe('A cart holds at most 9999 of one product.');
    expect(linesOf(await cart())).toEqual([
      [CASE, 9_998],
      [EACH, 24],
    ]);
  });
});

describe('an exchange with an idempotency key', () => {
  const KEY = 'a-key-of-an-exchange-offline';
  const exchangeOnce = (idempotency_key: unknown, quantity = 12, to_quantity = 1, person = 0) =>
    lists.as(person)('POST', 'cart/exchange', {
      gtin: EACH,
      quantity,
      to_gtin: CASE,
      to_quantity,
      idempotency_key,
    });

  test.each(['', 'short', 'x'.repeat(65), 'with a blank in between', 7])(
    'refuses the key %j',
    async (key) => {
      await add(EACH, 24);
      expect(await exchangeOnce(key)).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'idempotency_key' }] },
      });
      expect(linesOf(await cart())).toEqual([[EACH, 24]]);
    },
  );

  test('is not used up by a refusal', async () => {
    expect((await exchangeOnce(KEY)).status).toBe(404);
    await add(EACH, 11);
    expect((await exchangeOnce(KEY)).status).toBe(409);
    await add(EACH, 1);
    expect(linesOf((await exchangeOnce(KEY)).body)).toEqual([[CASE, 1]]);
  });

  test('is made once, also when sent many times at once, and always answers the cart as it is', async () => {
    await add(EACH, 36);
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchangeOnce(KEY)));
    answers.push(await exchangeOnce(KEY));
    expect(answers.map(({ status, body }) => [status, new Map(linesOf(body))])).toEqual(
      answers.map(() => [200, new Map([[EACH, 24] as const, [CASE, 1] as const])]),
    );
  });

  test('is made again with another key, and apart for another person', async () => {
    await add(EACH, 24);
    await add(EACH, 12, 1);
    await exchangeOnce(KEY);
    await exchangeOnce(`${KEY}-2`);
    expect((await exchangeOnce(KEY, 12, 1, 1)).status).toBe(200);
    expect([linesOf(await cart()), linesOf(await cart(1))]).toEqual([[[CASE, 2]], [[CASE, 1]]]);
  });

  test('is forgotten after a day', async () => {
    await add(EACH, 24);
    await exchangeOnce(KEY);
    await lists.store.pool.query(`UPDATE idempotency_keys SET taken_at = taken_at - interval '1 day'`);
    expect(linesOf((await exchangeOnce(KEY)).body)).toEqual([[CASE, 2]]);
    const { rowCount } = await lists.store.pool.query('SELECT FROM idempotency_keys');
    expect(rowCount).toBe(1);
  });
});

test('an exchanged line keeps its place and its id, and carries the other product', async () => {
  await add(EACH, 24);
  const before = cartSchema.parse((await add(OTHER, 1)).body);
  const { status, body } = await exchange(EACH, 24, CASE, 2);
  expect(status).toBe(200);
  expect(linesOf(body)).toEqual([
    [OTHER, 1],
    [CASE, 2],
  ]);
  const line = cartSchema.parse(body).items[1];
  expect(line).toMatchObject({ id: before.items[1]?.id, product: { gtin: CASE, name: 'Product 1' } });
  expect(linesOf(await cart())).toEqual(linesOf(body));
});

test('what is in the cart of the other already is added to, and the exchange back undoes it exactly', async () => {
  await add(EACH, 30);
  await add(CASE, 2);
  expect(linesOf((await exchange(EACH, 30, CASE, 3)).body)).toEqual([[CASE, 5]]);
  expect(linesOf((await exchange(CASE, 3, EACH, 30)).body).toSorted()).toEqual(
    [[EACH, 30] as const, [CASE, 2] as const].toSorted(),
  );
});

test('what another tab added meanwhile stays where it was put', async () => {
  await add(EACH, 24);
  await add(EACH, 5);
  expect(linesOf((await exchange(EACH, 24, CASE, 2)).body).toSorted()).toEqual(
    [[EACH, 5] as const, [CASE, 2] as const].toSorted(),
  );
});

test('exchanges to and fro among adds lose nothing and double nothing', async () => {
  await add(EACH, 120);
  await add(CASE, 10);
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) => {
      if (n % 3 === 0) return exchange(EACH, 12, CASE, 1);
      return n % 3 === 1 ? exchange(CASE, 1, EACH, 12) : add(n % 2 === 0 ? EACH : CASE, n % 2 === 0 ? 12 : 1);
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const eaches = linesOf(await cart()).map(([gtin, quantity]) => (gtin === CASE ? 12 * quantity : quantity));
  expect(eaches.reduce((sum, count) => sum + count, 0)).toBe(240 + 20 * 12);
});

test('of ten exchanges of the same line one happens', async () => {
  await add(EACH, 12);
  const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(EACH, 12, CASE, 1)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(linesOf(await cart())).toEqual([[CASE, 1]]);
});
