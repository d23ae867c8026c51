import { expect, test } from 'vitest';
import { toleranceOf } from './tolerated-errors.ts';

test.each([
  ['lentle', 'lentil', 2],
  ['brocoly', 'broccoli', 2],
  ['kasava', 'cassava', 2],
])('%s may mean %s, which sounds the same', (typed, meant, edits) => {
  expect(toleranceOf(typed).mostEdits).toBe(2);
  expect(toleranceOf(typed).tolerates(meant, edits)).toBe(true);
});

test.each([
  ['lentle', 'gentler', 2],
  ['butter', 'beater', 3],
  ['pasta', 'paste', 2],
  ['cream', 'crumb', 2],
])('%s does not mean %s', (typed, other, edits) => {
  expect(toleranceOf(typed).tolerates(other, edits)).toBe(false);
});

test('one error is tolerated in most words, and two in long ones, however they sound', () => {
  expect(toleranceOf('turky').tolerates('turnk', 1)).toBe(true);
  expect(toleranceOf('choclatte').tolerates('chocmatte', 2)).toBe(true);
});

test.each(['12oz', 'ox', 'x'.repeat(41)])('%s is never corrected', (word) => {
  expect(toleranceOf(word).mostEdits).toBe(0);
});
