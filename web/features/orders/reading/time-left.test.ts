import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test.each([
  [0, 5_000, 900, undefined],
  [200, 5_000, 100, undefined],
  [5_000, 5_000, 900, undefined],
  [4_000, 5_000, 4_000, 'about a second left'],
  [1_000, 5_000, 1_000, 'about 4 seconds left'],
  [10, 5_000, 1_000, 'about 8 minutes left'],
] as const)('%i of %i lines in %i ms', (sent, of, sinceMs, said) => {
  expect(timeLeft(sent, of, sinceMs)).toBe(said);
});
