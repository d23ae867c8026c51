import type { FailureCode } from '#contract/result.ts';

/** What a problem reply calls each failure (RFC 9457). */
export const FAILURE_TITLES: Readonly<Record<FailureCode, string>> = {
  malformed: 'Malformed request',
  unauthorized: 'Not signed in',
  forbidden: 'Not allowed',
  not_found: 'Not found',
  method_not_allowed: 'Method not allowed',
  timeout: 'Request timeout',
  conflict: 'Conflict',
  too_large: 'Request too large',
  unsupported_media_type: 'Unsupported media type',
  invalid: 'Invalid input',
  rate_limited: 'Too many requests',
  headers_too_large: 'Request header fields too large',
  internal: 'Internal error',
  unavailable: 'Not available',
};
