import { expect, test } from 'vitest';
import type { Source } from '#contract/product.ts';
import { tradeItem } from '#tests/support/trade-items.ts';
import type { TradeItem } from '../trade-item.ts';
import { mergeRecords, type SourceRecord } from './merge.ts';

const AT = new Date('2026-11-01T00:00:00Z');

function says(source: Source, item: Partial<TradeItem>): SourceRecord {
  return { source, imported_at: AT, item: tradeItem(item) };
}

const price = { amount: 3.5, currency: 'USD', unit: 'each' } as const;
const sodium = { nutrient: 'sodium', value: 100, unit: 'mg', basis: '100g' } as const;
const bar = { size: { value: 40, unit: 'g' }, description: '1 bar', per_container: null } as const;
const cup = { size: { value: 55, unit: 'g' }, description: '1 cup', per_container: 8 } as const;

test('a price alone makes no product', () => {
  expect(mergeRecords([says('prices', { price })])).toBeUndefined();
  expect(mergeRecords([])).toBeUndefined();
});

test('each field comes from the most trusted source that has it, and says which', () => {
  const merged = mergeRecords([
    says('off', { name: 'dates', brand: 'Oasis', popularity: 0.4 }),
    says('prices', { price }),
    says('fdc', { name: 'DATES', ingredients: 'Dates.' }),
  ]);
  expect(merged).toMatchObject({
    name: 'DATES',
    brand: 'Oasis',
    ingredients: 'Dates.',
    price,
    popularity: 0.4,
  });
  expect(merged?.field_sources).toEqual({
    name: 'fdc',
    brand: 'off',
    ingredients: 'fdc',
    price: 'prices',
    popularity: 'off',
  });
  expect(merged?.sources.map(({ source }) => source)).toEqual(['fdc', 'off', 'prices']);
});

test('the codes of a category are never mixed from two sources', () => {
  const merged = mergeRecords([
    says('off', { family_code: '50160000', class_code: '50161800' }),
    says('fdc', { family_code: '50190000' }),
  ]);
  expect(merged).toMatchObject({ family_code: '50190000', class_code: null, brick_code: null });
});

test('nutrients and serving are one source’s', () => {
  const merged = mergeRecords([
    says('off', { nutrients: [{ ...sodium, value: 300 }], serving: cup }),
    says('fdc', { nutrients: [sodium], serving: bar }),
  ]);
  expect(merged?.nutrients).toEqual([sodium]);
  expect(merged?.serving).toEqual(bar);
});

test('a serving is borrowed for amounts per 100 g, never for amounts per serving', () => {
  const served = says('off', { serving: cup });
  const per100 = mergeRecords([served, says('fdc', { nutrients: [sodium] })]);
  expect(per100?.serving).toEqual(cup);
  expect(per100?.field_sources).toEqual({ nutrition: 'fdc', serving: 'off' });
  const perServing = mergeRecords([served, says('fdc', { nutrients: [{ ...sodium, basis: 'serving' }] })]);
  expect(perServing?.serving.size).toBeNull();
});

test('the stronger statement about an allergen wins, from any source', () => {
  const merged = mergeRecords([
    says('gdsn', { allergens: [{ allergen: 'milk', containment: 'free_from' }] }),
    says('fdc', {
      allergens: [
        { allergen: 'soybeans', containment: 'may_contain' },
        { allergen: 'eggs', containment: 'contains' },
      ],
    }),
    says('off', {
      allergens: [
        { allergen: 'milk', containment: 'may_contain' },
        { allergen: 'soybeans', containment: 'contains' },
        { allergen: 'eggs', containment: 'contains' },
      ],
    }),
  ]);
  expect(merged?.allergens).toEqual([
    { allergen: 'milk', state: 'may_contain', source: 'off' },
    { allergen: 'eggs', state: 'contains', source: 'fdc' },
    { allergen: 'soybeans', state: 'contains', source: 'off' },
  ]);
});
