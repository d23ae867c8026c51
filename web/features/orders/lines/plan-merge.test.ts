import { expect, test } from 'vitest';
import { orderLine } from '#tests/support/order-line.ts';
import { planMerge } from './plan-merge.ts';

const merge = (lines: Parameters<typeof orderLine>[0][]) => {
  const all = lines.map((line, i) => orderLine({ line: i + 1, gtin: '1', ...line }));
  const { wanted, refusal } = planMerge(all, new Set(all.map(({ line }) => line)));
  return { into: wanted.map(({ line, merged_into }) => [line, merged_into]), refusal };
};

test('lines of each product are merged into the first of them', () => {
  expect(merge([{}, { gtin: '2' }, {}, { gtin: '2' }])).toEqual({
    into: [
      [3, 1],
      [4, 2],
    ],
    refusal: undefined,
  });
});

test('what was merged into a line goes along with it', () => {
  expect(merge([{}, {}, { is_aside: true, merged_into: 2 }]).into).toEqual([
    [2, 1],
    [3, 1],
  ]);
});

test('a line alone of its product, one without a product and one set aside stay apart', () => {
  expect(merge([{}, { gtin: '2' }, { gtin: null }, { gtin: null }, { is_aside: true }])).toEqual({
    into: [],
    refusal: 'product',
  });
});

test('of several products those that can be merged are; the reason of the others is said', () => {
  expect(merge([{}, {}, { gtin: '2' }, { gtin: '2', unit: 'EA' }])).toEqual({
    into: [[2, 1]],
    refusal: 'unit',
  });
});
