import type { DocumentText } from '../text/document-words.ts';
import { NAME_IMPACT, scanDocumentWords } from '../text/document-words.ts';
import { growingTable } from './growing-table.ts';
import type { PostingArrays } from './segment.ts';
import { encode, packBytes, type StringTable, sortBytes } from './string-table.ts';
import { growingU32 } from './typed-arrays.ts';
import { openVocabulary, type Vocabulary } from './vocabulary.ts';

/** Terms and postings of documents in id order, and the plain words of their names. */
export function buildPostings(
  count: number,
  textsOf: (document: number) => DocumentText,
): PostingArrays & { readonly names: StringTable } {
  const vocabulary = openVocabulary();
  const { names, ...occurrences } = collectOccurrences(count, textsOf, vocabulary);
  const { table, surfaces, newNumbers } = sortTerms(vocabulary);
  return {
    names,
    termBytes: table.bytes,
    termStarts: table.starts,
    surfaceBytes: surfaces.bytes,
    surfaceStarts: surfaces.starts,
    ...distribute(occurrences, newNumbers),
  };
}

/** In document order: the term, the document, and the term's best impact in it. */
interface Occurrences {
  readonly terms: Uint32Array;
  readonly documents: Uint32Array;
  readonly impacts: Uint32Array;
}

function collectOccurrences(
  count: number,
  textsOf: (document: number) => DocumentText,
  vocabulary: Vocabulary,
): Occurrences & { readonly names: StringTable } {
  const terms = growingU32();
  const owners = growingU32();
  const impacts = growingU32();
  /** Of each term its last occurrence; in this document where it is not before `first`. */
  const last: number[] = [];
  let first = 0;
  let owner = 0;
  const emit = (text: string, start: number, end: number, impact: number) => {
    const term = vocabulary.numberOf(text, start, end);
    const known = last[term] ?? -1;
    if (known >= first) {
      if (impacts.at(known) < impact) impacts.set(known, impact);
      return;
    }
    last[term] = terms.length();
    terms.push(term);
    owners.push(owner);
    impacts.push(impact);
  };
  const names = growingTable(count);
  for (; owner < count; owner++) {
    first = terms.length();
    names.push(scanDocumentWords(textsOf(owner), emit));
  }
  return {
    terms: terms.finish(),
    documents: owners.finish(),
    impacts: impacts.finish(),
    names: names.finish(),
  };
}

function sortTerms(vocabulary: Vocabulary) {
  const stems = vocabulary.stems.map(encode);
  const order = sortBytes(stems);
  const newNumbers = new Uint32Array(stems.length);
  order.forEach((number, i) => {
    newNumbers[number] = i;
  });
  const surfaces = vocabulary.commonest();
  const inOrder = <T>(values: readonly T[]) => Array.from(order, (number) => values[number] as T);
  return {
    table: packBytes(inOrder(stems)),
    surfaces: packBytes(inOrder(surfaces).map(encode)),
    newNumbers,
  };
}

/** Counting sort by term and tier, which keeps documents ascending. */
function distribute({ terms, documents, impacts }: Occurrences, newNumbers: Uint32Array) {
  const termCount = newNumbers.length;
  const named = new Uint32Array(termCount);
  const postingStarts = new Uint32Array(termCount + 1);
  for (let i = 0; i < terms.length; i++) {
    const term = newNumbers[terms[i] as number] as number;
    postingStarts[term + 1] = (postingStarts[term + 1] as number) + 1;
    if ((impacts[i] as number) >= NAME_IMPACT) named[term] = (named[term] as number) + 1;
  }
  const ingredientStarts = new Uint32Array(termCount);
  for (let term = 0; term < termCount; term++) {
    const start = postingStarts[term] as number;
    ingredientStarts[term] = start + (named[term] as number);
    postingStarts[term + 1] = start + (postingStarts[term + 1] as number);
  }
  const nextName = new Uint32Array(postingStarts);
  const nextIngredient = new Uint32Array(ingredientStarts);
  const postingDocuments = new Uint32Array(terms.length);
  const postingImpacts = new Uint8Array(terms.length);
  for (let i = 0; i < terms.length; i++) {
    const term = newNumbers[terms[i] as number] as number;
    const impact = impacts[i] as number;
    const next = impact >= NAME_IMPACT ? nextName : nextIngredient;
    const place = next[term] as number;
    next[term] = place + 1;
    postingDocuments[place] = documents[i] as number;
    postingImpacts[place] = impact;
  }
  return { postingStarts, ingredientStarts, postingDocuments, postingImpacts };
}
