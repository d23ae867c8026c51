import { t } from 'ttag';
import { FAILURES } from '#contract/result.ts';
import { CallError } from '#web/lib/call-error.ts';

export const NO_HIERARCHY = t`No hierarchy data available`;
const FAILED = t`Failed to load hierarchy`;

/** With the status and the server's sentence where it answered; else that nothing came. */
export function hierarchyFailure(error: unknown): string {
  if (!(error instanceof CallError)) return FAILED;
  const { code, detail } = error.failure;
  if (code === 'network' || code === 'bad_reply' || code === 'offline') return FAILED;
  return t`HTTP error ${FAILURES[code]}: ${detail}`;
}
