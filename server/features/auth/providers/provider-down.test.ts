import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AUTH } from '#contract/auth.ts';
import { EMAIL, openAuthApp } from '#tests/support/auth-app.ts';
import { BREAKDOWN_NAMES, type Breakdown, breakPath } from '#tests/support/broken-issuer.ts';
import { startOidcIssuer } from '#tests/support/oidc-issuer.ts';
import { visitIssuer } from '#tests/support/visit-issuer.ts';

const OUT_OF_REACH =
  'The sign-in provider cannot be reached right now. Please try again, or log in with a link.';
const DISCOVERY = '/.well-known/openid-configuration';

const google = await startOidcIssuer('http://localhost:3000/api/auth/google/callback');
afterAll(google.close);
const environment = {
  GOOGLE_CLIENT_ID: google.clientId,
  GOOGLE_CLIENT_SECRET: google.clientSecret,
  GOOGLE_ISSUER: google.issuer,
};
/** Has asked the provider nothing yet, until the last test of the first group. */
const fresh = await openAuthApp(environment);
const auth = await openAuthApp(environment);
beforeEach(() => {
  auth.time.now = new Date();
  google.person = { subject: 'p1', email: EMAIL, email_verified: true };
});
afterEach(() => {
  google.disturb = undefined;
});

/** The answer, which comes before the browser gives up. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  const asked = performance.now();
  const value = await answer;
  expect(performance.now() - asked).toBeLessThan(AUTH.callTimeoutMs);
  return value;
}

/** What the log tells of each, and the metrics count: a line, in which nothing the provider sent stands. */
const CAUSES: Readonly<Record<Breakdown, { discovery: string; exchange: string }>> = {
  silence: { discovery: 'OAUTH_TIMEOUT TimeoutError', exchange: 'OAUTH_TIMEOUT TimeoutError' },
  'a byte at a time': {
    discovery: 'OAUTH_PARSE_ERROR TimeoutError',
    exchange: 'OAUTH_PARSE_ERROR TimeoutError',
  },
  'a page': {
    discovery: 'OAUTH_RESPONSE_IS_NOT_JSON answered 200',
    exchange: 'OAUTH_RESPONSE_IS_NOT_JSON answered 200',
  },
  'a failure': {
    discovery: 'OAUTH_RESPONSE_IS_NOT_CONFORM answered 502',
    exchange: 'OAUTH_RESPONSE_IS_NOT_CONFORM answered 502',
  },
  'a failure in JSON': {
    discovery: 'OAUTH_RESPONSE_IS_NOT_CONFORM answered 503',
    exchange: 'OAUTH_RESPONSE_IS_NOT_CONFORM answered 503',
  },
  'a closed connection': { discovery: 'UND_ERR_SOCKET', exchange: 'UND_ERR_SOCKET' },
};

function expectReport({ entries, failures }: typeof auth, step: string, cause: string) {
  const said = {
    level: 'warn',
    facts: { provider: 'google', step, cause },
    message: 'sign-in provider failure',
  };
  expect(entries.splice(0).filter(({ level }) => level === 'warn')).toEqual([said]);
  expect(failures.splice(0)).toEqual([`google ${step}`]);
}

describe('a sign-in cannot begin, and says so in time, where the provider', () => {
  const refused = { status: 503, body: { detail: OUT_OF_REACH } };

  test.each(BREAKDOWN_NAMES)('answers with %s', async (breakdown) => {
    const { disturb, hungUp } = breakPath(DISCOVERY, breakdown);
    google.disturb = disturb;
    const replies = await inTime(Promise.all(Array.from({ length: 20 }, () => fresh.get('google/url'))));
    for (const reply of replies) expect(reply).toMatchObject(refused);
    expect(await hungUp()).toBe(1);
    expectReport(fresh, 'discovery', CAUSES[breakdown].discovery);
  });

  test('is down; it begins when the provider is back', async () => {
    await google.goDown();
    expect(await inTime(fresh.get('google/url'))).toMatchObject(refused);
    expectReport(fresh, 'discovery', 'ECONNREFUSED');
    await google.comeBack();
    expect((await fresh.get('google/url')).status).toBe(200);
  });
});

/** As far as the provider sends the person back to. */
async function reachCallback() {
  const response = await auth.app.inject({ url: '/api/auth/google/url' });
  const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
  return { callback: await visitIssuer(String(response.json().url), google.issuer), cookie };
}

async function comeBack({ callback, cookie }: Awaited<ReturnType<typeof reachCallback>>) {
  const response = await inTime(
    auth.app.inject({ url: callback.pathname + callback.search, headers: { cookie } }),
  );
  return new URL(String(response.headers.location), 'http://localhost').searchParams;
}

describe('a sign-in begun cannot end, and says so in time, where the provider', () => {
  test.each(BREAKDOWN_NAMES)('answers the exchange with %s', async (breakdown: Breakdown) => {
    const sentBack = await reachCallback();
    const { disturb, hungUp } = breakPath('/token', breakdown);
    google.disturb = disturb;
    expect(Object.fromEntries(await comeBack(sentBack))).toEqual({ error: OUT_OF_REACH });
    expect(await hungUp()).toBe(1);
    expectReport(auth, 'exchange', CAUSES[breakdown].exchange);
  });

  test('goes down meanwhile; another try succeeds when it is back', async () => {
    const sentBack = await reachCallback();
    await google.goDown();
    expect(Object.fromEntries(await comeBack(sentBack))).toEqual({ error: OUT_OF_REACH });
    expectReport(auth, 'exchange', 'ECONNREFUSED');
    await google.comeBack();
    expect((await comeBack(await reachCallback())).get('email')).toBe(EMAIL);
  });
});

test('the provider’s keys are not needed: its token comes from itself', async () => {
  const { disturb, hungUp } = breakPath('/jwks', 'silence');
  google.disturb = disturb;
  expect((await comeBack(await reachCallback())).get('email')).toBe(EMAIL);
  expect(await hungUp()).toBe(0);
});
