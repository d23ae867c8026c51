import { expect, test } from 'vitest';
import { csvLine } from '#contract/csv-text.ts';
import type { Product } from '#contract/product.schema.ts';
import { PRODUCT } from '#tests/support/product-facts.ts';
import { tableRows, tableText } from './table-text.ts';

const product: Product = {
  ...PRODUCT,
  gtin: '09520000000011',
  brand: '=HYPERLINK("x")',
  name: 'Oat\tDrink',
  normalized_name: null,
  family_title: null,
  verdicts: { smart_snack: 'pass', good_choice: 'fail', philly: 'unknown' },
};

test('a product’s text can neither begin a formula nor break out of its cell; what is not known is empty', () => {
  const text = tableText({
    products: [product],
    nutrition: undefined,
    columns: ['sodium'],
    basis: 'serving',
    day: '2026-11-24',
  });
  const [head, row] = text.split('\n').map((line) => line.split('\t'));
  expect(head).toContain('Sodium, mg per serving');
  expect(row).toEqual([
    '="09520000000011"',
    `'=HYPERLINK("x")`,
    'Oat Drink',
    '',
    'Fails',
    'Passes',
    'Unknown',
    '',
    '',
    '',
  ]);
  expect(row?.length).toBe(head?.length);
});

test('a file quotes what would end a cell, and keeps a GTIN’s zeros', () => {
  const [head, row] = tableRows({
    products: [{ ...product, brand: 'Oat, Barley & "Co"' }],
    nutrition: undefined,
    columns: ['sodium'],
    basis: '100',
    day: '2023-02-01',
  }).map(csvLine);
  expect(head).toMatch(/^GTIN,Brand,/);
  expect(head).toContain('"Smart Snack, on 2023-02-01"');
  expect(head).toContain('"Sodium, mg per 100 g or mL"');
  expect(row).toBe('"=""09520000000011""","Oat, Barley & ""Co""",Oat Drink,,Fails,Passes,Unknown,,,\r\n');
});

test('a guideline that is not about a food says so in words, and is not unknown', () => {
  const verdicts = { smart_snack: 'not_applicable', good_choice: 'pass', philly: 'unknown' } as const;
  const text = tableText({
    products: [{ ...product, verdicts }],
    nutrition: undefined,
    columns: [],
    basis: 'serving',
    day: '2026-11-24',
  });
  expect(text.split('\n')[1]?.split('\t').slice(4, 7)).toEqual(['Passes', 'Not applicable', 'Unknown']);
});
