import { type DocumentText, forEachDocumentWord, NAME_IMPACT } from '../text/document-words.ts';
import { stemWord } from '../text/stem-word.ts';
import type { PostingArrays } from './segment.ts';
import { encode, packBytes } from './string-table.ts';
import { growingU32 } from './typed-arrays.ts';

/** Terms and postings of documents in id order. */
export function buildPostings(documents: readonly DocumentText[]): PostingArrays {
  const vocabulary = openVocabulary();
  const occurrences = collectOccurrences(documents, vocabulary);
  const { table, surfaces, newNumbers } = sortTerms(vocabulary);
  return {
    termBytes: table.bytes,
    termStarts: table.starts,
    surfaceBytes: surfaces.bytes,
    surfaceStarts: surfaces.starts,
    ...distribute(occurrences, newNumbers),
  };
}

interface Vocabulary {
  readonly stems: string[];
  /** Spellings of each stem with their number of occurrences. */
  readonly spellings: Map<string, { readonly stem: number; count: number }>;
  numberOf(word: string): number;
}

/** Each distinct spelling is stemmed once. */
function openVocabulary(): Vocabulary {
  const stems: string[] = [];
  const stemNumbers = new Map<string, number>();
  const spellings: Vocabulary['spellings'] = new Map();
  const numberOfStem = (stem: string) => {
    const known = stemNumbers.get(stem);
    if (known !== undefined) return known;
    stemNumbers.set(stem, stems.length);
    return stems.push(stem) - 1;
  };
  return {
    stems,
    spellings,
    numberOf(word) {
      let spelling = spellings.get(word);
      if (spelling === undefined) {
        spelling = { stem: numberOfStem(stemWord(word)), count: 0 };
        spellings.set(word, spelling);
      }
      spelling.count++;
      return spelling.stem;
    },
  };
}

/** In document order: the term, the document, and the term's best impact in it. */
interface Occurrences {
  readonly terms: Uint32Array;
  readonly documents: Uint32Array;
  readonly impacts: Uint32Array;
}

function collectOccurrences(documents: readonly DocumentText[], vocabulary: Vocabulary): Occurrences {
  const terms = growingU32();
  const owners = growingU32();
  const impacts = growingU32();
  const best = new Map<number, number>();
  const emit = (word: string, impact: number) => {
    const term = vocabulary.numberOf(word);
    const known = best.get(term);
    if (known === undefined || known < impact) best.set(term, impact);
  };
  documents.forEach((document, i) => {
    best.clear();
    forEachDocumentWord(document, emit);
    for (const [term, impact] of best) {
      terms.push(term);
      owners.push(i);
      impacts.push(impact);
    }
  });
  return { terms: terms.finish(), documents: owners.finish(), impacts: impacts.finish() };
}

function sortTerms({ stems, spellings }: Vocabulary) {
  const commonest = new Map<number, { surface: string; count: number }>();
  for (const [surface, { stem, count }] of spellings) {
    const known = commonest.get(stem);
    const isBetter =
      known === undefined || count > known.count || (count === known.count && surface < known.surface);
    if (isBetter) commonest.set(stem, { surface, count });
  }
  const sorted = stems
    .map((stem, number) => ({ number, bytes: encode(stem) }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes));
  const newNumbers = new Uint32Array(stems.length);
  sorted.forEach(({ number }, i) => {
    newNumbers[number] = i;
  });
  return {
    table: packBytes(sorted.map(({ bytes }) => bytes)),
    surfaces: packBytes(sorted.map(({ number }) => encode(commonest.get(number)?.surface ?? ''))),
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
