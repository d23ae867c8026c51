import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isOwnLink } from './link-nonce.ts';

const nonceOf = (token: string) =>
  createHash('sha256').update(`larder magic link nonce ${token}`).digest('base64url');

test('a link is another browser’s without a nonce, or with one of another link', async () => {
  expect(await isOwnLink('token', undefined)).toBe(false);
  expect(await isOwnLink('token', '')).toBe(false);
  expect(await isOwnLink('token', nonceOf('other'))).toBe(false);
});

test('the browser that asked knows its link by the nonce the server gave it', async () => {
  for (let n = 0; n < 64; n++) expect(await isOwnLink(`token-${n}`, nonceOf(`token-${n}`))).toBe(true);
});
