import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAppleAnswer, readGoogleAnswer } from './provider-answer.ts';
import { dropSecrets, keepSecrets, readSecrets } from './url-secrets.ts';

const GOOGLE = { access_token: 'a', refresh_token: 'r', user_id: 'u', email: 'marta@example.com' };
beforeEach(dropSecrets);
afterEach(dropSecrets);

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

test('what came with one page’s address is for that page alone', () => {
  expect(keepSecrets('/auth/verify', {})).toBe(false);
  expect(keepSecrets('/auth/verify', { token: ['t', 'u'], n: 1 })).toBe(true);
  expect(readSecrets('/auth/google')).toEqual({});
  expect(readSecrets('/auth/verify')).toEqual({ token: 't', n: '1' });
  expect(readSecrets('/auth/verify')).toEqual({ token: 't', n: '1' });
});

test('an empty parameter is nothing, and the first that is not empty counts', () => {
  expect(keepSecrets('/auth/verify', { token: '' })).toBe(false);
  expect(keepSecrets('/auth/google', { access_token: '', error: ['', ''] })).toBe(false);
  expect(readSecrets('/auth/verify')).toEqual({});
  expect(keepSecrets('/auth/verify', { token: ['', 't'], error: '' })).toBe(true);
  expect(readSecrets('/auth/verify')).toEqual({ token: 't' });
});
