import { listBits, strideOf } from './bitsets.ts';
import { EXCLUSIVE_SETS, FACET_VALUE_COUNT } from './facet-sets.ts';

/**
 * The facet values of a document in a row of bytes: each byte holds several facets as digits of one number, so that counting
 * takes one step a byte and not one a value. A digit is 0 for none of the facet's values, else the place of the value plus 1.
 */
const CODES = 256;

/** Where a facet is in the rows. */
interface Digit {
  readonly sets: readonly number[];
  readonly column: number;
  /** What one step of the digit adds to the byte. */
  readonly unit: number;
}

const DIGITS = assignDigits(EXCLUSIVE_SETS);
export const ROW_BYTES = 1 + Math.max(...DIGITS.map(({ column }) => column));

/** Each facet is in the first byte that has room for it. */
function assignDigits(facets: readonly (readonly number[])[]): Digit[] {
  const units: number[] = [];
  return facets.map((sets) => {
    const radix = sets.length + 1;
    const known = units.findIndex((unit) => unit * radix <= CODES);
    const column = known < 0 ? units.length : known;
    const unit = units[column] ?? 1;
    units[column] = unit * radix;
    return { sets, column, unit };
  });
}

interface ValueCodes {
  readonly column: number;
  /** Of the bytes with the value. */
  readonly codes: Uint8Array;
}

/** By the number of the value's set. */
const VALUE_CODES = listValueCodes();

function listValueCodes(): readonly ValueCodes[] {
  const values = new Array<ValueCodes>(FACET_VALUE_COUNT);
  const all = Uint8Array.from({ length: CODES }, (_, code) => code);
  for (const { sets, column, unit } of DIGITS) {
    sets.forEach((set, place) => {
      const hasValue = (code: number) => Math.floor(code / unit) % (sets.length + 1) === place + 1;
      values[set] = { column, codes: all.filter(hasValue) };
    });
  }
  return values;
}

/** The rows of all documents, one after another, from the facet sets. */
export function deriveFacetRows(documentCount: number, words: Uint32Array): Uint8Array {
  const stride = strideOf(documentCount);
  const rows = new Uint8Array(documentCount * ROW_BYTES);
  const listed = new Uint32Array(documentCount);
  for (const { sets, column, unit } of DIGITS) {
    sets.forEach((set, place) => {
      const count = listBits({ words, stride }, set * stride, listed);
      for (let i = 0; i < count; i++) {
        const at = (listed[i] as number) * ROW_BYTES + column;
        rows[at] = (rows[at] as number) + unit * (place + 1);
      }
    });
  }
  return rows;
}

/** How many documents have each code in each byte of their rows. */
export type RowTally = Uint32Array;

export function openRowTally(): RowTally {
  return new Uint32Array(ROW_BYTES * CODES);
}

/** Adds the first `count` of the listed documents, by all bytes of their rows. */
export function tallyRows(tally: RowTally, rows: Uint8Array, listed: Uint32Array, count: number): void {
  for (let i = 0; i < count; i++) {
    const row = (listed[i] as number) * ROW_BYTES;
    for (let column = 0; column < ROW_BYTES; column++) {
      const at = column * CODES + (rows[row + column] as number);
      tally[at] = (tally[at] as number) + 1;
    }
  }
}

/** The same by one byte of the rows. */
export function tallyColumn(
  tally: RowTally,
  rows: Uint8Array,
  column: number,
  listed: Uint32Array,
  count: number,
): void {
  for (let i = 0; i < count; i++) {
    const at = column * CODES + (rows[(listed[i] as number) * ROW_BYTES + column] as number);
    tally[at] = (tally[at] as number) + 1;
  }
}

/** The byte of the rows that holds a value. */
export function columnOf(set: number): number {
  return (VALUE_CODES[set] as ValueCodes).column;
}

/** How many of the tallied documents have a value. */
export function countTallied(tally: RowTally, set: number): number {
  const { column, codes } = VALUE_CODES[set] as ValueCodes;
  let count = 0;
  for (let i = 0; i < codes.length; i++) count += tally[column * CODES + (codes[i] as number)] as number;
  return count;
}
