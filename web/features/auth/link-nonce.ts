import { readExpiring, storeExpiring, takeExpiring } from '#web/features/session/expiring-storage.ts';

const NAME = 'larder.link';

/** SavedItem by the browser that asked for a link: the code can be typed here, and the link finishes here by itself. */
export function rememberNonce(nonce: string): void {
  storeExpiring(NAME, nonce);
}

export function readNonce(): string | undefined {
  const nonce = readExpiring(NAME);
  return typeof nonce === 'string' ? nonce : undefined;
}

export function forgetNonce(): void {
  takeExpiring(NAME);
}

/**
 * Whether this browser asked for the link of the token. False also where the browser cannot reckon it (plain HTTP):
 * then the page asks first.
 */
export async function isOwnLink(token: string, nonce = readNonce()): Promise<boolean> {
  if (nonce === undefined || !globalThis.crypto?.subtle) return false;
  const bytes = new TextEncoder().encode(`larder magic link nonce ${token}`);
  return toBase64Url(await crypto.subtle.digest('SHA-256', bytes)) === nonce;
}

function toBase64Url(buffer: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
