import { MAX_CORRECTABLE_LETTERS } from '../text/edit-distance.ts';
import { deletesOfTerm, forEachVariantHash } from './delete-variants.ts';
import { type CoreArrays, type DerivedArrays, termTable } from './segment.ts';
import { countStrings, stringAt } from './string-table.ts';

/** Terms in a bucket on average: each is compared in a look-up, each bucket costs four bytes. */
const TERMS_PER_BUCKET = 8;
const MIN_LETTERS = 3;

/**
 * Terms by the hash of their delete variants. Hashes are not kept: a bucket also holds terms that are not alike, and
 * who looks a word up compares it with each.
 */
export function deriveSpelling(core: CoreArrays): Pick<DerivedArrays, 'spellingStarts' | 'spellingTerms'> {
  const terms = termTable(core);
  const words = Array.from({ length: countStrings(terms) }, (_, i) => stringAt(terms, i));
  let entries = 0;
  forEachEntry(words, () => entries++);
  const buckets = 2 ** Math.max(0, Math.ceil(Math.log2(entries / TERMS_PER_BUCKET)));
  const spellingStarts = new Uint32Array(buckets + 1);
  forEachEntry(words, (hash) => {
    const next = (hash & (buckets - 1)) + 1;
    spellingStarts[next] = (spellingStarts[next] as number) + 1;
  });
  for (let b = 0; b < buckets; b++) {
    spellingStarts[b + 1] = (spellingStarts[b + 1] as number) + (spellingStarts[b] as number);
  }
  const spellingTerms = new Uint32Array(entries);
  const next = new Uint32Array(spellingStarts);
  forEachEntry(words, (hash, term) => {
    const bucket = hash & (buckets - 1);
    const place = next[bucket] as number;
    next[bucket] = place + 1;
    spellingTerms[place] = term;
  });
  return { spellingStarts, spellingTerms };
}

/** Numbers and codes are not corrected: "150" is not a misspelt "180". */
function isCorrectable(word: string): boolean {
  return word.length >= MIN_LETTERS && word.length <= MAX_CORRECTABLE_LETTERS + 2 && !/\d/.test(word);
}

function forEachEntry(words: readonly string[], visit: (hash: number, term: number) => void): void {
  words.forEach((word, term) => {
    if (isCorrectable(word))
      forEachVariantHash(word, deletesOfTerm(word.length), (hash) => visit(hash, term));
  });
}
