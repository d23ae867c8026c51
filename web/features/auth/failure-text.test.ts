import { expect, test } from 'vitest';
import type { CallFailure } from '#web/lib/call.ts';
import {
  fieldErrorsOf,
  loginFailureText,
  signupFailureText,
  verificationFailureText,
} from './failure-text.ts';

const network: CallFailure = { code: 'network', detail: 'x' };
const badReply: CallFailure = { code: 'bad_reply', detail: 'x' };
const silent: CallFailure = { code: 'internal', detail: '' };
const told: CallFailure = { code: 'rate_limited', detail: 'Too many links were asked for.' };

test('each screen has its words for the network, an unreadable answer and a silent one', () => {
  expect([network, badReply, silent].map(loginFailureText)).toEqual([
    'Network error. Please try again.',
    'Invalid response from server',
    'Failed to send magic link.',
  ]);
  expect([network, badReply, silent].map(signupFailureText)).toEqual([
    'Network error. Please check your connection and try again.',
    'Failed to create account. Please try again.',
    'Failed to create account. Please try again.',
  ]);
  expect(
    [network, badReply, silent].map((each) => verificationFailureText(each, 'Verification failed')),
  ).toEqual(['Network error. Please try again.', 'Verification failed', 'Verification failed']);
});

test('a sentence of the server is shown as it is', () => {
  expect([loginFailureText(told), signupFailureText(told), verificationFailureText(told, '')]).toEqual(
    Array(3).fill(told.detail),
  );
});

test('fields the server refuses are named', () => {
  const failure: CallFailure = {
    code: 'invalid',
    detail: 'Invalid Email',
    errors: [{ path: 'email', message: 'Invalid Email' }],
  };
  expect(fieldErrorsOf(failure)).toEqual({ email: 'Invalid Email' });
  expect(fieldErrorsOf(told)).toEqual({});
});
