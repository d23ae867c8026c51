import type { NutrientOrder } from '#contract/nutrient-sort.ts';
import { figureColumn, figuresOf } from '../segment/columns.ts';
import type { SegmentMatch } from './match-segment.ts';
import { listMembers } from './segment-reader.ts';
import { selectRanks } from './select-ranks.ts';

/** Kept between queries: allocating and clearing them took a quarter of a query's time. */
let keys = new Uint32Array(0);
let known = new Uint32Array(0);

/**
 * A page of the matches by a nutrient's figure, unknown ones last, ties by popularity. There is no stored order as for
 * names and prices: sixty of them would outweigh the rest of the index. A pass over the matches selects an early page, a few
 * passes any other.
 */
export function listByFigure(
  { segment: { reader }, matched, total }: SegmentMatch,
  { nutrient, basis, direction }: NutrientOrder,
  skip: number,
  take: number,
): readonly number[] {
  const figures = figuresOf(reader.arrays, figureColumn(nutrient, basis));
  const bits = new Uint32Array(figures.buffer, figures.byteOffset, figures.length);
  if (keys.length < total) [keys, known] = [new Uint32Array(total), new Uint32Array(total)];
  const unknown: number[] = [];
  let count = 0;
  const matches = listMembers(reader, matched);
  for (let i = 0; i < matches; i++) {
    const document = reader.listed[i] as number;
    if (Number.isNaN(figures[document])) {
      if (unknown.length < skip + take) unknown.push(document);
      continue;
    }
    const key = orderedBits(bits[document] as number);
    keys[count] = direction === 'low' ? key : ~key;
    known[count++] = document;
  }
  const places = selectRanks(keys.subarray(0, count), skip, Math.min(skip + take, count));
  const page = places.map((place) => known[place] as number);
  const left = Math.max(0, skip - count);
  return [...page, ...unknown.slice(left, left + take - page.length)];
}

/** The bits of a 32-bit float as an integer of the same order: IEEE 754 sorts positive ones so, negative ones in reverse. */
function orderedBits(bits: number): number {
  return bits >>> 31 === 1 ? ~bits : bits | 0x80000000;
}
