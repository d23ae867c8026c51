import { expect, test } from 'vitest';
import { capCount } from './cap-count.ts';

test('a badge shows 99+ above 99', () => {
  expect([0, 1, 99, 100, 5000].map(capCount)).toEqual(['0', '1', '99', '99+', '99+']);
});
