/** The outcome of a decision: a value, or an expected failure. Unexpected errors are thrown instead. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

/** An expected failure: `detail` is one sentence written for the person at the screen. */
export interface Failure {
  readonly code: FailureCode;
  readonly detail: string;
  /** Which inputs are wrong, for `invalid` alone. */
  readonly errors?: readonly InvalidInput[];
  /** Seconds until it is worth trying again, for `rate_limited` and `unavailable`. */
  readonly retryAfterSeconds?: number;
}

export interface InvalidInput {
  readonly path: string;
  readonly message: string;
}

/** The only table from a failure to its HTTP status and title. */
export const FAILURES = {
  malformed: { status: 400, title: 'Malformed request' },
  unauthorized: { status: 401, title: 'Not signed in' },
  forbidden: { status: 403, title: 'Not allowed' },
  not_found: { status: 404, title: 'Not found' },
  method_not_allowed: { status: 405, title: 'Method not allowed' },
  timeout: { status: 408, title: 'Request timeout' },
  conflict: { status: 409, title: 'Conflict' },
  too_large: { status: 413, title: 'Request too large' },
  unsupported_media_type: { status: 415, title: 'Unsupported media type' },
  invalid: { status: 422, title: 'Invalid input' },
  rate_limited: { status: 429, title: 'Too many requests' },
  headers_too_large: { status: 431, title: 'Request header fields too large' },
  internal: { status: 500, title: 'Internal error' },
  unavailable: { status: 503, title: 'Not available' },
} as const;

export type FailureCode = keyof typeof FAILURES;

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
