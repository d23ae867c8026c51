import { expect, test } from 'vitest';
import type { CallFailure } from '#web/lib/call.ts';
import { loginFailure, signupFailure, verificationFailure } from './sign-in-failure.ts';

const WITHOUT_SENTENCE: readonly CallFailure[] = [
  { code: 'network', detail: 'x' },
  { code: 'bad_reply', detail: 'x' },
  { code: 'internal', detail: '' },
];

test('each screen has its words for the network, an unreadable answer and a silent one', () => {
  expect(WITHOUT_SENTENCE.map(loginFailure)).toEqual([
    'Network error. Please try again.',
    'Invalid response from server',
    'Failed to send magic link.',
  ]);
  expect(WITHOUT_SENTENCE.map(signupFailure)).toEqual([
    'Network error. Please check your connection and try again.',
    'Failed to create account. Please try again.',
    'Failed to create account. Please try again.',
  ]);
  expect(WITHOUT_SENTENCE.map((each) => verificationFailure(each))).toEqual([
    'Network error. Please try again.',
    'Verification failed',
    'Verification failed',
  ]);
});
