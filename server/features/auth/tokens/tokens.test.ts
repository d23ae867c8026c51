import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { listEndpoints } from '#contract/contracts.ts';
import { TOKENS } from '#contract/tokens.ts';
import { openTokenApp } from '#tests/support/token-app.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';

const { app, store, signUp, call, makeToken } = await openTokenApp([tradeItem({ gtin: demoGtin(1) })]);
let access: string;
beforeEach(async () => {
  await store.db.deleteFrom('rate_events').execute();
  access = await signUp(`${randomUUID()}@example.com`);
});

const ITEM = { gtin: demoGtin(1) };
const change = (columns: object) => store.db.updateTable('api_tokens').set(columns).execute();

describe('a personal token is refused', () => {
  test.each([
    [{ name: '' }, 'name', 'Name the token'],
    [{ name: 'a\nb' }, 'name', 'Must be one line of text'],
    [{ name: 'a', scope: 'all' }, 'scope', 'Must be one of read, lists'],
    [{ name: 'a', days: 0 }, 'days', 'Must be at least 1 day'],
    [{ name: 'a', days: 367 }, 'days', 'Must be at most 366 days'],
  ])('to be made of %j', async (body, path, message) => {
    const reply = await call('POST', '/api/auth/tokens', access, body);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toContainEqual({ path, message });
  });

  test('where it is unknown, expired or revoked', async () => {
    expect((await call('GET', '/api/cart', `${TOKENS.prefix}${'x'.repeat(43)}`)).statusCode).toBe(401);
    const expired = await makeToken(access);
    await change({ expires_at: new Date() });
    const reply = await call('GET', '/api/cart', expired);
    expect([reply.statusCode, reply.json().detail]).toEqual([401, 'This token has expired. Make a new one.']);
    const revoked = await makeToken(access);
    const [{ id }] = (await call('GET', '/api/auth/tokens', access)).json().tokens;
    expect((await call('GET', '/api/cart', revoked)).statusCode).toBe(200);
    await call('DELETE', `/api/auth/tokens/${id}`, access);
    expect((await call('GET', '/api/cart', revoked)).statusCode).toBe(401);
    expect((await call('DELETE', `/api/auth/tokens/${id}`, access)).statusCode).toBe(404);
  });

  test('once its account is deleted', async () => {
    const token = await makeToken(access);
    await call('DELETE', '/api/auth/me', access);
    expect((await call('GET', '/api/cart', token)).statusCode).toBe(401);
  });

  test('by every call about the account, whatever its scope', async () => {
    const token = await makeToken(access, { scope: 'lists' });
    for (const { method, path } of listEndpoints().filter((endpoint) => endpoint.access === 'session')) {
      const url = path.replace('{id}', randomUUID());
      const reply = await app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
      expect([url, reply.statusCode]).toEqual([url, 403]);
    }
    expect((await call('GET', '/api/auth/me', access)).statusCode).toBe(200);
  });

  test('to change a list where it may only read', async () => {
    const reply = await call('POST', '/api/cart/add', await makeToken(access), ITEM);
    expect([reply.statusCode, reply.json().detail]).toEqual([403, 'This token may only read.']);
  });

  test('beyond its calls a minute, until the minute has passed', async () => {
    const token = await makeToken(access);
    const began = new Date();
    await change({ minute_calls: TOKENS.callsPerMinute, minute_began_at: began });
    const refused = await call('GET', '/api/cart', token);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await change({ minute_began_at: new Date(began.getTime() - 60_001) });
    expect((await call('GET', '/api/cart', token)).statusCode).toBe(200);
  });

  test('as the twenty-first of an account, also of many made at once', async () => {
    const made = await Promise.all(Array.from({ length: TOKENS.maxPerAccount + 3 }, () => makeToken(access)));
    expect(made.filter((token) => token !== undefined)).toHaveLength(TOKENS.maxPerAccount);
  });

  test('to somebody else, who cannot see or revoke it', async () => {
    await makeToken(access);
    const [{ id }] = (await call('GET', '/api/auth/tokens', access)).json().tokens;
    const other = await signUp(`${randomUUID()}@example.com`);
    expect((await call('GET', '/api/auth/tokens', other)).json()).toEqual({ tokens: [] });
    expect((await call('DELETE', `/api/auth/tokens/${id}`, other)).statusCode).toBe(404);
  });
});

test('a token acts for its person within its scope, and tells when it last did', async () => {
  const token = await makeToken(access, { name: ' Ordering ', scope: 'lists', days: 30 });
  expect(token).toMatch(/^larder_[\w-]{43}$/);
  expect((await call('POST', '/api/cart/add', token, ITEM)).statusCode).toBe(200);
  expect((await call('GET', '/api/cart', access)).json().items).toMatchObject([ITEM]);
  const [info] = (await call('GET', '/api/auth/tokens', access)).json().tokens;
  expect(info).toMatchObject({ name: 'Ordering', scope: 'lists', is_expired: false });
  expect(Date.parse(info.expires_at) - Date.parse(info.created_at)).toBe(30 * 24 * 60 * 60_000);
  expect(info.last_used_at).not.toBeNull();
});

test('it is kept as a hash alone, and its making and end are noted', async () => {
  const token = await makeToken(access);
  const rows = await store.db.selectFrom('api_tokens').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token.slice(TOKENS.prefix.length));
  const [{ id }] = (await call('GET', '/api/auth/tokens', access)).json().tokens;
  await call('DELETE', `/api/auth/tokens/${id}`, access);
  const { events } = (await call('GET', '/api/auth/export', access)).json();
  expect(events).toMatchObject([
    { event: 'signed_in' },
    { event: 'token_made', detail: 'read' },
    { event: 'token_revoked', detail: id },
  ]);
});
