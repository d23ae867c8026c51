import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NOVA_LABELS } from '#contract/product.ts';
import { segmentOf } from '../../conformance/divided-catalogue.ts';
import { plainDocument } from '../../conformance/plain-catalogue.ts';
import { scanFacets } from '../../conformance/scan-filters.ts';
import { ALL_PRODUCTS, type SearchQuery } from '../../engine.ts';
import { searchGeneration } from './search-generation.ts';
import { withoutDocuments } from './segment-reader.ts';

const COUNT = 400;
const BRANDS = 110;

const draws = fc.array(fc.nat(), { minLength: COUNT, maxLength: COUNT });
const removals = fc.uniqueArray(fc.integer({ min: 1, max: COUNT }), { maxLength: 60 });
const conditions = fc.constantFrom<Partial<SearchQuery>[]>(
  {},
  { term: 'granola' },
  { guidelines: { smart_snack: true } },
  { exclusions: [{ allergen: 'milk', mayContain: true, unknown: false }] },
  { term: 'granola', novaLabels: [NOVA_LABELS[0]] },
  { novaLabels: [NOVA_LABELS[0]], guidelines: { smart_snack: false } },
);

test('kept counts are right once products are gone, and beside another segment', () => {
  fc.assert(
    fc.property(draws, removals, conditions, (drawn, removed, condition) => {
      const query = { ...ALL_PRODUCTS, facets: true, ...condition };
      const documents = drawn.map(documentOf);
      const whole = segmentOf(documents);
      const facetsOf = (...segments: (typeof whole)[]) => searchGeneration({ segments }, query).facets;
      expect(facetsOf(whole)).toEqual(scanFacets(documents.filter(found), query));
      expect(facetsOf(whole)).toEqual(scanFacets(documents.filter(found), query));
      const gone = new Set(removed.map((number) => Number(plainDocument(number).gtin)));
      const left = documents.filter(({ gtin }) => !gone.has(Number(gtin)));
      const rest = withoutDocuments(whole, gone);
      expect(facetsOf(rest)).toEqual(scanFacets(left.filter(found), query));
      const added = drawn.slice(0, 50).map((draw, i) => documentOf(draw, COUNT + i));
      const all = [...left, ...added];
      expect(facetsOf(rest, segmentOf(added))).toEqual(scanFacets(all.filter(found), query));
    }),
    { numRuns: 15 },
  );
});

/** Every product has the word. */
const found = () => true;

/** Few large brands and many small ones. */
function documentOf(draw: number, i: number) {
  const { verdicts } = plainDocument(i + 1);
  return plainDocument(i + 1, {
    brand: draw % 9 === 0 ? null : `Brand ${Math.floor(((draw % 1009) / 1009) ** 3 * BRANDS)}`,
    novaLabel: NOVA_LABELS[draw % 5] ?? null,
    verdicts: { ...verdicts, smart_snack: draw % 3 === 0 ? 'pass' : 'fail' },
    allergens: draw % 4 === 0 ? { milk: 'contains' } : draw % 7 === 0 ? { milk: 'may_contain' } : {},
  });
}
