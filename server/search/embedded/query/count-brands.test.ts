import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_BRAND_FACETS } from '#contract/products.ts';
import { applyRounds } from '../../conformance/divided-catalogue.ts';
import { plainDocument } from '../../conformance/plain-catalogue.ts';
import { scanFacets } from '../../conformance/scan-filters.ts';
import type { SearchDocument } from '../../document.ts';
import { ALL_PRODUCTS } from '../../engine.ts';
import { searchGeneration } from './search-generation.ts';

const BRANDS = 60;

/** Few large brands and many small ones, as catalogues have them; the names are in no order of size. */
const anyBrand = fc
  .integer({ min: 0, max: BRANDS ** 3 })
  .map((draw) => `Brand ${(Math.floor(Math.cbrt(draw)) * 37) % BRANDS}`);
const anyProduct = fc.record({
  number: fc.integer({ min: 1, max: 900 }),
  brand: fc.option(anyBrand, { freq: 9 }),
  passes: fc.boolean(),
});
const anyBatches = fc.array(
  fc.uniqueArray(anyProduct, {
    minLength: 60,
    maxLength: 600,
    size: 'max',
    selector: ({ number }) => number,
  }),
  { minLength: 1, maxLength: 3 },
);
const removals = fc.array(fc.nat(), { maxLength: 40 });

test('of more brands than are listed the largest are, each with its number, however products are divided', () => {
  fc.assert(
    fc.property(anyBatches, removals, fc.boolean(), (drawn, removed, filtered) => {
      const rounds = drawn.map((products) => products.map(documentOf));
      const { current, generation } = applyRounds(rounds, removed);
      const query = {
        ...ALL_PRODUCTS,
        facets: true,
        guidelines: filtered ? { smart_snack: true } : {},
      };
      const segments = generation.segments.toSorted((a, b) => b.liveCount - a.liveCount);
      const { facets } = searchGeneration({ segments }, query);
      expect(facets?.brand).toEqual(scanFacets([...current.values()], query).brand);
      expect(facets?.brand.length).toBeLessThanOrEqual(MAX_BRAND_FACETS);
    }),
    { numRuns: 60 },
  );
});

function documentOf({ number, brand, passes }: { number: number; brand: string | null; passes: boolean }) {
  const { verdicts } = plainDocument(number);
  return plainDocument(number, {
    brand,
    verdicts: { ...verdicts, smart_snack: passes ? 'pass' : 'fail' },
  }) satisfies SearchDocument;
}
