import { expect, test } from 'vitest';
import { sourceLines } from './source-text.ts';

test('every source is named with the day of its import', () => {
  const lines = sourceLines([
    { source: 'off', imported_at: '2026-11-21T23:59:00.000Z' },
    { source: 'prices', imported_at: '2026-09-02T00:00:00.000Z' },
  ]);
  expect(lines).toEqual([
    'From Open Food Facts, imported 21 Nov 2026',
    'From a price list, imported 2 Sep 2026',
  ]);
});

test('a date that cannot be read is said to be unknown', () => {
  expect(sourceLines([{ source: 'fdc', imported_at: 'yesterday' }])).toEqual([
    'From USDA FoodData Central, imported on a day not known',
  ]);
});
