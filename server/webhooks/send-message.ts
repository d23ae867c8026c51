import { type LookupAddress, lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { t } from '#server/language/speech.ts';
import { isPublicAddress } from './public-address.ts';
import { readTarget } from './target.ts';

/** From the look-up of the name to the status of the answer. */
const PATIENCE_MS = 15_000;

export interface OutgoingMessage {
  readonly url: string;
  readonly secret: string;
  readonly id: string;
  readonly body: string;
}

export interface SendOptions {
  readonly now: Date;
  /** For tests: http:// to this machine. */
  readonly allowsLoopback: boolean;
  /** No answer is waited for any longer; undefined: after 15 s. */
  readonly tooLate?: AbortSignal;
  /** Aborts the attempt. */
  readonly stopping?: AbortSignal;
}

/** How a receiver answered: with a status, or not at all, with the reason in a few words. */
export type Answered = { readonly status: number } | { readonly error: string };

/**
 * Posts a message once, signed by Standard Webhooks. The connection is made to the very address that was checked, no
 * redirect is followed, and of the answer nothing but its status is read.
 */
export function sendMessage(
  { url: text, secret, id, body }: OutgoingMessage,
  { now, allowsLoopback, tooLate = AbortSignal.timeout(PATIENCE_MS), stopping }: SendOptions,
): Promise<Answered> {
  const target = readTarget(text, allowsLoopback);
  if (!target.ok) return Promise.resolve({ error: target.failure.detail });
  const url = target.value;
  const isLoopback = url.protocol === 'http:';
  const request = isLoopback ? requestHttp : requestHttps;
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Larder-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, now, body),
  };
  return new Promise((resolve) => {
    const outgoing = request(
      url,
      {
        method: 'POST',
        headers,
        // A connection that was kept could lead to what the name meant before.
        agent: false,
        signal: AbortSignal.any([tooLate, ...(stopping ? [stopping] : [])]),
        ...(!isLoopback && { lookup: lookupPublic }),
      },
      (answer) => {
        resolve({ status: answer.statusCode ?? 0 });
        answer.destroy();
      },
    );
    outgoing.on('error', (error: NodeJS.ErrnoException) => resolve({ error: reasonOf(error) }));
    outgoing.end(body);
  });
}

/** Looks a name up and refuses it where any of its addresses is not public: what is connected to is what was checked. */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return done(error, '');
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(new NotPublicError(), '');
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};

class NotPublicError extends Error {
  readonly code = 'NOT_PUBLIC';
}

const REASONS: Readonly<Record<string, string>> = {
  NOT_PUBLIC: t`The name leads to an address that is not public.`,
  ENOTFOUND: t`The name is not known.`,
  ECONNREFUSED: t`The connection was refused.`,
  ECONNRESET: t`The connection was broken off.`,
  ABORT_ERR: t`No answer came in time.`,
};

/** Shown to the owner: nothing of what the network said but its kind. */
function reasonOf({ code = '' }: NodeJS.ErrnoException): string {
  return REASONS[code] ?? `The message could not be handed over (${code || 'no reason given'}).`;
}
