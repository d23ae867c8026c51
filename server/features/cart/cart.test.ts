import { describe, expect, test } from 'vitest';
import { cartSchema } from '#contract/cart.schema.ts';
import { openListsApp } from '#tests/support/lists-app.ts';
import { demoGtin } from '#tests/support/trade-items.ts';

const lists = await openListsApp();

const [first, second] = [demoGtin(0), demoGtin(1)];
const add = (gtin: string, quantity?: unknown, person = 0) =>
  lists.as(person)('POST', 'cart/add', quantity === undefined ? { gtin } : { gtin, quantity });
const quantities = (body: unknown) =>
  cartSchema.parse(body).items.map(({ gtin, quantity }) => [gtin, quantity] as const);

describe('the cart refuses', () => {
  test.each([0, -1, 1.5, 10_000, '2', null, Number.MAX_SAFE_INTEGER])(
    'a quantity of %j',
    async (quantity) => {
      expect((await add(first, quantity)).status).toBe(422);
      expect((await lists.as(0)('GET', 'cart')).body).toEqual({ items: [] });
    },
  );

  test('a quantity of 1e300, and says so once', async () => {
    const { body } = await add(first, 1e300);
    expect(body.errors).toEqual([{ path: 'quantity', message: 'Must be a whole number from 1 to 9999' }]);
  });

  test('more of a product than a cart holds, in sum', async () => {
    await add(first, 9_000);
    const { status, body } = await add(first, 1_000);
    expect(status).toBe(422);
    expect(body.detail).toBe('A cart holds at most 9999 of one product.');
    expect(quantities((await lists.as(0)('GET', 'cart')).body)).toEqual([[first, 9_000]]);
  });

  test('an unknown product, and a change of what is not in it', async () => {
    expect(await add(demoGtin(999))).toMatchObject({ status: 404, body: { detail: 'Product not found' } });
    expect((await lists.as(0)('PUT', 'cart/update', { gtin: first, quantity: 2 })).status).toBe(404);
    expect((await lists.as(0)('DELETE', 'cart/remove', { gtin: first })).status).toBe(404);
    expect((await lists.as(0)('DELETE', 'cart/remove')).status).toBe(422);
  });
});

test('a hundred parallel adds of one make a hundred', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => add(first)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(quantities((await lists.as(0)('GET', 'cart')).body)).toEqual([[first, 100]]);
});

describe('an add with an idempotency key', () => {
  const KEY = 'a-key-of-an-interrupted-add';
  const addOnce = (idempotency_key: string, person = 0, quantity = 2, gtin: string = first) =>
    lists.as(person)('POST', 'cart/add', { gtin, quantity, idempotency_key });
  const cartOf = async (person = 0) => quantities((await lists.as(person)('GET', 'cart')).body);

  test.each(['', 'short', 'x'.repeat(65), 'with a blank in between', 7])(
    'refuses the key %j',
    async (key) => {
      expect(await addOnce(key as string)).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'idempotency_key' }] },
      });
      expect(await cartOf()).toEqual([]);
    },
  );

  test('counts once, also when sent many times at once, and always answers the cart', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => addOnce(KEY)));
    answers.push(await addOnce(KEY));
    expect(answers.map(({ status, body }) => [status, quantities(body)])).toEqual(
      answers.map(() => [200, [[first, 2]]]),
    );
  });

  test('counts again with another key, and apart for another person', async () => {
    await addOnce(KEY);
    await addOnce(`${KEY}-2`);
    await addOnce(KEY, 1);
    expect(await cartOf()).toEqual([[first, 4]]);
    expect(await cartOf(1)).toEqual([[first, 2]]);
  });

  test('is not used up by a refusal', async () => {
    await add(first, 9_999);
    expect((await addOnce(KEY)).status).toBe(422);
    expect((await addOnce(KEY, 0, 1, demoGtin(999))).status).toBe(404);
    await lists.as(0)('DELETE', 'cart/clear');
    expect(quantities((await addOnce(KEY)).body)).toEqual([[first, 2]]);
  });

  test('is forgotten after a day', async () => {
    await addOnce(KEY);
    await addOnce(KEY, 1);
    await lists.store.pool.query(`UPDATE idempotency_keys SET taken_at = taken_at - interval '1 day'`);
    await addOnce(KEY);
    expect(await cartOf()).toEqual([[first, 4]]);
    const { rowCount } = await lists.store.pool.query('SELECT FROM idempotency_keys');
    expect(rowCount).toBe(1);
  });
});

test('every write answers the whole cart, the last added first, each with its product', async () => {
  await add(first);
  expect(quantities((await add(second, 3)).body)).toEqual([
    [second, 3],
    [first, 1],
  ]);
  const updated = await lists.as(0)('PUT', 'cart/update', { gtin: first, quantity: 7 });
  expect(quantities(updated.body)).toEqual([
    [second, 3],
    [first, 7],
  ]);
  expect(cartSchema.parse(updated.body).items[1]?.product?.name).toBe('Product 0');
  expect(quantities((await lists.as(0)('DELETE', `cart/remove?gtin=${second}`)).body)).toEqual([[first, 7]]);
  expect((await lists.as(0)('DELETE', 'cart/clear')).body).toEqual({ items: [] });
});

test('a GTIN in any form is the same item', async () => {
  await add(first);
  expect(quantities((await add(` ${first.slice(1, 5)}-${first.slice(5)} `)).body)).toEqual([[first, 2]]);
});

test('each person has a cart of their own', async () => {
  await add(first, 1, 0);
  await add(second, 1, 1);
  expect(quantities((await lists.as(0)('GET', 'cart')).body)).toEqual([[first, 1]]);
});

test('what has left the catalogue stays in the cart and says so', async () => {
  await add(demoGtin(11));
  await lists.store.db.deleteFrom('products').where('gtin', '=', demoGtin(11)).execute();
  const { body } = await lists.as(0)('GET', 'cart');
  expect(cartSchema.parse(body).items).toMatchObject([{ gtin: demoGtin(11), product: null }]);
});
