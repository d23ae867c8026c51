import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyRounds, mergeAll, segmentOf } from '../../conformance/divided-catalogue.ts';
import { plainDocument } from '../../conformance/plain-catalogue.ts';

const WORDS = ['oat', 'milk', 'bar', 'nut', 'rye', 'fig'];
const COUNT = 240;

/** A word of most documents, of some, and of one. */
const nameOf = (draw: number) =>
  WORDS.filter((_, i) => draw % (i + 2) === 0 || draw % 101 === i).join(' ') || 'plain';

test('postings of several segments become those of one segment of all documents', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(), { minLength: COUNT, maxLength: COUNT }),
      fc.integer({ min: 1, max: 7 }),
      fc.array(fc.nat(), { maxLength: 60 }),
      (draws, parts, removed) => {
        const documents = draws.map((draw, i) =>
          plainDocument(i + 1, {
            name: nameOf(draw),
            ingredients: nameOf(draw >>> 4),
            popularity: draw % 50,
          }),
        );
        const rounds = Array.from({ length: parts }, (_, part) =>
          documents.filter((_, i) => i % parts === part),
        );
        const { current, generation } = applyRounds(rounds, removed);
        const merged = mergeAll(generation).segments[0]?.reader.arrays;
        const built = segmentOf([...current.values()]).reader.arrays;
        for (const name of [
          'postingStarts',
          'ingredientStarts',
          'postingDocuments',
          'postingImpacts',
          'denseTerms',
          'denseStarts',
          'denseImpacts',
          'denseRanks',
        ] as const)
          expect(merged?.[name]).toEqual(built[name]);
      },
    ),
    { numRuns: 30 },
  );
});
