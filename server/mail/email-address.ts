import { domainToASCII } from 'node:url';

/**
 * What makes two spellings one address: host in its ASCII form, all in lower case.
 * Undefined where the host cannot be one, and where letters outside ASCII stand in for ASCII ones (the Kelvin sign, full-width
 * dots): such an address reads like somebody else's, whose mailbox is another.
 */
export function emailKey(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const typed = email.slice(at + 1);
  const host = domainToASCII(typed);
  if (host === '' || !/^[a-z0-9.-]+$/.test(host) || host.startsWith('.') || host.endsWith('.'))
    return undefined;
  const local = email.slice(0, at);
  const key = local.normalize('NFC').toLowerCase();
  return isFakedHost(typed, host) || countAscii(key) > countAscii(local) ? undefined : `${key}@${host}`;
}

/** Only an international label may change, and keeps its sign of that. */
function isFakedHost(typed: string, host: string): boolean {
  const labels = typed.toLowerCase().split('.');
  const written = host.split('.');
  return (
    labels.length !== written.length ||
    labels.some((label, i) => label !== written[i] && !written[i]?.startsWith('xn--'))
  );
}

const countAscii = (text: string) => text.replaceAll(/[^\0-\x7f]/g, '').length;
