import { expect, test } from 'vitest';
import { EMAIL, openAuthApp } from '#tests/support/auth-app.ts';
import { purgeExpired } from './purge.queries.ts';

const auth = await openAuthApp();

const events = () =>
  auth.store.db
    .selectFrom('audit_events')
    .select(['event', 'detail', 'user_id', 'client', 'at'])
    .orderBy('id')
    .execute();
const names = async () => (await events()).map(({ event }) => event);
const bearer = ({ access_token }: Record<string, unknown>) => ({ authorization: `Bearer ${access_token}` });

test('a sign-in is noted with its account, way, time and network address', async () => {
  const { body } = await auth.signUp();
  const { id } = body.user as { id: string };
  expect(await events()).toEqual([
    { event: 'signed_in', detail: 'email', user_id: id, client: '127.0.0.1', at: auth.time.now },
  ]);
});

test('a refused code is noted without an account', async () => {
  const { body } = await auth.post('magic-link', { email: EMAIL });
  await auth.post('verify', { nonce: body.nonce, code: '000000' });
  expect(await events()).toMatchObject([{ event: 'code_refused', user_id: null, client: '127.0.0.1' }]);
});

test('the use of a copied refresh token is noted', async () => {
  const { body } = await auth.signUp();
  await auth.post('refresh', { refresh_token: body.refresh_token });
  auth.later(61_000);
  await auth.post('refresh', { refresh_token: body.refresh_token });
  expect(await names()).toEqual(['signed_in', 'refresh_token_reused']);
});

test('every way out is noted once', async () => {
  const { body } = await auth.signUp();
  await auth.post('logout', { refresh_token: body.refresh_token });
  await auth.post('logout', { refresh_token: body.refresh_token });
  const { body: again } = await auth.signUp();
  await auth.post('logout-everywhere', {}, bearer(again));
  expect(await names()).toEqual(['signed_in', 'signed_out', 'signed_in', 'signed_out_everywhere']);
});

test('of a deleted account the events stay for half a year, without network addresses', async () => {
  const { body } = await auth.signUp();
  await auth.app.inject({ method: 'DELETE', url: '/api/auth/me', headers: bearer(body) });
  const noted = await events();
  expect(noted.map(({ event }) => event)).toEqual(['signed_in', 'signed_out_everywhere', 'account_deleted']);
  expect(noted.every(({ client, user_id }) => client === null && user_id !== null)).toBe(true);
  auth.later(180 * 24 * 60 * 60_000 + 1);
  await purgeExpired(auth.store.db, auth.time.now);
  expect(await events()).toEqual([]);
});

test('a person’s own events are in the export of the account', async () => {
  const { body } = await auth.signUp();
  const { body: account } = await auth.get('export', String(body.access_token));
  expect(account.events).toMatchObject([{ event: 'signed_in', detail: 'email' }]);
});
