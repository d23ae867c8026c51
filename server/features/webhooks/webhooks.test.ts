import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { WEBHOOKS } from '#contract/webhooks.ts';
import { openTokenApp } from '#tests/support/token-app.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';

const { app, store, signUp, call, makeToken } = await openTokenApp([tradeItem({ gtin: demoGtin(1) })]);
let access: string;
beforeEach(async () => {
  await store.db.deleteFrom('rate_events').execute();
  access = await signUp(`${randomUUID()}@example.com`);
});
const URL_OF_HOOK = 'https://hooks.example.com/larder?to=me';
const create = (token: string, url = URL_OF_HOOK) => call('POST', '/api/webhooks', token, { url });
const pause = (token: string, id: string, is_paused: boolean) =>
  app.inject({
    method: 'PUT',
    url: `/api/webhooks/${id}`,
    headers: { authorization: `Bearer ${token}` },
    payload: { is_paused },
  });

describe('a webhook is refused', () => {
  test.each([
    ['no address', 'Must be an HTTPS address without a user name, password or fragment'],
    ['https://me:secret@example.com/', 'Must be an HTTPS address without a user name, password or fragment'],
    ['http://example.com/', 'Must begin with https://'],
    ['ftp://example.com/', 'Must begin with https://'],
    ['http://127.0.0.1:3000/', 'Must begin with https://'],
    ['https://localhost/', 'Must lead to a public address'],
    ['https://db.localhost./', 'Must lead to a public address'],
    ['https://127.1/', 'Must lead to a public address'],
    ['https://0x7f000001/', 'Must lead to a public address'],
    ['https://2130706433/', 'Must lead to a public address'],
    ['https://169.254.169.254/latest/meta-data', 'Must lead to a public address'],
    ['https://[::1]/', 'Must lead to a public address'],
    ['https://[::ffff:10.0.0.1]/', 'Must lead to a public address'],
  ])('at %s', async (url, message) => {
    const reply = await create(access, url);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toContainEqual({ path: 'url', message });
  });

  test('without an account, and to a token that may only read', async () => {
    expect((await call('GET', '/api/webhooks', 'larder_unknown')).statusCode).toBe(401);
    const token = await makeToken(access);
    expect((await create(token)).statusCode).toBe(403);
    expect((await call('GET', '/api/webhooks', token)).json()).toEqual({ webhooks: [] });
  });

  test('as the sixth of an account, also of many made at once', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => create(access)));
    const made = replies.filter(({ statusCode }) => statusCode === 200);
    expect(made).toHaveLength(WEBHOOKS.maxPerAccount);
    expect(replies.find(({ statusCode }) => statusCode !== 200)?.statusCode).toBe(409);
  });

  test('to somebody else, who cannot see, pause or delete it', async () => {
    const [{ id }] = (await create(access)).json().webhooks;
    const other = await signUp(`${randomUUID()}@example.com`);
    expect((await call('GET', '/api/webhooks', other)).json()).toEqual({ webhooks: [] });
    expect((await pause(other, id, true)).statusCode).toBe(404);
    expect((await call('DELETE', `/api/webhooks/${id}`, other)).statusCode).toBe(404);
  });
});

test('a program makes, pauses, resumes and deletes one; its secret is shown once', async () => {
  const token = await makeToken(access, { scope: 'lists' });
  const { secret, webhooks } = (await create(token)).json();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(webhooks).toMatchObject([
    { url: URL_OF_HOOK, is_paused: false, failed_attempts: 0, last_error: null },
  ]);
  expect(webhooks[0].sequence).toBeGreaterThan(0);
  const [{ id }] = webhooks;
  expect((await call('GET', '/api/webhooks', token)).body).not.toContain('whsec_');
  expect((await pause(token, id, true)).json().webhooks).toMatchObject([{ is_paused: true }]);
  const failed = {
    disabled_at: new Date(),
    failing_since: new Date(),
    failed_attempts: 9,
    last_error: 'It was.',
  };
  await store.db.updateTable('webhooks').set(failed).where('id', '=', id).execute();
  expect((await call('GET', '/api/webhooks', token)).json().webhooks).toMatchObject([
    { failed_attempts: 9, last_error: 'It was.', disabled_at: failed.disabled_at.toISOString() },
  ]);
  expect((await pause(token, id, false)).json().webhooks).toMatchObject([
    { is_paused: false, disabled_at: null, failing_since: null, failed_attempts: 0 },
  ]);
  expect((await call('DELETE', `/api/webhooks/${id}`, token)).json()).toEqual({ webhooks: [] });
});

test('it is in the export of the account, without its secret, and goes with the account', async () => {
  await create(access);
  const data = (await call('GET', '/api/auth/export', access)).json();
  expect(data.webhooks).toMatchObject([{ url: URL_OF_HOOK }]);
  expect(JSON.stringify(data)).not.toContain('whsec_');
  await call('DELETE', '/api/auth/me', access);
  const left = store.db.selectFrom('webhooks').select('id').where('url', '=', URL_OF_HOOK);
  expect((await left.execute()).filter(({ id }) => id === data.webhooks[0].id)).toEqual([]);
});

test('what is made, paused, resumed and deleted is noted, and the secret is kept sealed', async () => {
  const made = (await create(access)).json();
  const [{ id }] = made.webhooks;
  await pause(access, id, true);
  await pause(access, id, false);
  const row = await store.db
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect([row.plain_secret, row.sealed_secret?.includes(made.secret)]).toEqual([null, false]);
  await call('DELETE', `/api/webhooks/${id}`, access);
  const events = await store.db
    .selectFrom('audit_events')
    .select(['event', 'client'])
    .where('detail', '=', id)
    .orderBy('id')
    .execute();
  expect(events.map(({ event }) => event)).toEqual([
    'webhook_made',
    'webhook_paused',
    'webhook_resumed',
    'webhook_deleted',
  ]);
  expect(events.every(({ client }) => client === '127.0.0.1')).toBe(true);
});
