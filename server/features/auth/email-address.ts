import { domainToASCII } from 'node:url';

/**
 * What makes two spellings one address: host in its ASCII form, all in lower case.
 * Undefined where the host cannot be one.
 */
export function emailKey(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const host = domainToASCII(email.slice(at + 1));
  if (host === '' || !/^[a-z0-9.-]+$/.test(host) || host.startsWith('.') || host.endsWith('.'))
    return undefined;
  return `${email.slice(0, at).normalize('NFC').toLowerCase()}@${host}`;
}
