import { generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import type { Deps } from '#server/deps.ts';
import { EMAIL, MARTA, openAuthApp } from '#tests/support/auth-app.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { followRevocations } from './revoked-sessions.ts';

const auth = await openAuthApp();

const signIn = async (email = EMAIL) => tokensOf((await auth.signUp({ email })).body);
const tokensOf = (body: Record<string, unknown>) => ({
  access: String(body.access_token),
  refresh: String(body.refresh_token),
});
const refresh = (refreshToken: string) => auth.post('refresh', { refresh_token: refreshToken });

describe('an access token is refused', () => {
  test('when there is none, or none that can be read', async () => {
    expect((await auth.get('me')).status).toBe(401);
    for (const token of ['', 'x', 'a.b.c', 'a'.repeat(5000), '../../etc/passwd']) {
      expect(await auth.get('me', token)).toMatchObject({ status: 401, body: { title: 'Not signed in' } });
    }
  });

  test('when a byte of it is changed', async () => {
    const { access } = await signIn();
    const [header = '', payload = '', signature = ''] = access.split('.');
    const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    const other = Buffer.from(JSON.stringify({ sub: 'someone', sid: 'else', exp: 9_999_999_999 })).toString(
      'base64url',
    );
    expect((await auth.get('me', `${header}.${payload}.${flipped}`)).status).toBe(401);
    expect((await auth.get('me', `${header}.${other}.${signature}`)).status).toBe(401);
    expect((await auth.get('me', access)).status).toBe(200);
  });

  test('when it says it needs no signature, or is signed by somebody else or by another algorithm', async () => {
    const { access } = await signIn();
    const [header = '', payload = ''] = access.split('.');
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string };
    const none = Buffer.from(JSON.stringify({ alg: 'none', kid })).toString('base64url');
    expect((await auth.get('me', `${none}.${payload}.`)).status).toBe(401);
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const foreign = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', kid })
      .sign(generateKeyPairSync('ed25519').privateKey);
    const symmetric = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid })
      .sign(Buffer.from('a'.repeat(32)));
    expect((await auth.get('me', foreign)).status).toBe(401);
    expect((await auth.get('me', symmetric)).status).toBe(401);
  });

  test('when it is older than 15 minutes, also where it was seen before', async () => {
    const { access } = await signIn();
    expect((await auth.get('me', access)).status).toBe(200);
    auth.later(15 * 60_000);
    expect((await auth.get('me', access)).status).toBe(401);
  });

  test('at once when its session has ended', async () => {
    const { access, refresh: token } = await signIn();
    await auth.post('logout', { refresh_token: token });
    expect((await auth.get('me', access)).status).toBe(401);
    expect((await refresh(token)).status).toBe(401);
  });

  test('when its session has ended, though the clock was set forward for a while and back', async () => {
    const { access, refresh: token } = await signIn();
    const other = await signIn();
    await auth.post('logout', { refresh_token: token });
    auth.later(2 * 60 * 60_000);
    await auth.post('logout', { refresh_token: other.refresh });
    auth.later(-2 * 60 * 60_000);
    expect((await auth.get('me', access)).status).toBe(401);
    expect((await auth.get('me', other.access)).status).toBe(401);
  });
});

describe('a refresh token', () => {
  test('is rotated at every use, and a chain of them keeps the session', async () => {
    let { refresh: token } = await signIn();
    for (let turn = 0; turn < 5; turn++) {
      auth.later(14 * 60_000);
      const { status, body } = await refresh(token);
      expect(status).toBe(200);
      expect(body.refresh_token).not.toBe(token);
      token = String(body.refresh_token);
    }
    const sessions = await auth.store.db.selectFrom('sessions').selectAll().execute();
    expect(sessions).toHaveLength(1);
  });

  test('of fifty tabs at once: one session, one successor, nobody logged out', async () => {
    const { refresh: token } = await signIn();
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
    const [next] = answers;
    expect((await refresh(String(next?.body.refresh_token))).status).toBe(200);
  });

  test.each([
    ['unused', false],
    ['used too', true],
  ])('shown again after 11 s ends the whole session, its successor %s', async (_, isUsed) => {
    const { refresh: token } = await signIn();
    let stolen = tokensOf((await refresh(token)).body);
    if (isUsed) stolen = tokensOf((await refresh(stolen.refresh)).body);
    auth.later(11_000);
    expect((await refresh(token)).status).toBe(401);
    expect((await refresh(stolen.refresh)).status).toBe(401);
    expect((await auth.get('me', stolen.access)).status).toBe(401);
  });

  test('shown again within ten seconds is answered with the same successor, which then goes on', async () => {
    const { refresh: token } = await signIn();
    const first = tokensOf((await refresh(token)).body);
    auth.later(9_000);
    const again = tokensOf((await refresh(token)).body);
    expect(again.refresh).toBe(first.refresh);
    expect((await auth.get('me', again.access)).status).toBe(200);
    expect((await refresh(again.refresh)).status).toBe(200);
  });

  test('is kept as a hash alone', async () => {
    const { refresh: token } = await signIn();
    const { rows } = await auth.store.pool.query('SELECT * FROM refresh_tokens, sessions, magic_links');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('ends 180 days after its sign-in, however often it is used', async () => {
    let { refresh: token } = await signIn();
    for (let turn = 0; turn < 6; turn++) {
      auth.later(29 * 24 * 60 * 60_000);
      token = String((await refresh(token)).body.refresh_token);
    }
    expect(token).not.toBe('undefined');
    auth.later(6 * 24 * 60 * 60_000);
    expect((await refresh(token)).status).toBe(401);
  });

  test('that is unknown, too long or no text is refused', async () => {
    expect((await refresh('nothing')).status).toBe(401);
    expect((await refresh('a'.repeat(513))).status).toBe(422);
    expect((await auth.post('refresh', { refresh_token: 7 })).status).toBe(422);
  });

  test('lives thirty days after its last use', async () => {
    const { refresh: token } = await signIn();
    auth.later(30 * 24 * 60 * 60_000);
    expect((await refresh(token)).status).toBe(401);
  });
});

describe('somebody signed in', () => {
  const call = (method: 'PUT' | 'DELETE', path: string, token: string, body?: object) =>
    auth.app.inject({
      method,
      url: `/api/auth/${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(body ? { payload: body } : {}),
    });

  test('changes their profile field by field, and markup is kept as text', async () => {
    const { access } = await signIn();
    const response = await call('PUT', 'me', access, {
      first_name: '<script>alert(1)</script>',
      phone: ' ',
      company_name: "O'Hara; DROP TABLE users",
    });
    expect(response.json()).toMatchObject({
      first_name: '<script>alert(1)</script>',
      phone: null,
      company_name: "O'Hara; DROP TABLE users",
      business_id: '•••••6789',
    });
  });

  test('sees their sessions, ends one of them, and cannot end another person’s', async () => {
    const here = await signIn();
    const there = await signIn();
    const stranger = await signIn('stranger@example.com');
    const { body } = await auth.get('sessions', here.access);
    const sessions = body.sessions as { id: string; is_current: boolean }[];
    expect(sessions.map(({ is_current }) => is_current).toSorted()).toEqual([false, true]);
    const other = sessions.find(({ is_current }) => !is_current);
    expect((await call('DELETE', `sessions/${other?.id}`, stranger.access)).statusCode).toBe(404);
    expect((await call('DELETE', `sessions/${other?.id}`, here.access)).statusCode).toBe(200);
    expect((await auth.get('me', there.access)).status).toBe(401);
    expect((await auth.get('me', here.access)).status).toBe(200);
  });

  test('logs out everywhere', async () => {
    const here = await signIn();
    const there = await signIn();
    await auth.post('logout-everywhere', {}, { authorization: `Bearer ${here.access}` });
    expect((await auth.get('me', here.access)).status).toBe(401);
    expect((await refresh(there.refresh)).status).toBe(401);
  });

  test('takes their data with them, the business id in full', async () => {
    const { access } = await signIn();
    const { body } = await auth.get('export', access);
    expect(body.user).toMatchObject({ email: EMAIL, business_id: MARTA.business_id });
    expect(body.sessions).toHaveLength(1);
  });

  test('deletes the account, and its access tokens stay refused after a restart', async () => {
    const { access } = await signIn();
    const { sessions } = (await auth.get('export', access)).body;
    await call('DELETE', 'me', access);
    const { db, pool } = auth.store;
    const revoked = await followRevocations({ db, pool, clock: () => auth.time.now, log: silentLog } as Deps);
    expect(revoked.has((sessions as [{ id: string }])[0].id)).toBe(true);
    await revoked.close();
  });

  test('deletes the account, and nothing of it is left', async () => {
    const { access } = await signIn();
    expect((await call('DELETE', 'me', access)).statusCode).toBe(200);
    expect((await auth.get('me', access)).status).toBe(401);
    for (const table of ['users', 'sessions', 'refresh_tokens', 'magic_links'] as const) {
      expect(await auth.store.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});
