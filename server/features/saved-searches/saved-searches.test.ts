import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { SAVED_SEARCHES } from '#contract/saved-searches.ts';
import { openTokenApp } from '#tests/support/token-app.ts';

const { app, store, signUp, call, makeToken } = await openTokenApp([]);
const PATH = '/api/saved-searches';
const SOUPS = {
  name: 'Low sodium soups',
  address: '/products?q=soup&nutrient=sodium:..140&sort=price-low',
  query: 'search_term=soup&nutrient=sodium%3A..140&sort=price-low&facets=true&limit=12&offset=0',
};
let access: string;
beforeEach(async () => {
  await store.db.deleteFrom('rate_events').execute();
  access = await signUp(`${randomUUID()}@example.com`);
});
const save = (fields: object = {}, token = access) => call('POST', PATH, token, { ...SOUPS, ...fields });

describe('a search is not saved', () => {
  test.each([
    [{ name: ' ' }, 'name', 'Name the search'],
    [{ name: 'x'.repeat(121) }, 'name', 'Must have at most 120 characters'],
    [{ name: 'a\nb' }, 'name', 'Must be one line of text'],
    [{ address: 'https://elsewhere.example/products' }, 'address', 'Must be the address of a search'],
    [{ address: '//elsewhere.example/products' }, 'address', 'Must be the address of a search'],
    [{ address: '/products/00012345678905' }, 'address', 'Must be the address of a search'],
    [{ address: '/products?q=a#b' }, 'address', 'Must be the address of a search'],
    [{ query: 'sort=oldest' }, 'query', expect.stringContaining('sort')],
    [{ query: `brand=${'x'.repeat(4_000)}` }, 'query', 'Must have at most 4000 characters'],
  ])('with %j', async (fields, path, message) => {
    const reply = await save(fields);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toContainEqual({ path, message });
  });

  test('under a name that another one has, and keeps what there was', async () => {
    await save();
    const again = await save({ address: '/products?q=stew' });
    expect([again.statusCode, again.json().detail]).toEqual([
      409,
      'You have a saved search of that name. Choose another name.',
    ]);
    const { searches } = (await save({ name: 'Stews' })).json();
    expect(searches).toMatchObject([SOUPS, { name: 'Stews' }]);
    expect((await call('PUT', `${PATH}/${searches[1].id}`, access, { name: SOUPS.name })).statusCode).toBe(
      409,
    );
  });

  test('as the 51st of an account, also of many saved at once', async () => {
    await store.pool.query(
      `INSERT INTO saved_searches SELECT gen_random_uuid(), id, 'Search ' || n, '/products', '', now()
       FROM users, generate_series(1, $1) n WHERE created_at = (SELECT max(created_at) FROM users)`,
      [SAVED_SEARCHES.maxPerAccount - 2],
    );
    const replies = await Promise.all(['a', 'b', 'c', 'd'].map((name) => save({ name })));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 422, 422]);
    const refused = replies.find(({ statusCode }) => statusCode === 422);
    expect(refused?.json().detail).toBe('An account keeps at most 50 searches. Delete one to make room.');
  });

  test('by a visitor, by a token that may only read, or to somebody else', async () => {
    expect((await app.inject({ method: 'POST', url: PATH, payload: SOUPS })).statusCode).toBe(401);
    expect((await save({}, await makeToken(access))).statusCode).toBe(403);
    const [{ id }] = (await save()).json().searches;
    const other = await signUp(`${randomUUID()}@example.com`);
    expect((await call('GET', PATH, other)).json()).toEqual({ searches: [] });
    expect((await call('PUT', `${PATH}/${id}`, other, { name: 'Mine' })).statusCode).toBe(404);
    expect((await call('DELETE', `${PATH}/${id}`, other)).statusCode).toBe(404);
    expect((await save({}, other)).statusCode).toBe(200);
  });
});

test('a program saves a search, finds its products by the query, renames and deletes it', async () => {
  const token = await makeToken(access, { scope: 'lists' });
  const [search] = (await save({ name: '  Low sodium soups ' }, token)).json().searches;
  expect(search).toMatchObject(SOUPS);
  expect((await app.inject({ url: `/api/products?${search.query}` })).statusCode).toBe(200);
  const renamed = await call('PUT', `${PATH}/${search.id}`, token, { name: 'Soups' });
  expect(renamed.json().searches).toMatchObject([{ ...SOUPS, name: 'Soups' }]);
  expect((await call('GET', '/api/auth/export', access)).json().saved_searches).toMatchObject([
    { name: 'Soups', address: SOUPS.address },
  ]);
  expect((await call('DELETE', `${PATH}/${search.id}`, token)).json()).toEqual({ searches: [] });
});
