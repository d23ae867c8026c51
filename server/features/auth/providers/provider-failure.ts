import { ResponseBodyError } from 'openid-client';
import type { IdentityProvider } from '#server/db/account-tables.ts';
import type { Log } from '#server/log.ts';

/** Where a sign-in failed: `authorization` is the provider's page, `exchange` that of the code for a token, which is checked. */
export type SignInStep = 'discovery' | 'client_secret' | 'authorization' | 'exchange';

export type ReportFailure = (step: SignInStep, error: unknown) => void;

export type CountFailure = (failure: { provider: IdentityProvider; step: SignInStep }) => void;

/** Tells the operator by a line of the log and in the metrics; the person gets a sentence. */
export function failureReporter(provider: IdentityProvider, log: Log, count: CountFailure): ReportFailure {
  return (step, error) => {
    count({ provider, step });
    log.warn({ provider, step, cause: causeOf(error) }, 'sign-in provider failure');
  };
}

/** What an answer is called that is no answer of a provider: none in time, a broken one, a proxy's page. */
const NO_ANSWER: ReadonlySet<unknown> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

/** Whether the provider failed, in place of refusing. */
export function isOutOfReach(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.status >= 500;
  // As fetch tells of a connection that was refused or broke.
  return error instanceof TypeError || NO_ANSWER.has(fieldOf(error, 'code'));
}

/** Names and numbers alone: texts and values of a provider may hold a code, a token or an address. */
const NAME = /^(?:[A-Za-z_]{1,60}|answered \d{3})$/;

function causeOf(error: unknown): string {
  const words = new Set<unknown>();
  for (const each of withCauses(error)) {
    const code = fieldOf(each, 'code');
    words.add(code);
    if (each instanceof Response || each instanceof ResponseBodyError) words.add(`answered ${each.status}`);
    if (each instanceof ResponseBodyError) words.add(each.error);
    // Which claim of a token was not as it should be.
    words.add(fieldOf(each, 'claim'));
    if (each instanceof Error && each.cause === undefined && typeof code !== 'string') words.add(each.name);
  }
  return [...words].filter((word) => typeof word === 'string' && NAME.test(word)).join(' ');
}

const MAX_DEPTH = 5;

/** Libraries wrap the cause: "fetch failed" alone tells nothing. */
function withCauses(error: unknown): unknown[] {
  const found: unknown[] = [];
  for (let each = error; each !== undefined && found.length < MAX_DEPTH; each = fieldOf(each, 'cause'))
    found.push(each);
  return found;
}

function fieldOf(value: unknown, name: 'cause' | 'claim' | 'code'): unknown {
  return value instanceof Object && name in value ? (value as Record<string, unknown>)[name] : undefined;
}
