import { expect, test } from 'vitest';
import { CallError } from '#web/lib/call-error.ts';
import { failureText } from './failure-text.ts';

const WORDS = 'Failed to fetch nutrition';

test('a failure without a sentence of the server is said in the specification’s words', () => {
  expect(failureText(new Error('x'), WORDS)).toBe(WORDS);
  expect(failureText(null, WORDS)).toBe(WORDS);
  expect(failureText(new CallError({ code: 'network', detail: 'Larder could not be reached.' }), WORDS)).toBe(
    WORDS,
  );
  expect(failureText(new CallError({ code: 'internal', detail: '' }), WORDS)).toBe(WORDS);
});

test('the server’s own sentence comes first', () => {
  expect(failureText(new CallError({ code: 'not_found', detail: 'Product not found' }), WORDS)).toBe(
    'Product not found',
  );
});
