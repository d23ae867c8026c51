import { brandTable, type SegmentArrays, termTable } from '../segment/segment.ts';
import { encode, findString, stringAt } from '../segment/string-table.ts';
import { plainWords } from '../text/document-words.ts';
import { foldText } from '../text/fold.ts';
import { stemWord } from '../text/stem-word.ts';
import { isInBytes, isInName, type NamePhrase, namePhrase } from './name-phrase.ts';

/** Documents, ascending, each with an impact. */
export interface Postings {
  readonly documents: Uint32Array;
  readonly impacts: Uint8Array;
}

const NONE: Postings = { documents: new Uint32Array(), impacts: new Uint8Array() };

/** The documents whose name or brand has the words together in order, with the impact of the last. */
export function findPhrase(arrays: SegmentArrays, words: readonly string[]): Postings {
  const terms = words.map((word) => findString(termTable(arrays), encode(stemWord(word))));
  if (terms.includes(-1)) return NONE;
  const { documents, impacts } = terms.map((term) => namePostings(arrays, term)).reduce(meet);
  const phrase = namePhrase(words);
  const brands = new Map<number, boolean>();
  const inBrand = (brand: number) => {
    const known = brands.get(brand) ?? isInBrand(arrays, brand, phrase);
    brands.set(brand, known);
    return known;
  };
  const together = documents.map((document) =>
    Number(isInName(arrays, document, phrase) || inBrand(arrays.brandNumbers[document] as number)),
  );
  return {
    documents: documents.filter((_, i) => together[i] === 1),
    impacts: impacts.filter((_, i) => together[i] === 1),
  };
}

/** The number is 0 where there is no brand. */
function isInBrand(arrays: SegmentArrays, number: number, phrase: NamePhrase): boolean {
  if (number === 0) return false;
  const bytes = encode(plainWords(foldText(stringAt(brandTable(arrays), number - 1))));
  return isInBytes(bytes, 0, bytes.length, phrase);
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
