import { describe, expect, it } from 'vitest';
import { byDanger, changeSentence, type FieldChange, isAlarm } from './product-changes.ts';

const change = (fields: Partial<FieldChange>): FieldChange => ({
  field: 'nutrient',
  key: 'sodium',
  unit: 'serving',
  old: null,
  new: null,
  ...fields,
});
const allergen = (from: string | null, to: string | null) =>
  change({ field: 'allergen', key: 'milk', unit: null, old: from, new: to });

describe('an alarm', () => {
  it.each([
    [null, 'contains'],
    [null, 'may_contain'],
    [null, 'named'],
    ['free_from', 'conflict'],
    ['free_from', 'may_contain'],
    ['may_contain', 'contains'],
    ['free_from', null],
    ['may_contain', null],
    ['contains', null],
  ])('is an allergen that was %j and is %j', (from, to) => {
    expect(isAlarm(allergen(from, to))).toBe(true);
  });

  it.each([
    [null, 'free_from'],
    ['contains', 'free_from'],
    ['contains', 'may_contain'],
    ['named', 'contains'],
  ])('is not an allergen that was %j and is %j', (from, to) => {
    expect(isAlarm(allergen(from, to))).toBe(false);
  });

  it('is a guideline no longer passed and a list of ingredients that is gone, not one that came', () => {
    const verdict = { field: 'verdict', key: 'smart_snack', unit: null } as const;
    expect(isAlarm(change({ ...verdict, old: 'pass', new: 'unknown' }))).toBe(true);
    expect(isAlarm(change({ ...verdict, old: 'fail', new: 'pass' }))).toBe(false);
    const ingredients = { field: 'ingredients', key: null, unit: null } as const;
    expect(isAlarm(change({ ...ingredients, old: 'Oats' }))).toBe(true);
    expect(isAlarm(change({ ...ingredients, new: 'Oats' }))).toBe(false);
  });

  it('comes first, that of an allergen before all others', () => {
    const verdict = change({ field: 'verdict', key: 'philly', unit: null, old: 'pass', new: 'fail' });
    const gone = allergen('contains', 'free_from');
    const come = allergen('free_from', null);
    const sodium = change({ old: 140, new: 180 });
    expect(byDanger([sodium, gone, verdict, come])).toEqual([come, verdict, gone, sodium]);
  });
});

it('is told in words; what is not known is never a number', () => {
  const told = [
    change({ old: 140.2, new: 1234.4 }),
    change({ key: 'dietary_fiber', unit: '100', new: 2.456 }),
    change({ field: 'price', key: null, unit: 'each', old: 2.5 }),
    allergen('free_from', 'conflict'),
    change({ field: 'verdict', key: 'smart_snack', unit: null, old: 'pass', new: 'fail' }),
    change({ field: 'ingredients', key: null, unit: null, old: 'Oats', new: 'Oats, salt' }),
    change({ field: 'ingredients', key: null, unit: null, old: 'Oats' }),
    change({ field: 'removed', key: null, unit: null }),
    change({ field: 'search', key: null, unit: null, new: 'in' }),
  ].map(changeSentence);
  expect(told).toEqual([
    'Sodium, a serving: 140 mg → 1234 mg',
    'Dietary Fiber, in 100 g or mL: not stated → 2.46 g',
    'Price: $2.50 → none on file',
    'Milk: free from → declared free from, but named in the ingredients',
    'Smart Snack: passes → fails',
    'Ingredients changed',
    'Ingredients no longer stated',
    'No longer in the catalogue',
    'New in the search',
  ]);
});
