import { exportPKCS8, generateKeyPair } from 'jose';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Deps } from '#server/deps.ts';
import { EMAIL, openAuthApp } from '#tests/support/auth-app.ts';
import { changeClaims } from '#tests/support/broken-issuer.ts';
import { startOidcIssuer } from '#tests/support/oidc-issuer.ts';
import { recordingLog } from '#tests/support/recording-log.ts';
import { visitIssuerForForm } from '#tests/support/visit-issuer.ts';
import { openProviders } from './open-providers.ts';

const NOT_ACCEPTED = 'The sign-in provider did not accept the sign-in.';
const privateKey = await exportPKCS8((await generateKeyPair('ES256', { extractable: true })).privateKey);
let isKeyRevoked = false;
const apple = await startOidcIssuer(
  'http://localhost:3000/api/auth/apple/callback-form',
  async () => !isKeyRevoked,
);
afterAll(apple.close);
const auth = await openAuthApp({
  APPLE_CLIENT_ID: apple.clientId,
  APPLE_TEAM_ID: 'TEAM',
  APPLE_KEY_ID: 'KEY',
  // As openssl writes it out of a .p12: Apple's own file has no such lines.
  APPLE_PRIVATE_KEY: `Bag Attributes\n    friendlyName: Larder\n${privateKey}`,
  APPLE_ISSUER: apple.issuer,
});
beforeEach(() => {
  auth.time.now = new Date();
  auth.entries.length = 0;
  auth.failures.length = 0;
  isKeyRevoked = false;
  apple.disturb = undefined;
  apple.person = { subject: 'a1', email: EMAIL, email_verified: true };
});

async function begin() {
  const response = await auth.app.inject({ url: '/api/auth/apple/url' });
  return new URL(String(response.json().url));
}

/** Posts the form; answers what the page gets. */
async function post(form: Record<string, string>): Promise<Record<string, string>> {
  const { statusCode, headers } = await auth.app.inject({
    method: 'POST',
    url: '/api/auth/apple/callback-form',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  expect(statusCode).toBe(303);
  const [path, query] = String(headers.location).split('?');
  expect(path).toBe('/login/apple/callback');
  return Object.fromEntries(new URLSearchParams(query));
}

const reachForm = async () => visitIssuerForForm((await begin()).href, apple.issuer);

/** One line, which tells no more, and one count; or none. */
function expectReports(...facts: readonly { step: string; cause: string }[]) {
  const warnings = auth.entries.filter(({ level }) => level === 'warn');
  expect(warnings.map((entry) => entry.facts)).toEqual(facts.map((each) => ({ provider: 'apple', ...each })));
  expect(auth.failures).toEqual(facts.map(({ step }) => `apple ${step}`));
}

describe('a form is refused, with an error the page can show and a line for the operator, when', () => {
  test.each([
    ['is for another client', { aud: 'another' }, 'OAUTH_JWT_CLAIM_COMPARISON_FAILED aud'],
    ['has the nonce of another sign-in', { nonce: 'another' }, 'OAUTH_JWT_CLAIM_COMPARISON_FAILED nonce'],
    ['is of another issuer', { iss: 'https://a.example' }, 'OAUTH_JWT_CLAIM_COMPARISON_FAILED iss'],
    ['has expired', { exp: 1_000_000_000 }, 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED exp'],
  ])('the token %s', async (_, claims, cause) => {
    const form = await reachForm();
    apple.disturb = changeClaims(claims);
    expect(await post(form)).toEqual({ error: NOT_ACCEPTED });
    expectReports({ step: 'exchange', cause });
  });

  test('the key of the client secret was revoked', async () => {
    const form = await reachForm();
    isKeyRevoked = true;
    expect(await post(form)).toEqual({ error: NOT_ACCEPTED });
    expectReports({ step: 'exchange', cause: 'OAUTH_RESPONSE_BODY_ERROR answered 401 invalid_client' });
  });

  test('the provider answers its own failure in it', async () => {
    const state = (await begin()).searchParams.get('state') ?? '';
    expect(await post({ state, error: 'server_error' })).toEqual({ error: 'server_error' });
    expectReports({ step: 'authorization', cause: 'server_error' });
  });
});

describe('a form is refused, and nothing is wrong with the provider, when', () => {
  test('the person cancelled', async () => {
    const state = (await begin()).searchParams.get('state') ?? '';
    const error = 'user_cancelled_authorize';
    expect(await post({ state, error })).toEqual({ error });
    expectReports();
  });

  test('the sign-in was begun more than ten minutes ago: its nonce is gone', async () => {
    const form = await reachForm();
    auth.later(11 * 60_000);
    expect(await post(form)).toEqual({ error: 'This sign-in has expired. Please try again.' });
    expectReports();
  });
});

test.each(['{', 'null', '[]', '{"name":"Marta"}', '{"name":{"firstName":5,"lastName":["Ruiz"]}}', '\0'])(
  'a `user` field that tells no name does not keep anybody out: %j',
  async (user) => {
    expect((await post({ ...(await reachForm()), user })).code).toMatch(/^[\w-]{43}$/);
    const row = await auth.store.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ email: EMAIL, first_name: null, last_name: null });
    expectReports();
  },
);

test('a key that cannot be read is told to the operator, and the sign-in does not begin', async () => {
  const { log, entries } = recordingLog();
  const config = { apple: { ...apple, teamId: 'TEAM', keyId: 'KEY', privateKey: 'no key' } };
  const deps = { config, publicUrl: 'http://localhost:3000', clock: () => new Date(), log };
  const counted: unknown[] = [];
  const providers = openProviders(deps as unknown as Deps, (failure) => counted.push(failure));
  await expect(providers.apple?.configuration()).rejects.toThrow();
  expect(counted).toEqual([{ provider: 'apple', step: 'client_secret' }]);
  expect(JSON.stringify(entries)).not.toContain('no key');
});
