import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AUTH } from '#contract/auth.ts';
import { accessToken } from '#tests/support/session-world.ts';
import { isExpired, readExpiry } from './access-expiry.ts';

const NOW = 1_700_000_000_000;

test('what cannot be read counts as expired', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(isExpired(text, NOW)).toBe(true);
    }),
  );
  expect(isExpired('a.e30.c', NOW)).toBe(true);
  expect(isExpired(`a.${btoa('{"exp":"soon"}')}.c`, NOW)).toBe(true);
  expect(isExpired('a.bnVsbA.c', NOW)).toBe(true);
});

test('a token counts as expired from the margin before its end', () => {
  const token = accessToken(NOW + AUTH.expiryMarginMs);
  expect(readExpiry(token)).toBe(NOW + AUTH.expiryMarginMs);
  expect(isExpired(token, NOW)).toBe(false);
  expect(isExpired(token, NOW + 1)).toBe(true);
});

test('names in other scripts do not hinder reading', () => {
  const payload = Buffer.from(JSON.stringify({ exp: NOW / 1000 + 900, sub: '日本ÿþ?>' })).toString(
    'base64url',
  );
  expect(isExpired(`a.${payload}.c`, NOW)).toBe(false);
});
