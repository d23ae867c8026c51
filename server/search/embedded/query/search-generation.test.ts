import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FAMILY_TITLES } from '#contract/categories.ts';
import { DIET_TYPES } from '#contract/product.ts';
import { anyDocument, anyExclusions, anyQuery } from '../../conformance/arbitrary-catalogue.ts';
import { answerOf, expectedAnswer } from '../../conformance/compare-answers.ts';
import { applyRounds, batches, deletions, mergeAll, segmentOf } from '../../conformance/divided-catalogue.ts';
import { scanDocument } from '../../conformance/scanned-document.ts';
import { ALL_PRODUCTS, type SearchQuery } from '../../engine.ts';
import { withoutDocuments } from './segment-reader.ts';

const EGGS_OR_UNKNOWN = [{ allergen: 'eggs', mayContain: false, unknown: true }] as const;

describe('the index answers as a scan of every document does', () => {
  test('however the documents are divided into segments, changed, deleted and merged', () => {
    fc.assert(
      fc.property(
        batches,
        deletions,
        fc.array(anyQuery, { minLength: 1, maxLength: 8 }),
        (rounds, removed, queries) => {
          const { current, generation } = applyRounds(rounds, removed);
          const merged = mergeAll(generation);
          const scanned = [...current.values()].map(scanDocument);
          for (const query of queries) {
            const expected = expectedAnswer(scanned, query);
            expect(answerOf(generation, query)).toEqual(expected);
            expect(answerOf(merged, query)).toEqual(expected);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test('no listed product is known to have an excluded allergen, whatever the query', () => {
    fc.assert(
      fc.property(batches, deletions, anyQuery, anyExclusions, (rounds, removed, query, exclusions) => {
        const { current, generation } = applyRounds(rounds, removed);
        const all = { ...query, term: '', exclusions, offset: 0, limit: 1000 };
        for (const searched of [generation, mergeAll(generation)]) {
          const states = answerOf(searched, all).gtins.flatMap((gtin) =>
            exclusions.map(({ allergen }) => current.get(gtin)?.allergens[allergen]),
          );
          expect(states.filter((state) => state && !['may_contain', 'free_from'].includes(state))).toEqual(
            [],
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  test.each<[string, Partial<SearchQuery>]>([
    ['all products', {}],
    ['most', { exclusions: [{ allergen: 'milk', mayContain: true, unknown: false }] }],
    ['half', { guidelines: { smart_snack: true } }],
    ['half, but for an allergen', { guidelines: { smart_snack: false }, exclusions: EGGS_OR_UNKNOWN }],
    ['few', { novaLabels: ['1'], categories: FAMILY_TITLES.slice(0, 1), diets: DIET_TYPES.slice(0, 1) }],
    ['none', { brand: 'Nobody', exclusions: EGGS_OR_UNKNOWN }],
  ])('in a segment large enough to count the facets of %s by the fastest way', (_, filters) => {
    const { generation, scanned } = largeSegment();
    const query = { ...ALL_PRODUCTS, facets: true, ...filters };
    expect(answerOf(generation, query)).toEqual(expectedAnswer(scanned, query));
  });

  test.each([
    ['granola', 0],
    ['milk', 505],
    ['m', 0],
    ['c', 600],
    ['milk m', 0],
    ['milk m', 20],
    ['milk and milk', 0],
  ])('of more matches than are sorted at once: "%s" from %i on', (term, offset) => {
    const { generation, scanned } = largeSegment();
    const query = { ...ALL_PRODUCTS, term, offset, sort: 'relevance' } as const;
    const answer = answerOf(generation, query);
    expect(answer).toEqual(expectedAnswer(scanned, query));
    expect(answer.total).toBeGreaterThan(1_024);
  });

  test('pages together are the whole list, each product once', () => {
    fc.assert(
      fc.property(batches, deletions, anyQuery, (rounds, removed, query) => {
        const { generation } = applyRounds(rounds, removed);
        const whole = answerOf(generation, { ...query, offset: 0, limit: 1000 });
        const pages: string[] = [];
        for (let offset = 0; offset < whole.total; offset += query.limit) {
          pages.push(...answerOf(generation, { ...query, offset }).gtins);
        }
        expect(pages).toEqual(whole.gtins);
        expect(new Set(pages).size).toBe(whole.total);
      }),
      { numRuns: 300 },
    );
  });
});

/** 3,000 documents, 90 of them deleted. */
function largeSegment() {
  const documents = fc
    .sample(anyDocument, { numRuns: 3_500, seed: 1 })
    .map((document, n) => ({ ...document, gtin: String(95_200_000_000 + n).padStart(14, '0') }));
  const removed = documents.slice(0, 90).map(({ gtin }) => Number(gtin));
  return {
    generation: { segments: [withoutDocuments(segmentOf(documents), removed)] },
    scanned: documents.slice(90).map(scanDocument),
  };
}
