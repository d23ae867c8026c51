import { hasBit, type SetOffset, setBit } from '../segment/bitsets.ts';
import { forEachInWindow } from '../segment/gtin-windows.ts';
import type { SegmentReader } from './segment-reader.ts';

const GTIN_DIGITS = 14;
const WINDOW = 5;

/** Fills the work set `group` with the documents whose padded GTIN holds the digits (4 to 14 of them). */
export function fillCodeSet(reader: SegmentReader, digits: string): SetOffset {
  const { kernels, work, arrays, arena } = reader;
  kernels.clear(work.group);
  const keep = (document: number) => {
    if (hasBit(arena.words, work.group, document)) return;
    if (holdsDigits(arrays.gtins[document] as number, digits)) setBit(arena.words, work.group, document);
  };
  if (arrays.windowStarts.length === 0) {
    for (let document = 0; document < arrays.gtins.length; document++) keep(document);
  } else {
    for (const window of windowsWith(digits, arrays.windowStarts)) forEachInWindow(arrays, window, keep);
  }
  return work.group;
}

/** A code with the digits has at least one of these windows. */
function windowsWith(digits: string, starts: Uint32Array): number[] {
  if (digits.length >= WINDOW) return [rarestWindow(digits, starts)];
  // Four digits begin a window; the last four of a code only end one.
  const four = Number(digits);
  const every = Array.from({ length: 10 }, (_, digit) => digit);
  return [...every.map((next) => four * 10 + next), ...every.map((lead) => lead * 10_000 + four)];
}

/** The one with the fewest documents, by its bytes: many codes begin with zeros. */
function rarestWindow(digits: string, starts: Uint32Array): number {
  const sizeOf = (window: number) => (starts[window + 1] as number) - (starts[window] as number);
  const windows = Array.from({ length: digits.length - WINDOW + 1 }, (_, place) =>
    Number(digits.slice(place, place + WINDOW)),
  );
  return windows.reduce((rarest, window) => (sizeOf(window) < sizeOf(rarest) ? window : rarest));
}

/** Digits of the code from `place` on, compared as numbers: exact, as a GTIN has fewer than 2^53. */
function holdsDigits(gtin: number, digits: string): boolean {
  const value = Number(digits);
  const size = 10 ** digits.length;
  for (let place = 0; place + digits.length <= GTIN_DIGITS; place++) {
    if (Math.floor(gtin / 10 ** (GTIN_DIGITS - digits.length - place)) % size === value) return true;
  }
  return false;
}
