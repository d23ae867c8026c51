import type { CallFailure, CallResult } from './call.ts';

/** A failed call on its way through TanStack Query, which wants failures thrown. */
export class CallError extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(failure.detail);
    this.name = 'CallError';
    this.failure = failure;
  }
}

/** The value, or a thrown {@link CallError}: for query functions alone. */
export function unwrap<T>(result: CallResult<T>): T {
  if (result.ok) return result.value;
  throw new CallError(result.failure);
}

/** Whether asking again could help: the network and the server's own trouble, never a refusal. */
export function isWorthRetrying(error: unknown): boolean {
  return error instanceof CallError && RETRIED.has(error.failure.code);
}

const RETRIED: ReadonlySet<CallFailure['code']> = new Set([
  'network',
  'internal',
  'unavailable',
  'bad_reply',
]);
