import { type SegmentArrays, termTable } from '../segment/segment.ts';
import { encode, findString } from '../segment/string-table.ts';

/** Documents, ascending, each with an impact. */
export interface Postings {
  readonly documents: Uint32Array;
  readonly impacts: Uint8Array;
}

const NONE: Postings = { documents: new Uint32Array(), impacts: new Uint8Array() };

/** The documents with all of the stems in the name or brand, with the impact of the last. */
export function findPhrase(arrays: SegmentArrays, stems: readonly string[]): Postings {
  const terms = stems.map((stem) => findString(termTable(arrays), encode(stem)));
  if (terms.includes(-1)) return NONE;
  return terms.map((term) => namePostings(arrays, term)).reduce(meet);
}

function namePostings(
  { postingDocuments, postingImpacts, ...arrays }: SegmentArrays,
  term: number,
): Postings {
  const start = arrays.postingStarts[term];
  const end = arrays.ingredientStarts[term];
  return { documents: postingDocuments.subarray(start, end), impacts: postingImpacts.subarray(start, end) };
}

/** The documents of both, with the impacts of the second. */
function meet(a: Postings, b: Postings): Postings {
  const documents = new Uint32Array(Math.min(a.documents.length, b.documents.length));
  const impacts = new Uint8Array(documents.length);
  let count = 0;
  for (let i = 0, j = 0; i < a.documents.length && j < b.documents.length; ) {
    const left = a.documents[i] as number;
    const right = b.documents[j] as number;
    if (left === right) {
      documents[count] = right;
      impacts[count++] = b.impacts[j] as number;
    }
    if (left <= right) i++;
    if (right <= left) j++;
  }
  return { documents: documents.subarray(0, count), impacts: impacts.subarray(0, count) };
}
