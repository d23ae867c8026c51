import { t } from 'ttag';
import type { CallFailure } from '#web/lib/call.ts';
import { failureText } from '#web/lib/failure-text.ts';

const NETWORK = t`Network error. Please try again.`;
const NO_ACCOUNT = t`Failed to create account. Please try again.`;

export function loginFailure(failure: CallFailure): string {
  const own = { network: NETWORK, bad_reply: t`Invalid response from server` };
  return failureText(failure, t`Failed to send magic link.`, own);
}

export function signupFailure(failure: CallFailure): string {
  const own = { network: t`Network error. Please check your connection and try again.` };
  return failureText(failure, NO_ACCOUNT, own);
}

export function verificationFailure(failure: CallFailure, fallback = t`Verification failed`): string {
  return failureText(failure, fallback, { network: NETWORK });
}
