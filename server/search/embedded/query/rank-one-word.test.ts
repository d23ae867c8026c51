import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDocument, anyExclusions } from '../../conformance/arbitrary-catalogue.ts';
import { segmentOf } from '../../conformance/divided-catalogue.ts';
import { ALL_PRODUCTS } from '../../engine.ts';
import { listFilters } from './filters.ts';
import { matchSegment } from './match-segment.ts';
import { rankMatches, rankNamedFirst } from './rank-matches.ts';
import { phraseReading, type Reading, readingOf } from './reading.ts';
import { withoutDocuments } from './segment-reader.ts';

/** So few that all of them are scored, which is the other way to rank. */
const documents = fc.uniqueArray(anyDocument, { maxLength: 60, size: 'max', selector: ({ gtin }) => gtin });
const anyReading = fc
  .tuple(fc.constantFrom(...'granola cookies milk berry chip c m co'.split(' ')), fc.boolean())
  .map(([text, asPrefix]): Reading => readingOf(text, asPrefix));

const matchOf = (
  conditions: readonly Reading[],
  catalogue: Parameters<typeof segmentOf>[0],
  exclusions = {},
) =>
  matchSegment(
    withoutDocuments(
      segmentOf(catalogue),
      catalogue.slice(0, 3).map(({ gtin }) => Number(gtin)),
    ),
    {
      kind: 'match',
      words: [
        {
          typed: '',
          read: '',
          conditions: [conditions],
          isLeftOut: false,
          isRequired: false,
          isLast: true,
        },
      ],
      code: null,
      without: [],
    },
    listFilters({ ...ALL_PRODUCTS, ...exclusions }),
  );

const pageIsPartOfAll = fc.property(
  documents,
  fc.array(anyReading, { minLength: 1, maxLength: 3 }),
  anyExclusions,
  fc.nat(30),
  fc.nat(12),
  (catalogue, readings, exclusions, skip, take) => {
    const match = matchOf(readings, catalogue, { exclusions });
    const [word = []] = match.words;
    const all = rankMatches(match, 0, match.total);
    expect(rankNamedFirst(match, word, skip, take)).toEqual(all.slice(skip, skip + take));
  },
);

test('a page of one word is a part of all its matches in order, those with it in the name first', () => {
  fc.assert(pageIsPartOfAll, { numRuns: 500 });
});

test('so it is where a page ends within documents of one weight and several impacts', () => {
  fc.assert(pageIsPartOfAll, { seed: -628472153, numRuns: 207 });
});

test('a phrase is left to the ranking of all', () => {
  const match = matchOf([phraseReading(['peanut', 'butter'])], []);
  expect(rankNamedFirst(match, match.words[0] ?? [], 0, 0)).toBeUndefined();
});
