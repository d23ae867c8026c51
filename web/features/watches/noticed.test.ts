import { expect, test } from 'vitest';
import type { ProductChange } from '#contract/watches.schema.ts';
import { noticed } from './noticed.ts';

const change = (id: number, field: 'allergen' | 'price', search: string | null = null): ProductChange => ({
  id,
  changed_at: '2026-11-24T12:00:00.000Z',
  source: 'gdsn',
  is_new: false,
  search,
  fields: [{ field, key: field === 'allergen' ? 'milk' : null, unit: null, old: null, new: 'contains' }],
});
const ids = (...changes: ProductChange[]) => noticed(changes).map(({ id }) => id);

test('no later change hides an alarm, which comes first; a search is not the product’s', () => {
  expect(ids()).toEqual([]);
  expect(ids(change(9, 'price', 'Soups'), change(8, 'price'), change(7, 'price'))).toEqual([8]);
  expect(ids(change(9, 'price'), change(8, 'price'), change(7, 'allergen'))).toEqual([7, 9]);
  expect(ids(change(9, 'allergen'), change(8, 'price'), change(7, 'allergen'))).toEqual([9, 7]);
});
