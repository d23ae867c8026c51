import { expect, test } from 'vitest';
import { EMAIL, openAuthApp } from '#tests/support/auth-app.ts';
import { purgeExpired } from './purge.queries.ts';

const auth = await openAuthApp();
const { db } = auth.store;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const count = async () => {
  const tables = ['magic_links', 'rate_events', 'sessions', 'refresh_tokens', 'ended_sessions'] as const;
  const counts = tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length);
  return Promise.all(counts);
};
const refresh = async (token: unknown) => auth.post('refresh', { refresh_token: token });

test('what may still be used, or tell of a theft, stays', async () => {
  const { body } = await auth.signUp();
  await refresh(body.refresh_token);
  await auth.post('magic-link', { email: 'other@example.com' });
  const before = await count();
  auth.later(DAY - MINUTE);
  await purgeExpired(db, auth.time.now);
  expect(await count()).toEqual(before);
  // The first token was rotated: it tells of a theft, and ends the session.
  expect((await refresh(body.refresh_token)).status).toBe(401);
  const ended = await db.selectFrom('sessions').select('revoked_at').execute();
  expect(ended).toEqual([{ revoked_at: auth.time.now }]);
});

test('what is used, expired or ended goes after a day, and rotated tokens after thirty', async () => {
  const { body } = await auth.signUp();
  await refresh(body.refresh_token);
  await auth.signUp({ email: 'other@example.com' });
  await auth.post('logout-everywhere', {}, { authorization: `Bearer ${body.access_token}` });
  auth.later(DAY + MINUTE);
  await purgeExpired(db, auth.time.now);
  expect(await count()).toEqual([0, 0, 1, 1, 0]);
  auth.later(31 * DAY);
  await purgeExpired(db, auth.time.now);
  expect(await count()).toEqual([0, 0, 0, 0, 0]);
});

test('a deleted account’s sessions are remembered for a day, however the clock is set meanwhile', async () => {
  const { body } = await auth.signUp();
  const headers = { authorization: `Bearer ${body.access_token}` };
  await auth.app.inject({ method: 'DELETE', url: '/api/auth/me', headers });
  await purgeExpired(db, auth.time.now);
  expect((await count())[4]).toBe(1);
  auth.later(16 * MINUTE);
  await purgeExpired(db, auth.time.now);
  expect((await count())[4]).toBe(1);
  auth.later(DAY);
  await purgeExpired(db, auth.time.now);
  expect((await count())[4]).toBe(0);
  await expect(auth.lastMail(EMAIL)).resolves.toBeDefined();
});
