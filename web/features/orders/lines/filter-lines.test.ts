import { expect, test } from 'vitest';
import { orderLine } from '#tests/support/order-line.ts';
import { repeatedLines } from './account-notes.ts';
import { isShown } from './filter-lines.ts';
import { LINE_FILTERS } from './lines-view.ts';

const lines = [
  orderLine({ line: 1, match: 'code', gtin: '1' }),
  orderLine({ line: 2, match: 'name', gtin: '1', is_warning: true }),
  orderLine({ line: 3, match: 'name', gtin: null, is_warning: true }),
  orderLine({ line: 4, match: 'absent' }),
  orderLine({ line: 5, match: 'problem' }),
  orderLine({ line: 6, match: 'absent', is_aside: true }),
  orderLine({ line: 7, match: 'code', gtin: '1', is_aside: true, merged_into: 1 }),
];

const EXPECTED = {
  all: [1, 2, 3, 4, 5, 6, 7],
  code: [1],
  name: [2, 3],
  absent: [4],
  problem: [5],
  aside: [6, 7],
  unmatched: [3, 4, 5],
  choose: [3, 5],
  check: [2],
  repeated: [1, 2],
} as const;

test.each(LINE_FILTERS)('lines shown as %s', (show) => {
  const repeated = new Set([...repeatedLines(lines)].flat());
  const shown = lines.filter((line) => isShown(line, show, repeated));
  expect(shown.map(({ line }) => line)).toEqual(EXPECTED[show]);
});
