import { expect, test } from 'vitest';
import { readAppleAnswer, readGoogleAnswer } from './provider-answer.ts';
import { secretsOf } from './url-secrets.ts';

const GOOGLE = { access_token: 'a', refresh_token: 'r', user_id: 'u', email: 'marta@example.com' };

test('Google’s way back needs both tokens, the user and the address', () => {
  for (const missing of Object.keys(GOOGLE)) {
    expect(readGoogleAnswer({ ...GOOGLE, [missing]: '' })).toEqual({
      ok: false,
      reason: 'Invalid OAuth response. Please try again.',
    });
  }
  expect(readGoogleAnswer({ ...GOOGLE, error: 'access_denied' })).toEqual({
    ok: false,
    reason: 'OAuth authentication failed: access_denied',
  });
  expect(readGoogleAnswer(GOOGLE)).toMatchObject({ ok: true, accessToken: 'a', refreshToken: 'r' });
});

test('Apple’s way back needs a code', () => {
  expect(readAppleAnswer({})).toEqual({ ok: false, reason: 'No authorization code received.' });
  expect(readAppleAnswer({ error: 'user_cancelled_authorize', code: 'c' })).toEqual({
    ok: false,
    reason: 'OAuth authentication failed: user_cancelled_authorize',
  });
  expect(readAppleAnswer({ code: 'c' })).toEqual({ ok: true, code: 'c' });
});

test('an empty parameter is nothing, and the first that is not empty counts', () => {
  for (const search of [{}, { token: '' }, { access_token: '', error: ['', ''] }])
    expect(secretsOf(search)).toBeUndefined();
  expect(secretsOf({ token: ['', 't', 'u'], n: 1, error: '' })).toEqual({ token: 't', n: '1' });
});
