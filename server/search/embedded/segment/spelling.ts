import { MAX_CORRECTABLE_LETTERS } from '../text/edit-distance.ts';
import { groupByKey } from './group-by-key.ts';
import { type CoreArrays, type DerivedArrays, type SegmentArrays, termTable } from './segment.ts';
import { countStrings, stringAt } from './string-table.ts';

/**
 * Symmetric deletes (Garbe's SymSpell): two words within distance d share a variant made by deleting at most d letters
 * from each, and it is enough to compare the variants of their first VARIANT_PREFIX letters.
 */
const VARIANT_PREFIX = 7;
/** Terms in a bucket on average: a look-up walks through them, a bucket costs four bytes. */
const TERMS_PER_BUCKET = 8;
const MIN_LETTERS = 3;

/**
 * Terms by the hash of their variants. A bucket also holds those of other hashes: where a term's number leaves bits of its 32 free,
 * they are the hash's, and tell most of these.
 */
export function deriveSpelling(core: CoreArrays): Pick<DerivedArrays, 'spellingStarts' | 'spellingTerms'> {
  const terms = termTable(core);
  const count = countStrings(terms);
  const words = Array.from({ length: count }, (_, i) => stringAt(terms, i));
  const hashBits = ~numberBits(count);
  let entries = 0;
  forEachEntry(words, () => entries++);
  const buckets = 2 ** Math.max(0, Math.ceil(Math.log2(entries / TERMS_PER_BUCKET)));
  const { starts, values } = groupByKey(
    buckets,
    (visit) => forEachEntry(words, (hash, term) => visit(hash & (buckets - 1), (hash & hashBits) | term)),
    Uint32Array,
  );
  return { spellingStarts: starts, spellingTerms: values };
}

/** The bits in which numbers of so many terms differ. */
function numberBits(termCount: number): number {
  return termCount < 2 ? 0 : -1 >>> Math.clz32(termCount - 1);
}

/** Visits the terms that share a variant with the word, some of them more than once, and a few others. */
export function forEachSpeltAlike(
  arrays: Pick<SegmentArrays, 'spellingStarts' | 'spellingTerms' | 'termStarts'>,
  word: string,
  deletes: number,
  visit: (term: number) => void,
): void {
  const { spellingStarts, spellingTerms, termStarts } = arrays;
  const bucketMask = spellingStarts.length - 2;
  const ofNumber = numberBits(termStarts.length - 1);
  forEachVariantHash(word, deletes, (hash) => {
    const bucket = hash & bucketMask;
    const end = spellingStarts[bucket + 1] as number;
    for (let i = spellingStarts[bucket] as number; i < end; i++) {
      const entry = spellingTerms[i] as number;
      if (((entry ^ hash) & ~ofNumber) === 0) visit(entry & ofNumber);
    }
  });
}

function forEachEntry(words: readonly string[], visit: (hash: number, term: number) => void): void {
  words.forEach((word, term) => {
    if (!isCorrectable(word)) return;
    forEachVariantHash(word, deletesOfTerm(word.length), (hash) => visit(hash, term));
  });
}

/** Numbers and codes are not corrected: "150" is not a misspelt "180". */
function isCorrectable(word: string): boolean {
  return word.length >= MIN_LETTERS && word.length <= MAX_CORRECTABLE_LETTERS + 2 && !/\d/.test(word);
}

/** A word of 8 letters may have 2 edits, so it can match a term of 6. */
function deletesOfTerm(letters: number): number {
  return letters >= 6 ? 2 : 1;
}

/** Visits a hash of the word's first letters and of every variant with at most `deletes` (0 to 2) letters deleted. */
function forEachVariantHash(word: string, deletes: number, visit: (hash: number) => void): void {
  const length = Math.min(word.length, VARIANT_PREFIX);
  visit(hashWithout(word, length, -1, -1));
  if (deletes === 0) return;
  for (let i = 0; i < length; i++) {
    visit(hashWithout(word, length, i, -1));
    if (deletes === 1) continue;
    for (let j = i + 1; j < length; j++) visit(hashWithout(word, length, i, j));
  }
}

/** FNV-1a over the letters kept, with a final mix because few of its bits are used. */
function hashWithout(word: string, length: number, skipA: number, skipB: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < length; i++) {
    if (i !== skipA && i !== skipB) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}
