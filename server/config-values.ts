import { createPrivateKey } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

/** An address, or a network such as 10.0.0.0/8. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.trim().split('/');
  const most = isIPv6(address) ? 128 : isIPv4(address) ? 32 : -1;
  return (
    most > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  );
}

export function isWebAddress(text: string): boolean {
  return ['http:', 'https:'].includes(protocolOf(text.trim()));
}

export function protocolOf(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol : '';
}

/** An IPv6 address without its brackets; undefined without a URL. */
export function hostOf(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  return new URL(address).hostname.replaceAll(/[[\]]/g, '');
}

/** A mail address, alone or in angle brackets after a name. */
export function isSender(text: string): boolean {
  return /^(?:[^<>\p{Cc}]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/u.test(text);
}

/** A PKCS #8 key on the curve P-256, which Apple's ES256 needs. */
export function isAppleKey(pem: string): boolean {
  if (!pem.includes('-----BEGIN PRIVATE KEY-----')) return false;
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}
