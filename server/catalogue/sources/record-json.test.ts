import { expect, test } from 'vitest';
import { SOURCES } from '#contract/product.ts';
import { tradeItem } from '#tests/support/trade-items.ts';
import { readSourceRecord, recordJson } from './record-json.ts';

const item = tradeItem({
  ingredients: 'Sugar. Made in a facility that does not process peanuts.',
  allergens: [{ allergen: 'peanuts', containment: 'may_contain' }],
});
const { format, ...first } = JSON.parse(recordJson(item));

test.each(SOURCES)('a record of %s written now is read as it was given', (source) => {
  expect(format).toBeGreaterThan(1);
  expect(readSourceRecord(source, JSON.parse(recordJson(item)))).toEqual(item);
});

test('of an older record of FDC, which declares no allergens, those read from its text are dropped', () => {
  expect(readSourceRecord('fdc', first)).toEqual({ ...item, allergens: [] });
});

test.each(SOURCES.filter((source) => source !== 'fdc'))(
  'an older record of %s keeps its allergens: some of them may be declared',
  (source) => {
    expect(readSourceRecord(source, first)).toEqual(item);
  },
);
