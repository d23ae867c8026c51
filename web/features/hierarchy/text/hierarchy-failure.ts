import { t } from 'ttag';
import { CallError } from '#web/lib/call-error.ts';

export const NO_HIERARCHY = t`No hierarchy data available`;
const FAILED = t`Failed to load hierarchy`;

/** With the status and the server's sentence where it answered; else that nothing came. */
export function hierarchyFailure(error: unknown): string {
  if (!(error instanceof CallError)) return FAILED;
  const { status, detail, isSilent } = error.failure;
  if (status === undefined) return FAILED;
  return isSilent ? t`HTTP error ${status}` : t`HTTP error ${status}: ${detail}`;
}
