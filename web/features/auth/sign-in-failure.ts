import type { CallFailure } from '#web/lib/call.ts';
import { failureText } from '#web/lib/failure-text.ts';

const NETWORK = 'Network error. Please try again.';
const NO_ACCOUNT = 'Failed to create account. Please try again.';

export function loginFailure(failure: CallFailure): string {
  const own = { network: NETWORK, bad_reply: 'Invalid response from server' };
  return failureText(failure, 'Failed to send magic link.', own);
}

export function signupFailure(failure: CallFailure): string {
  const own = { network: 'Network error. Please check your connection and try again.' };
  return failureText(failure, NO_ACCOUNT, own);
}

export function verificationFailure(failure: CallFailure, fallback = 'Verification failed'): string {
  return failureText(failure, fallback, { network: NETWORK });
}
