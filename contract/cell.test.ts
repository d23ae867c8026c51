import { expect, test } from 'vitest';
import { fileName } from './cell.ts';
import { cellText, csvLine } from './csv-text.ts';

test('a file is named by letters and digits alone', () => {
  expect(fileName('  Oat & Rye/../ ', 'products', 'csv')).toBe('larder-oat-rye.csv');
  expect(fileName('茶', 'products', 'xlsx')).toBe('larder-products.xlsx');
  expect(fileName('x'.repeat(200), 'list', 'csv')).toHaveLength('larder-.csv'.length + 60);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1+1', '\r\n=1+1', ' =1', '＝1+1', '＋1', '－1', '＠x'])(
  'no text begins a formula: %j',
  (value) => {
    expect(cellText({ value })).toMatch(/^'[^\s]/);
  },
);

test('numbers stay numbers, GTINs keep their zeros, and what is not known is empty', () => {
  const cells = [{ value: -1.5 }, { value: '00012345678905', isGtin: true }, { value: null }, { value: '' }];
  expect(csvLine(cells)).toBe('-1.5,"=""00012345678905""",,\r\n');
});
