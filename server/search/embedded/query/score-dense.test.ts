import fc from 'fast-check';
import { expect, test } from 'vitest';
import { segmentOf } from '../../conformance/divided-catalogue.ts';
import { plainDocument } from '../../conformance/plain-catalogue.ts';
import { setBit } from '../segment/bitsets.ts';
import { termTable } from '../segment/segment.ts';
import { stringAt } from '../segment/string-table.ts';
import { forEachDocumentWord, NAME_IMPACT } from '../text/document-words.ts';
import { openImpacts, scoreDense } from './score-dense.ts';

const WORDS = ['oat', 'milk', 'rye', 'fig'];
/** Of more than one block of a set. */
const COUNT = 1_500;

const anyDraws = fc.array(fc.nat(), { minLength: COUNT, maxLength: COUNT });

const wordsOf = (draw: number) => WORDS.filter((_, i) => (draw >>> (2 * i)) % 4 > 1).join(' ');

const documentsOf = (draws: readonly number[]) =>
  draws.map((draw, i) =>
    plainDocument(i + 1, {
      name: wordsOf(draw >>> 9) || 'plain',
      ingredients: wordsOf(draw),
      popularity: COUNT - i,
    }),
  );

test('a frequent word has the impact of its place in the ingredients, whichever documents are asked for', () => {
  fc.assert(
    fc.property(anyDraws, fc.integer({ min: 1, max: 700 }), (draws, step) => {
      const documents = documentsOf(draws);
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
    }),
    { numRuns: 20 },
  );
});

test('the documents of a set are scored as each of them is that is looked up', () => {
  fc.assert(
    fc.property(anyDraws, fc.uniqueArray(fc.nat(COUNT - 1)), (draws, some) => {
      const { reader } = segmentOf(documentsOf(draws));
      const { arena, arrays, kernels, work, scores } = reader;
      kernels.clear(work.matched);
      for (const document of some) setBit(arena.words, work.matched, document);
      const few = Uint32Array.from(some).sort();
      const group = {
        exact: arrays.denseTerms[0],
        start: 0,
        end: arrays.termStarts.length - 1,
        prefixSet: undefined,
      };
      const scored = { within: work.matched, word: 0 };
      const outcomes = [few, undefined].map((each) => {
        kernels.clear(work.touched);
        const added = scoreDense(reader, group, { ...scored, few: each });
        const found = Array.from(few, (document) => scores[document]);
        scores.fill(0);
        return { added, found };
      });
      expect(outcomes[1]).toEqual(outcomes[0]);
      expect(outcomes[0]?.added).toBe(outcomes[0]?.found.filter(Boolean).length);
    }),
    { numRuns: 30 },
  );
});
