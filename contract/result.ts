/** The outcome of a decision: a value, or an expected failure. Unexpected errors are thrown instead. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

/** An expected failure: `detail` is one sentence written for the person at the screen. */
export interface Failure {
  readonly code: FailureCode;
  readonly detail: string;
  /** Which inputs are wrong, or name nothing that is known. */
  readonly errors?: readonly InvalidInput[];
  /** Seconds until it is worth trying again, for `rate_limited` and `unavailable`. */
  readonly retryAfterSeconds?: number;
}

export interface InvalidInput {
  readonly path: string;
  readonly message: string;
}

/** The only table from a failure of a call to its HTTP status. */
export const FAILURES = {
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  timeout: 408,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  rate_limited: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
} as const;

/** Those of files as well, which no call answers. */
export const STATUSES = { ...FAILURES, precondition_failed: 412, range_not_satisfiable: 416 } as const;

export type FailureCode = keyof typeof STATUSES;

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function fail(
  code: FailureCode,
  detail: string,
  more: Omit<Failure, 'code' | 'detail'> = {},
): Result<never> {
  return { ok: false, failure: { code, detail, ...more } };
}
