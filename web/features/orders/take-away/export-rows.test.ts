import { expect, test } from 'vitest';
import type { Order } from '#contract/orders.schema.ts';
import { orderLine } from '#tests/support/order-line.ts';
import { exportRows } from './export-rows.ts';

const GTIN = '09521234543213';
const order = {
  lines: [
    orderLine({ line: 1, gtin: GTIN, match: 'code', code: '9521234543213', note: 'Case code', quantity: 3 }),
    orderLine({ line: 2, name: '=HYPERLINK("http://x")', quantity: 22, unit: 'CS', price: 29.81 }),
    orderLine({ line: 3, is_aside: true, merged_into: 1 }),
    orderLine({ line: 4, is_aside: true }),
  ],
  products: [{ gtin: GTIN, name: 'Beans', brand: 'Vossel' }],
} as unknown as Order;
const judged = new Map([
  [
    GTIN,
    {
      gtin: GTIN,
      guidelines: [
        { guideline: 'smart_snack', verdict: 'fail', summary: 'Fails: sodium', fails: ['Sodium'] },
      ],
      nova_label: '4',
      allergens: {
        conflict: ['soybeans'],
        contains: ['milk'],
        named: [],
        may_contain: [],
        free_from: ['eggs'],
      },
      per_100: {},
    } as never,
  ],
]);
const answers = {
  keys: ['nutri_score', 'ingredient_laws'],
  day: '2027-01-15',
  byGtin: new Map([[GTIN, [{ key: 'nutri_score', name: 'Nutri-Score', mark: 'step', words: 'B' } as const]]]),
};
const [head = [], first = [], second = [], ...aside] = exportRows(order, { byGtin: judged, answers });
const at = (row: typeof first, name: string) => row[head.findIndex(({ value }) => value === name)];

test('an amount is in whole cents', () => {
  expect(at(second, 'Amount, USD')?.value).toBe(655.82);
});

test('a line has its verdicts and why; codes are marked to stay text', () => {
  expect(at(first, 'GTIN')).toEqual({ value: GTIN, isGtin: true });
  expect(at(first, 'Code in the file')).toEqual({ value: '9521234543213', isGtin: true });
  expect(at(first, 'Smart Snack')?.value).toBe('Fails');
  expect(at(first, 'Smart Snack, why')?.value).toBe('Fails: sodium');
});

test('an allergen in conflict is named, and what nothing is known of is not free from', () => {
  expect(at(first, 'Contains')?.value).toBe('Milk');
  expect(at(first, 'Named in ingredients or name')?.value).toBe('Soybeans');
  expect(at(first, 'Declared free from')?.value).toBe('Eggs');
  expect(at(first, 'Not declared')?.value).toContain('Peanuts');
});

test('a further rule book says its day; a line of which it says nothing is empty', () => {
  expect(at(first, 'Nutri-Score 2023, on 2027-01-15')?.value).toBe('B');
  expect(at(first, 'Ingredient laws, on 2027-01-15')?.value).toBeNull();
  expect(at(second, 'Nutri-Score 2023, on 2027-01-15')?.value).toBeNull();
});

test('a line without a product is not judged, and says nothing of allergens', () => {
  expect(at(second, 'Smart Snack')?.value).toBe('Not judged');
  expect(at(second, 'Declared free from')?.value).toBeNull();
  expect(second).toHaveLength(head.length);
});

test('a line that does not count says so, and where it counts instead', () => {
  expect(at(first, 'Not counted')?.value).toBeNull();
  expect(aside.map((row) => at(row, 'Not counted')?.value)).toEqual(['Merged into line 1', 'Set aside']);
});
