import fc from 'fast-check';
import { expect, test } from 'vitest';
import { segmentOf } from '../../conformance/divided-catalogue.ts';
import { plainDocument } from '../../conformance/plain-catalogue.ts';
import { byGtin, byName, byPriceAscending, byPriceDescending } from './document-orders.ts';

/** Alike for long, the beginning of another, in other letters than English, and none. */
const NAMES = [
  ...['organic rolled oats', 'organic rolled oat', 'organic rolled oats bar', 'organic', 'org'],
  ...['žito', 'zito', 'éclair', 'éclairs', '7 up', '', '  '],
];
const COUNT = 600;

test('every order is that of comparing documents, in a segment of many alike', () => {
  const draws = fc.array(
    fc.record({
      name: fc.constantFrom(...NAMES),
      priceCents: fc.option(fc.constantFrom(0, 1, 199, 2 ** 31, 2 ** 32 - 2)),
      popularity: fc.constantFrom(0, 0.5, 1),
      step: fc.constantFrom(1, 10 ** 4, 10 ** 10),
    }),
    { minLength: COUNT, maxLength: COUNT },
  );
  fc.assert(
    fc.property(draws, (drawn) => {
      const documents = drawn.map(({ step, ...part }, i) =>
        plainDocument(1, { ...part, gtin: String((i + 1) * step + i).padStart(14, '0') }),
      );
      const distinct = [...new Map(documents.map((document) => [document.gtin, document])).values()];
      const { arrays } = segmentOf(distinct).reader;
      const orders = [
        [arrays.nameOrder, byName],
        [arrays.priceAscending, byPriceAscending],
        [arrays.priceDescending, byPriceDescending],
        [arrays.gtinOrder, byGtin],
      ] as const;
      for (const [order, compare] of orders) {
        expect(new Set(order).size).toBe(distinct.length);
        const isWrong = (_: number, i: number) =>
          i > 0 && compare(arrays, order[i - 1] as number, arrays, order[i] as number) >= 0;
        expect([...order].findIndex(isWrong)).toBe(-1);
      }
    }),
    { numRuns: 20 },
  );
});
