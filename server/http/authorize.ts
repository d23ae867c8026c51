import type { Endpoint } from '#contract/http/endpoint.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { TokenScope } from '#contract/tokens.ts';
import { t } from '#server/language/speech.ts';

/** Who is calling, as far as a handler needs to know. */
export interface SignedInUser {
  readonly id: string;
}

export interface Caller extends SignedInUser {
  /** Of a program's token; a person who is logged in may do everything. */
  readonly scope?: TokenScope;
}

export const LOG_IN = t`Please log in to do this.`;

/** Whether the caller may make a call, whichever way it comes; undefined is a caller without an account. */
export function authorize(
  caller: Caller | undefined,
  { method, access }: Pick<Endpoint, 'method' | 'access'>,
): Result<Caller | undefined> {
  if (access === 'public') return ok(undefined);
  if (caller === undefined) return fail('unauthorized', LOG_IN);
  if (caller.scope === undefined) return ok(caller);
  if (access === 'session') return fail('forbidden', t`A token cannot do this: log in to do it.`);
  if (caller.scope === 'read' && method !== 'GET') return fail('forbidden', t`This token may only read.`);
  return ok(caller);
}
