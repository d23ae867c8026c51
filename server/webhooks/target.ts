import { isIP } from 'node:net';
import { fail, ok, type Result } from '#contract/result.ts';
import { t } from '#server/language/speech.ts';
import { isPublicAddress } from './public-address.ts';

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The address of a receiver as it may be kept. Where a name leads is looked at each time before something is sent. */
export function readTarget(text: string, allowsLoopback: boolean): Result<URL> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.username !== '' || url.password !== '' || url.hash !== '')
    return refuse(t`Must be an HTTPS address without a user name, password or fragment`);
  if (allowsLoopback && url.protocol === 'http:' && LOOPBACK.test(url.hostname)) return ok(url);
  if (url.protocol !== 'https:') return refuse(t`Must begin with https://`);
  if (!isAllowedLiteral(url)) return refuse(t`Must lead to a public address`);
  return ok(url);
}

/** Names pass; they are judged by where they lead. */
function isAllowedLiteral({ hostname }: URL): boolean {
  const literal = hostname.replaceAll(/[[\]]/g, '');
  if (isIP(literal) !== 0) return isPublicAddress(literal);
  return !/(?:^|\.)localhost\.?$/.test(hostname);
}

function refuse(message: string): Result<never> {
  return fail('invalid', `url ${message.charAt(0).toLowerCase()}${message.slice(1)}.`, {
    errors: [{ path: 'url', message }],
  });
}
