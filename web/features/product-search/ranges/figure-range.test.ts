import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIGURE_BASES } from '#contract/nutrient-sort.ts';
import { NUTRIENT_LABELS } from '#contract/nutrition.ts';
import { buildQuery, readQuery } from '#web/lib/build-query.ts';
import { parseProductSearch } from '../product-search.ts';
import { rangeOf, withRange } from './figure-range.ts';

const SODIUM = { nutrient: 'sodium', basis: 'serving' } as const;

test('a figure has a range of its own for each basis', () => {
  const ranges = ['sodium:..140', 'sodium-per-100:5..'];
  expect(rangeOf(ranges, SODIUM)).toEqual({ min: null, max: 140 });
  expect(rangeOf(ranges, { ...SODIUM, basis: '100' })).toEqual({ min: 5, max: null });
  expect(rangeOf(ranges, { ...SODIUM, nutrient: 'iron' })).toEqual({ min: null, max: null });
});

test('several ranges of one figure hold together, and one takes their place', () => {
  const ranges = ['protein:8..', 'sodium:..140', 'sodium:20..200'];
  expect(rangeOf(ranges, SODIUM)).toEqual({ min: 20, max: 140 });
  expect(withRange(ranges, SODIUM, { min: null, max: 100 })).toEqual(['protein:8..', 'sodium:..100']);
  expect(withRange(['sodium:..140'], SODIUM, { min: null, max: null })).toBeUndefined();
});

test('a range chosen is read back from the address it leads to', () => {
  const bound = fc.option(fc.integer({ min: 0, max: 9_999_999_999 }).map((n) => n / 1000));
  const figure = fc.record({
    nutrient: fc.constantFrom(...NUTRIENT_LABELS),
    basis: fc.constantFrom(...FIGURE_BASES),
  });
  fc.assert(
    fc.property(figure, bound, bound, (chosen, min, max) => {
      fc.pre(min === null || max === null || min <= max);
      const nutrient = withRange(['iron:1..2'], chosen, { min, max });
      const read = parseProductSearch(readQuery(buildQuery({ nutrient })));
      expect(rangeOf(read.nutrient, chosen)).toEqual({ min, max });
    }),
  );
});
