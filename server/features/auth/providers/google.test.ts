import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { EMAIL, openAuthApp } from '#tests/support/auth-app.ts';
import { startOidcIssuer } from '#tests/support/oidc-issuer.ts';
import { visitIssuer } from '#tests/support/visit-issuer.ts';

const google = await startOidcIssuer('http://localhost:3000/api/auth/google/callback');
afterAll(google.close);
const auth = await openAuthApp({
  GOOGLE_CLIENT_ID: google.clientId,
  GOOGLE_CLIENT_SECRET: google.clientSecret,
  GOOGLE_ISSUER: google.issuer,
});
// The issuer runs on the real clock and signs the times of its tokens.
auth.time.now = new Date();
beforeEach(() => {
  google.person = {
    subject: 'p1',
    email: EMAIL,
    email_verified: true,
    given_name: 'Marta',
    family_name: 'Ruiz',
  };
});

/** Asks where to go; answers the address and the browser's cookie. */
async function begin() {
  const response = await auth.app.inject({ url: '/api/auth/google/url' });
  const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
  return { url: String(response.json().url), cookie, response };
}

/** As far as the issuer sends the person back to. */
async function reachCallback() {
  const { url, cookie } = await begin();
  return { callback: await visitIssuer(url, google.issuer), cookie };
}

/** Comes back to the callback; answers the parameters the page gets. */
async function comeBack(callback: URL, cookie: string): Promise<URLSearchParams> {
  const response = await auth.app.inject({ url: callback.pathname + callback.search, headers: { cookie } });
  expect(response.statusCode).toBe(303);
  expect(response.headers['cache-control']).toBe('no-store');
  const [path, query] = String(response.headers.location).split('?');
  expect(path).toBe('/auth/google');
  return new URLSearchParams(query);
}

async function signIn(): Promise<URLSearchParams> {
  const { callback, cookie } = await reachCallback();
  return comeBack(callback, cookie);
}

describe('a callback is refused, with an error the page can show, when', () => {
  test('the person said no', async () => {
    const { url, cookie } = await begin();
    const state = new URL(url).searchParams.get('state');
    const denied = new URL(
      `http://localhost:3000/api/auth/google/callback?error=access_denied&state=${state}`,
    );
    expect((await comeBack(denied, cookie)).get('error')).toBe('access_denied');
  });

  test('its state is wrong or missing', async () => {
    const { callback, cookie } = await reachCallback();
    callback.searchParams.set('state', 'another');
    expect((await comeBack(callback, cookie)).get('error')).toBe(
      'This sign-in has expired. Please try again.',
    );
    callback.searchParams.delete('state');
    expect((await comeBack(callback, cookie)).get('access_token')).toBeNull();
  });

  test('it is replayed', async () => {
    const { callback, cookie } = await reachCallback();
    expect((await comeBack(callback, cookie)).get('access_token')).not.toBeNull();
    expect((await comeBack(callback, cookie)).get('error')).toBe(
      'This sign-in has expired. Please try again.',
    );
  });

  test('its code is forged', async () => {
    const { callback, cookie } = await reachCallback();
    callback.searchParams.set('code', 'forged');
    expect((await comeBack(callback, cookie)).get('error')).toBe(
      'The sign-in provider did not accept the sign-in.',
    );
  });

  test('another browser began it', async () => {
    const { callback } = await reachCallback();
    const { cookie: other } = await begin();
    expect((await comeBack(callback, other)).get('access_token')).toBeNull();
    expect(await auth.store.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  test('it was begun more than ten minutes ago', async () => {
    const { callback, cookie } = await reachCallback();
    const { now } = auth.time;
    auth.later(11 * 60_000);
    expect((await comeBack(callback, cookie)).get('error')).toBe(
      'This sign-in has expired. Please try again.',
    );
    auth.time.now = now;
  });

  test('the address is not verified: it makes no account and joins none', async () => {
    await auth.signUp();
    google.person = { ...google.person, email_verified: false };
    expect((await signIn()).get('error')).toMatch(/no verified email address/);
    expect(await auth.store.db.selectFrom('user_identities').selectAll().execute()).toEqual([]);
  });

  test.each(['a\0b', '\ud800', 'x'.repeat(256)])('its subject is none: %j', async (subject) => {
    google.person = { ...google.person, subject };
    expect((await signIn()).get('error')).toBe('The sign-in provider did not accept the sign-in.');
  });

  test.each([
    'marta',
    'marta@example.com\r\nbcc: eve@example.com',
    'mar\0ta@example.com',
    'marta ruiz@example.com',
  ])('its address is none: %j', async (email) => {
    google.person = { subject: `bad ${email.length}`, email, email_verified: true };
    expect((await signIn()).get('error')).toMatch(/no verified email address/);
  });
});

test('what is set up is said, and what is not answers its error', async () => {
  expect(await auth.get('providers')).toEqual({ status: 200, body: { google: true, apple: false } });
  expect(await auth.get('apple/url')).toMatchObject({
    status: 503,
    body: { detail: 'Sign-in with Apple is not set up here.' },
  });
});

test('the address sent to carries state, nonce and a PKCE challenge, and is never cached', async () => {
  const { url, response } = await begin();
  const { searchParams } = new URL(url);
  expect(searchParams.get('code_challenge_method')).toBe('S256');
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(String(response.headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Lax/);
});

test('a new person gets an account with their name, and comes back to the same one', async () => {
  const first = await signIn();
  expect(Object.fromEntries(first)).toMatchObject({
    email: EMAIL,
    first_name: 'Marta',
    last_name: 'Ruiz',
    user_existed: 'false',
  });
  expect((await auth.get('me', first.get('access_token') ?? '')).status).toBe(200);
  google.person = { ...google.person, email: 'new-address@example.com' };
  const second = await signIn();
  expect(second.get('user_id')).toBe(first.get('user_id'));
  expect(second.get('user_existed')).toBe('true');
});

test('a name with a NUL or half of a character is kept without it', async () => {
  google.person = {
    ...google.person,
    subject: 'p2',
    given_name: 'Ma\0rta',
    family_name: `${'x'.repeat(199)}😀`,
  };
  const names = await signIn();
  expect(names.get('first_name')).toBe('Ma rta');
  expect(names.get('last_name')).toBe('x'.repeat(199));
});

test('a verified address joins the account that has it', async () => {
  const { body } = await auth.signUp({ email: 'Marta@example.com', first_name: 'M.' });
  const joined = await signIn();
  expect(joined.get('user_id')).toBe((body.user as { id: string }).id);
  expect(joined.get('first_name')).toBe('M.');
});
