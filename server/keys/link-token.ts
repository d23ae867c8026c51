import { createHmac } from 'node:crypto';
import type { KeyRing } from './secret-keys.ts';
import { equalSecrets, hashSecret } from './secrets.ts';

/** 128 bits, url-safe: cannot be guessed. */
const TOKEN_BYTES = 16;

/** Derived from the link's id and a key that is not in the store, so that its owner can see it again. */
export function linkToken(key: Buffer, linkId: string): string {
  const mac = createHmac('sha256', key).update(linkId).digest();
  return mac.subarray(0, TOKEN_BYTES).toString('base64url');
}

/** The token of a stored link; null where the keys that it came from are gone, or it was random: it works all the same. */
export function shownToken(
  keys: KeyRing,
  link: { readonly id: string; readonly token_hash: Buffer },
): string | null {
  const tokens = [...keys.all.values()].map(({ links }) => linkToken(links, link.id));
  return tokens.find((token) => equalSecrets(hashSecret(token), link.token_hash)) ?? null;
}
