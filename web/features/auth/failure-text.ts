import type { CallFailure } from '#web/lib/call.ts';

/** What the login says of a failed call: the server's own sentence where it gave one. */
export function loginFailureText({ code, detail }: CallFailure): string {
  if (code === 'network') return 'Network error. Please try again.';
  if (code === 'bad_reply') return 'Invalid response from server';
  return detail || 'Failed to send magic link.';
}

export function signupFailureText({ code, detail }: CallFailure): string {
  if (code === 'network') return 'Network error. Please check your connection and try again.';
  if (code === 'bad_reply') return 'Failed to create account. Please try again.';
  return detail || 'Failed to create account. Please try again.';
}

/** What a page that finishes a sign-in says; `otherwise` where the server gave no sentence. */
export function verificationFailureText({ code, detail }: CallFailure, otherwise: string): string {
  if (code === 'network') return 'Network error. Please try again.';
  return code === 'bad_reply' ? otherwise : detail || otherwise;
}

/** The texts of wrong fields by their names, as far as the server named any. */
export function fieldErrorsOf(failure: CallFailure): Record<string, string> {
  return Object.fromEntries((failure.errors ?? []).map(({ path, message }) => [path, message]));
}
