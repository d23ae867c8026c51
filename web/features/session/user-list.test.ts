import { describe, expect, test } from 'vitest';
import { CallError } from '#web/lib/call-error.ts';
import { errorText } from './error-text.ts';
import { failureText } from './user-list.ts';

const FALLBACK = 'Failed to add to cart';

describe('what is said of a failed call', () => {
  test('is the action’s own text where the server was not reached, not understood, or said nothing', () => {
    for (const code of ['network', 'bad_reply'] as const) {
      expect(failureText({ code, detail: 'Check your connection.' }, FALLBACK)).toBe(FALLBACK);
    }
    expect(failureText({ code: 'internal', detail: '' }, FALLBACK)).toBe(FALLBACK);
  });

  test('is the server’s sentence where there is one', () => {
    expect(failureText({ code: 'not_found', detail: 'Product not found' }, FALLBACK)).toBe(
      'Product not found',
    );
  });

  test('is nothing where the session ended: that was said already', () => {
    expect(failureText({ code: 'unauthorized', detail: 'Authentication failed' }, FALLBACK)).toBeUndefined();
  });

  test('is on a page that waits for it never nothing', () => {
    expect(errorText(new CallError({ code: 'unauthorized', detail: 'x' }), FALLBACK)).toBe(FALLBACK);
    expect(errorText(new Error('x'), FALLBACK)).toBe(FALLBACK);
    expect(errorText(new CallError({ code: 'not_found', detail: 'Group not found' }), FALLBACK)).toBe(
      'Group not found',
    );
  });
});
