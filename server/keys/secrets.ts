import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { SIGN_IN } from '#contract/sign-in.ts';

/** 256 random bits, url-safe. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** How a secret with full entropy is kept: a plain SHA-256 is enough, there is nothing to guess. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** The digits a person types; every value equally likely. */
export function newCode(): string {
  return String(randomInt(10 ** SIGN_IN.codeDigits)).padStart(SIGN_IN.codeDigits, '0');
}

/** How a code is kept: keyed, because a million values can be tried against a plain hash. */
export function hashCode(key: Buffer, linkId: string, code: string): Buffer {
  return createHmac('sha256', key).update(`${linkId}:${code}`).digest();
}

export function equalSecrets(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The token after this one. Derived, not stored, so that a second tab within the grace gets the same. */
export function successorOf(key: Buffer, refreshToken: string): string {
  return createHmac('sha256', key).update(refreshToken).digest('base64url');
}

/** What the browser that asked for a link keeps: it proves the link's token, which cannot be derived from it. */
export function nonceOf(token: string): string {
  return createHash('sha256').update(`larder magic link nonce ${token}`).digest('base64url');
}
