import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setInterval } from 'node:timers';
import type { Disturb } from './oidc-issuer.ts';

/** For tests: ways in which a sign-in provider fails to answer. */
const BREAKDOWNS = {
  silence: () => {},
  'a byte at a time'(response: ServerResponse) {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 100);
    response.on('close', () => clearInterval(timer));
  },
  'a page': (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to our hotel</h1>'),
  'a failure': (response: ServerResponse) => response.writeHead(502).end('bad gateway'),
  'a failure in JSON': (response: ServerResponse) =>
    response.writeHead(503, { 'content-type': 'application/json' }).end('{"error":"server_error"}'),
  'a closed connection': (response: ServerResponse) => response.socket?.destroy(),
} as const;

export type Breakdown = keyof typeof BREAKDOWNS;
export const BREAKDOWN_NAMES = Object.keys(BREAKDOWNS) as Breakdown[];

/** Breaks the answers to one path of the issuer. */
export function breakPath(path: string, breakdown: Breakdown) {
  const broken: Promise<unknown>[] = [];
  const disturb: Disturb = (request, response) => {
    if (request.url !== path) return false;
    broken.push(once(response, 'close'));
    BREAKDOWNS[breakdown](response);
    return true;
  };
  return {
    disturb,
    /** Answers how many calls it broke, as soon as the callers have hung up. */
    hungUp: async () => (await Promise.all(broken)).length,
  };
}

/** Changes claims of the tokens that the issuer answers with. Their signature no longer fits, and is not checked. */
export function changeClaims(claims: Readonly<Record<string, unknown>>): Disturb {
  return (request, response) => {
    if (request.url !== '/token') return false;
    const end = response.end.bind(response) as (text: string) => ServerResponse;
    response.end = ((body: string) => {
      const answer = JSON.parse(body) as { id_token: string };
      const [header, payload = '', signature] = answer.id_token.split('.');
      const known = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
      const changed = Buffer.from(JSON.stringify({ ...known, ...claims })).toString('base64url');
      const text = JSON.stringify({ ...answer, id_token: [header, changed, signature].join('.') });
      response.setHeader('content-length', Buffer.byteLength(text));
      return end(text);
    }) as typeof response.end;
    return false;
  };
}
