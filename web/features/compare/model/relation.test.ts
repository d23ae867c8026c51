import { describe, expect, test } from 'vitest';
import { bestAmount, bestColumn, differenceText } from './relation.ts';

describe('the best of a row', () => {
  test('is none where fewer than two are known', () => {
    expect(bestColumn([undefined, 4, undefined], 'lowest')).toBeUndefined();
    expect(bestAmount([], 'highest')).toBeUndefined();
  });

  test('is marked in no column where several share it', () => {
    expect(bestColumn([4, 4, 9], 'lowest')).toBeUndefined();
    expect(bestAmount([4, 4, 9], 'lowest')).toBe(4);
  });

  test('is the lowest or the highest, past what is not known', () => {
    expect(bestColumn([undefined, 4, 0, 9], 'lowest')).toBe(2);
    expect(bestColumn([undefined, 4, 0, 9], 'highest')).toBe(3);
  });
});

describe('a difference', () => {
  test('needs both amounts', () => {
    expect(differenceText(undefined, 3)).toBeUndefined();
    expect(differenceText(3, undefined)).toBeUndefined();
  });

  test.each([
    [310, 95, '+215 (+226%)'],
    [3, 6, '−3 (−50%)'],
    [0.3, 0.1, '+0.2 (+200%)'],
    [5, 0, '+5'],
    [5, 5, 'same'],
    [0, 0, 'same'],
  ])('%d against %d: %s', (amount, against, text) => {
    expect(differenceText(amount, against)).toBe(text);
  });
});
