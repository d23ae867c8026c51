import { expect, test } from 'vitest';
import type { Product } from '#contract/product.ts';
import { tableText } from './table-text.ts';

const product = {
  gtin: '09520000000011',
  brand: '=HYPERLINK("x")',
  name: 'Oat\tDrink',
  normalized_name: null,
  title: null,
  family_title: null,
  verdicts: { smart_snack: 'pass', good_choice: 'fail', philly: 'unknown' },
  nova_label: null,
  price: null,
} as unknown as Product;

test('a product’s text can neither begin a formula nor break out of its cell; what is not known is empty', () => {
  const text = tableText({
    products: [product],
    nutrition: undefined,
    columns: ['sodium'],
    basis: 'serving',
  });
  const [head, row] = text.split('\n').map((line) => line.split('\t'));
  expect(head).toContain('Sodium, mg per serving');
  expect(row).toEqual([
    '09520000000011',
    `'=HYPERLINK("x")`,
    'Oat Drink',
    '',
    'fail',
    'pass',
    'unknown',
    '',
    '',
    '',
  ]);
  expect(row?.length).toBe(head?.length);
});
