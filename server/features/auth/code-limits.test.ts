import { expect, test } from 'vitest';
import { EMAIL, openAuthApp } from '#tests/support/auth-app.ts';
import { AUTH_LIMITS } from './auth-limits.ts';

const auth = await openAuthApp();
const HOUR = 60 * 60_000;

/** Tries wrong codes on new links until one is limited; answers how many were judged, and the refusal. */
async function tryCodes(email: (n: number) => string, hoursBetween: number) {
  for (let judged = 0; ; ) {
    const { body } = await auth.post('magic-link', { email: email(judged) });
    for (let tries = 0; tries < AUTH_LIMITS.codeTries; tries++) {
      const answer = await auth.post('verify', { nonce: body.nonce, code: '000000' });
      if (answer.status === 429) return { judged, ...answer };
      judged += 1;
    }
    auth.later(hoursBetween * HOUR);
  }
}

test('codes of one address are refused after a day’s share, however many links are asked for', async () => {
  await auth.signUp();
  const { judged, body, headers } = await tryCodes(() => EMAIL, 1);
  expect(judged).toBe(AUTH_LIMITS.codesPerAddressADay);
  expect(body.detail).toBe(
    'Too many codes were tried. The link in the mail still works. Please try again in 20 hours.',
  );
  expect(headers['retry-after']).toBe(String(20 * 3600));
  const { token } = await auth.lastMail(EMAIL);
  expect((await auth.post('verify', { token })).status).toBe(200);
});

test('codes of many addresses are refused after an hour’s share of one client', async () => {
  const { judged } = await tryCodes((n) => `person${n}@example.com`, 0);
  expect(judged).toBe(AUTH_LIMITS.codesPerClientAnHour);
});

test('a session is renewed so many times an hour, and lives on', async () => {
  let { body } = await auth.signUp();
  for (let n = 0; n < AUTH_LIMITS.refreshesPerSessionAnHour; n++) {
    body = (await auth.post('refresh', { refresh_token: body.refresh_token })).body;
  }
  const refused = await auth.post('refresh', { refresh_token: body.refresh_token });
  expect(refused).toMatchObject({
    status: 429,
    body: { detail: 'This session was renewed too often. Please try again in 60 minutes.' },
  });
  auth.later(HOUR);
  expect((await auth.post('refresh', { refresh_token: body.refresh_token })).status).toBe(200);
});
