import { expect, test } from 'vitest';
import { roundFigure } from './round-figure.ts';

test('keeps three significant digits, and whole numbers from 100 on', () => {
  expect([0, 0.012345, 9.876, 99.96, 100.4, 12345.6, -0.5555].map(roundFigure)).toEqual([
    0, 0.0123, 9.88, 100, 100, 12346, -0.555,
  ]);
});
