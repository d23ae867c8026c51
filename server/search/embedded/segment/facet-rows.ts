import { listBits, strideOf } from './bitsets.ts';
import { FACET_VALUE_COUNT } from './facet-sets.ts';

/**
 * The facet values of each document once more, the other way round: bit v of a document's row is its bit in set v. Counting
 * few documents takes a step a row, and not a pass over every set.
 */
const ROW_BITS = 128;
export const ROW_WORDS = ROW_BITS / 32;
/** Rows for the first 128 values, then rows for the next. */
export const ROW_PARTS = Math.ceil(FACET_VALUE_COUNT / ROW_BITS);

/** Words of a part: a row for each document, and an empty one, with which lists are filled up. */
export function rowPartWords(documentCount: number): number {
  return (documentCount + 1) * ROW_WORDS;
}

export function deriveFacetRows(documentCount: number, words: Uint32Array): Uint32Array {
  const stride = strideOf(documentCount);
  const partWords = rowPartWords(documentCount);
  const rows = new Uint32Array(ROW_PARTS * partWords);
  const listed = new Uint32Array(documentCount);
  for (let value = 0; value < FACET_VALUE_COUNT; value++) {
    const { part, word, bit } = placeOf(value);
    const start = part * partWords + word;
    const count = listBits({ words, stride }, value * stride, listed);
    for (let i = 0; i < count; i++) {
      const at = start + (listed[i] as number) * ROW_WORDS;
      rows[at] = (rows[at] as number) | (1 << bit);
    }
  }
  return rows;
}

/** Where a value is in the rows. */
function placeOf(value: number) {
  const place = value % ROW_BITS;
  return { part: Math.floor(value / ROW_BITS), word: place >>> 5, bit: place & 31 };
}

/**
 * Counts of all values as binary numbers lying across planes: plane k has the bit 2^k of each count, at the value's place in
 * a row. So one instruction adds to 128 counts.
 */
const PLANES = 32;
const PART_WORDS = PLANES * ROW_WORDS;
/** What one searcher needs. */
export const TALLY_WORDS = ROW_PARTS * PART_WORDS;

/** The planes of a part, in a tally of TALLY_WORDS. */
export function planesOf(part: number): number {
  return part * PART_WORDS;
}

/** The count of a value among `size` documents. */
export function readCount(tally: Uint32Array, value: number, size: number): number {
  const { part, word, bit } = placeOf(value);
  let count = 0;
  for (let plane = PLANES - 1 - Math.clz32(size); plane >= 0; plane--) {
    const bits = tally[planesOf(part) + plane * ROW_WORDS + word] as number;
    count = 2 * count + ((bits >>> bit) & 1);
  }
  return count;
}
