import { createPublicKey } from 'node:crypto';
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { EMAIL, openAuthApp } from '#tests/support/auth-app.ts';
import { startOidcIssuer } from '#tests/support/oidc-issuer.ts';
import { visitIssuerForForm } from '#tests/support/visit-issuer.ts';
import { appleClientSecret } from './open-providers.ts';

const privateKey = await exportPKCS8((await generateKeyPair('ES256', { extractable: true })).privateKey);
const apple = await startOidcIssuer('http://localhost:3000/api/auth/apple/callback-form', isClientSecret);
afterAll(apple.close);
const auth = await openAuthApp({
  APPLE_CLIENT_ID: apple.clientId,
  APPLE_TEAM_ID: 'TEAM',
  APPLE_KEY_ID: 'KEY',
  APPLE_PRIVATE_KEY: privateKey.replaceAll('\n', String.raw`\n`),
  APPLE_ISSUER: apple.issuer,
});
auth.time.now = new Date();
beforeEach(() => {
  apple.person = { subject: 'a1', email: EMAIL, email_verified: true };
});

/** As Apple checks it. */
async function isClientSecret(secret: string): Promise<boolean> {
  const { payload } = await jwtVerify(secret, createPublicKey(privateKey), {
    audience: apple.issuer,
    issuer: 'TEAM',
  });
  return payload.sub === apple.clientId;
}

const postForm = (form: Record<string, string>) =>
  auth.app.inject({
    method: 'POST',
    url: '/api/auth/apple/callback-form',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });

async function begin() {
  const response = await auth.app.inject({ url: '/api/auth/apple/url' });
  const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
  return { url: new URL(String(response.json().url)), cookie };
}

test('the client secret is a short-lived ES256 JWT of the team for the issuer', async () => {
  const now = new Date();
  const client = {
    clientId: 'c',
    teamId: 'TEAM',
    keyId: 'KEY',
    privateKey,
    issuer: 'https://appleid.apple.com',
  };
  const secret = await appleClientSecret(client, now);
  const { payload, protectedHeader } = await jwtVerify(secret, createPublicKey(privateKey), {
    currentDate: now,
  });
  expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: 'KEY' });
  expect(payload).toMatchObject({ iss: 'TEAM', sub: 'c', aud: 'https://appleid.apple.com' });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
});

test('a form without a known state leads to the page with an error', async () => {
  const response = await postForm({ state: 'unknown', code: 'x' });
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe(
    '/login/apple/callback?error=This+sign-in+has+expired.+Please+try+again.',
  );
});

test('a denied consent leads to the page with the reason', async () => {
  const { url } = await begin();
  const response = await postForm({
    state: url.searchParams.get('state') ?? '',
    error: 'user_cancelled_authorize',
  });
  expect(response.headers.location).toBe('/login/apple/callback?error=user_cancelled_authorize');
});

test('the address asks for the name and an answer by form', async () => {
  const { url } = await begin();
  expect(url.searchParams.get('response_mode')).toBe('form_post');
  expect(url.searchParams.get('scope')).toBe('openid email name');
});

test('a forged code for the tokens is refused', async () => {
  expect(await auth.post('apple/callback', { code: 'forged' })).toMatchObject({
    status: 401,
    body: { detail: 'Authentication failed' },
  });
});

/** Signs in at the issuer and posts its form; answers the code the page gets, and the browser's cookie. */
async function signIn(user?: object) {
  const { url, cookie } = await begin();
  const form = await visitIssuerForForm(url.href, apple.issuer);
  const response = await postForm(user ? { ...form, user: JSON.stringify(user) } : form);
  const code = new URLSearchParams(String(response.headers.location).split('?')[1]).get('code');
  return { code, cookie, form };
}

test('the page gets a code, the code gets tokens: once, within a minute, in the browser that began', async () => {
  const { code, cookie, form } = await signIn({ name: { firstName: 'Marta', lastName: 'Ruiz' } });
  const other = await begin();
  expect((await auth.post('apple/callback', { code }, { cookie: other.cookie })).status).toBe(401);
  const again = await signIn();
  const { status, body } = await auth.post('apple/callback', { code: again.code }, { cookie: again.cookie });
  expect(status).toBe(200);
  // The name came with the first answer alone, and is kept.
  expect(body.user).toMatchObject({
    email: EMAIL,
    first_name: 'Marta',
    last_name: 'Ruiz',
    auth_provider: 'apple',
  });
  expect((await auth.post('apple/callback', { code: again.code }, { cookie: again.cookie })).status).toBe(
    401,
  );
  expect((await postForm(form)).headers.location).toContain('error=');
  const late = await signIn();
  auth.later(61_000);
  expect((await auth.post('apple/callback', { code: late.code }, { cookie: late.cookie })).status).toBe(401);
  expect(cookie).not.toBe('');
});
