import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nutrientOrderOf, nutrientSort } from '#contract/nutrient-sort.ts';
import { segmentOf } from '../../conformance/divided-catalogue.ts';
import { plainDocument } from '../../conformance/plain-catalogue.ts';
import { ALL_PRODUCTS } from '../../engine.ts';
import { byFigure } from '../segment/document-orders.ts';
import { searchGeneration } from './search-generation.ts';
import { withoutDocuments } from './segment-reader.ts';

/** Enough for the first documents of each order to be kept. */
const COUNT = 9_000;

const documents = Array.from({ length: COUNT }, (_, i) => {
  const draw = Math.imul(i + 1, 0x9e3779b1) >>> 0;
  const isKnown = draw % 3 > 0;
  const { verdicts } = plainDocument(i + 1);
  return plainDocument(i + 1, {
    verdicts: { ...verdicts, smart_snack: draw % 5 === 0 ? 'pass' : 'fail' },
    // Many ties; some below zero, as data has them.
    perServing: isKnown ? { sodium: (draw % 40) - 2 } : {},
    per100: draw % 50 === 0 ? { sodium: draw % 700 } : {},
    popularity: (draw >>> 8) % 100,
  });
});
const whole = segmentOf(documents);

const orders = fc.record({
  nutrient: fc.constant('sodium' as const),
  basis: fc.constantFrom('serving' as const, '100' as const),
  direction: fc.constantFrom('low' as const, 'high' as const),
});
const pages = fc.record({
  offset: fc.oneof(fc.nat(40), fc.nat(COUNT)),
  limit: fc.integer({ min: 1, max: 48 }),
});
const removals = fc.array(fc.integer({ min: 1, max: COUNT }), { maxLength: 300 });

test('a page by a figure is the same, from the first of the order or from all matches', () => {
  fc.assert(
    fc.property(orders, pages, fc.boolean(), removals, (order, page, filtered, removed) => {
      const sort = nutrientSort(order);
      expect(nutrientOrderOf(sort)).toEqual(order);
      const gone = new Set(removed.map((number) => Number(plainDocument(number).gtin)));
      const segment = withoutDocuments(whole, gone);
      const { arrays } = segment.reader;
      const guidelines = filtered ? { smart_snack: true } : {};
      const { hits } = searchGeneration(
        { segments: [segment] },
        { ...ALL_PRODUCTS, ...page, sort, guidelines },
      );
      const passing = new Set(
        documents
          .filter(({ verdicts }) => !filtered || verdicts.smart_snack === 'pass')
          .map(({ gtin }) => Number(gtin)),
      );
      const expected = [...new Uint32Array(COUNT).keys()]
        .filter((document) => {
          const gtin = arrays.gtins[document] as number;
          return passing.has(gtin) && !gone.has(gtin);
        })
        .sort((i, j) => byFigure(order)(arrays, i, arrays, j))
        .slice(page.offset, page.offset + page.limit);
      expect(hits.map(({ document }) => document)).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});
