import type { FailureCode } from '#contract/result.ts';
import { t } from '#server/language/speech.ts';

/** What a problem reply calls each failure (RFC 9457). */
export const FAILURE_TITLES: Readonly<Record<FailureCode, string>> = {
  malformed: t`Malformed request`,
  unauthorized: t`Not signed in`,
  forbidden: t`Not allowed`,
  not_found: t`Not found`,
  method_not_allowed: t`Method not allowed`,
  timeout: t`Request timeout`,
  conflict: t`Conflict`,
  precondition_failed: t`Precondition failed`,
  too_large: t`Request too large`,
  unsupported_media_type: t`Unsupported media type`,
  range_not_satisfiable: t`Range not satisfiable`,
  invalid: t`Invalid input`,
  rate_limited: t`Too many requests`,
  headers_too_large: t`Request header fields too large`,
  internal: t`Internal error`,
  unavailable: t`Not available`,
};
