import { expect, test } from 'vitest';
import { examples } from '#tests/support/examples.ts';
import { parseQuantity } from './parse-quantity.ts';

test.each(['', ' ', '0', '-1', '1.5', '1e3', 'two', '10000', '12,5', '9999999999'])(
  '%j is no quantity',
  (text) => {
    expect(parseQuantity(text)).toBeUndefined();
  },
);

examples('%j is one', parseQuantity, [
  ['1', 1],
  [' 24 ', 24],
  ['007', 7],
  ['9999', 9999],
]);
