import { readExpiring } from '#web/features/session/expiring-storage.ts';

/** Where the browser that asked for a link notes it: the code can be typed here, and the link finishes here by itself. */
export const LINK_NONCE = 'larder.link';

export function readNonce(): string | undefined {
  const nonce = readExpiring(LINK_NONCE);
  return typeof nonce === 'string' ? nonce : undefined;
}

/** Whether this browser asked for the token's link; false too where it cannot reckon (plain HTTP): the page then asks. */
export async function isOwnLink(token: string, nonce = readNonce()): Promise<boolean> {
  if (nonce === undefined || !globalThis.crypto?.subtle) return false;
  const bytes = new TextEncoder().encode(`larder magic link nonce ${token}`);
  return toBase64Url(await crypto.subtle.digest('SHA-256', bytes)) === nonce;
}

function toBase64Url(buffer: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
