import { NAME_IMPACT } from '../text/document-words.ts';
import { groupByKey } from './group-by-key.ts';
import type { DerivedArrays, PostingArrays } from './segment.ts';

type RankedNames = Pick<DerivedArrays, 'rankedStarts' | 'rankedDocuments' | 'rankedImpacts'>;

/** The impacts that words have in names. */
const IMPACTS = 256 - NAME_IMPACT;

/** The name postings of each term, the strongest first and equal ones ascending: the first of a page are at the beginning. */
export function deriveRankedNames({
  postingStarts,
  ingredientStarts,
  postingDocuments,
  postingImpacts,
}: Pick<
  PostingArrays,
  'postingStarts' | 'ingredientStarts' | 'postingDocuments' | 'postingImpacts'
>): RankedNames {
  const terms = ingredientStarts.length;
  const rankedStarts = new Uint32Array(terms + 1);
  for (let term = 0; term < terms; term++) {
    const names = (ingredientStarts[term] as number) - (postingStarts[term] as number);
    rankedStarts[term + 1] = (rankedStarts[term] as number) + names;
  }
  const rankedDocuments = new Uint32Array(rankedStarts[terms] as number);
  const rankedImpacts = new Uint8Array(rankedDocuments.length);
  for (let term = 0; term < terms; term++) {
    const first = postingStarts[term] as number;
    const last = ingredientStarts[term] as number;
    const { values } = groupByKey(
      IMPACTS,
      (visit) => {
        for (let p = first; p < last; p++) visit(255 - (postingImpacts[p] as number), p);
      },
      Uint32Array,
    );
    const start = rankedStarts[term] as number;
    values.forEach((p, i) => {
      rankedDocuments[start + i] = postingDocuments[p] as number;
      rankedImpacts[start + i] = postingImpacts[p] as number;
    });
  }
  return { rankedStarts, rankedDocuments, rankedImpacts };
}
