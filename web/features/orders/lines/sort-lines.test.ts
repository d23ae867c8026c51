import { examples } from '#tests/support/examples.ts';
import { orderLine } from '#tests/support/order-line.ts';
import { sortLines } from './sort-lines.ts';

const lines = [
  orderLine({ line: 1, match: 'code', quantity: 2, price: 10 }),
  orderLine({ line: 2, match: 'code', quantity: null, price: 10 }),
  orderLine({ line: 3, match: 'code', is_warning: true, quantity: 1, price: 30 }),
  orderLine({ line: 4, match: 'name', gtin: null, quantity: 1, price: 20 }),
  orderLine({ line: 5, match: 'problem', gtin: null, quantity: 1, price: 0 }),
];

examples('lines by %s', (order) => sortLines(lines, order).map(({ line }) => line), [
  ['file', [1, 2, 3, 4, 5]],
  ['open', [4, 5, 3, 1, 2]],
  // A line without an amount comes after one that costs nothing.
  ['amount', [3, 1, 4, 5, 2]],
]);
