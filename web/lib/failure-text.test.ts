import { expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import { errorOrReplyText, errorText, failureText, fieldErrors } from './failure-text.ts';

const FALLBACK = 'Failed to add to cart';

test('a failure without a sentence of the server is told in the screen’s words', () => {
  for (const code of ['network', 'bad_reply'] as const)
    expect(failureText({ code, detail: 'Check your connection.' }, FALLBACK)).toBe(FALLBACK);
  expect(failureText({ code: 'network', detail: 'x' }, FALLBACK, { network: 'Offline' })).toBe('Offline');
  expect(failureText({ code: 'internal', detail: '' }, FALLBACK)).toBe(FALLBACK);
  expect(failureText({ code: 'internal', detail: 'x', isSilent: true }, FALLBACK)).toBe(FALLBACK);
  expect(errorText(new Error('x'), FALLBACK)).toBe(FALLBACK);
  expect(errorText(null, FALLBACK)).toBe(FALLBACK);
});

test('the server’s own sentence comes first', () => {
  const failure = { code: 'not_found', detail: 'Group not found' } as const;
  expect(failureText(failure, FALLBACK)).toBe('Group not found');
  expect(errorText(new CallError(failure), FALLBACK)).toBe('Group not found');
});

test('a line of plain text comes before the screen’s words only where it is asked for', () => {
  const error = new CallError({ code: 'bad_reply', detail: 'x', plainText: 'no healthy upstream' });
  expect(errorText(error, FALLBACK)).toBe(FALLBACK);
  expect(errorOrReplyText(error, FALLBACK)).toBe('no healthy upstream');
  expect(errorOrReplyText(new CallError({ code: 'network', detail: 'x' }), FALLBACK)).toBe(FALLBACK);
});

test('the end of a session is not told a second time', () => {
  expect(errorText(new CallError({ code: 'unauthorized', detail: 'x' }), FALLBACK)).toBe(FALLBACK);
});

test('each refused field has the first of its errors', () => {
  const errors = [
    { path: 'email', message: 'Invalid Email' },
    { path: 'email', message: 'Too long' },
    { path: 'website', message: 'Too long' },
  ];
  expect(fieldErrors({ code: 'invalid', detail: 'x', errors })).toEqual({
    email: 'Invalid Email',
    website: 'Too long',
  });
  expect(fieldErrors({ code: 'network', detail: 'x' })).toEqual({});
});
