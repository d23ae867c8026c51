import { expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

test('an amount is read as people type it', () => {
  expect(['140', ' 1,200 ', '0.5', '.5', '2.', '$5', '0'].map(readAmount)).toEqual([
    140, 1200, 0.5, 0.5, 2, 5, 0,
  ]);
});

test('an empty field is no bound, and never zero', () => {
  expect(readAmount('  ')).toBeNull();
});

test('what is no amount, or more than addresses take, is neither', () => {
  for (const text of ['low', '-1', '1e3', '1.2345', '12345678', '1.2.3', '.'])
    expect(readAmount(text), text).toBeUndefined();
});
