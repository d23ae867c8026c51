import fc from 'fast-check';
import { expect, test } from 'vitest';
import { segmentOf } from '../../conformance/divided-catalogue.ts';
import { plainDocument } from '../../conformance/plain-catalogue.ts';
import { termTable } from '../segment/segment.ts';
import { stringAt } from '../segment/string-table.ts';
import { forEachDocumentWord, NAME_IMPACT } from '../text/document-words.ts';
import { openImpacts } from './score-dense.ts';

const WORDS = ['oat', 'milk', 'rye', 'fig'];
/** Of more than one block of a set. */
const COUNT = 1_500;

const wordsOf = (draw: number) => WORDS.filter((_, i) => (draw >>> (2 * i)) % 4 > 1).join(' ');

test('a frequent word has the impact of its place in the ingredients, whichever documents are asked for', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(), { minLength: COUNT, maxLength: COUNT }),
      fc.integer({ min: 1, max: 700 }),
      (draws, step) => {
        const documents = draws.map((draw, i) =>
          plainDocument(i + 1, {
            name: wordsOf(draw >>> 9) || 'plain',
            ingredients: wordsOf(draw),
            popularity: COUNT - i,
          }),
        );
        const { reader } = segmentOf(documents);
        const { denseTerms } = reader.arrays;
        expect(denseTerms.length).toBeGreaterThanOrEqual(WORDS.length);
        denseTerms.forEach((term, place) => {
          const word = stringAt(termTable(reader.arrays), term);
          const impactOf = openImpacts(reader, place);
          for (let document = step % COUNT; document < COUNT; document += step) {
            let impact = 0;
            forEachDocumentWord(documents[document] as (typeof documents)[number], (one, its) => {
              if (one === word) impact = Math.max(impact, its);
            });
            if (impact > 0) expect(impactOf(document)).toBe(impact >= NAME_IMPACT ? 0 : impact);
          }
        });
      },
    ),
    { numRuns: 20 },
  );
});
