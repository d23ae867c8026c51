import type { NutrientOrder } from '#contract/nutrient-sort.ts';
import { listBits } from '../segment/bitsets.ts';
import { figureColumn, figuresOf } from '../segment/figure-columns.ts';
import type { SegmentMatch } from './match-segment.ts';
import { selectRanks } from './select-ranks.ts';

/**
 * The matches from place `skip` on, `take` of them, by a nutrient's figure; where it is not known they come last, and
 * ties are by popularity. There is no order to walk, as for names and prices: sixty of them would be more than the
 * rest of the index. A few passes over the matches find the page, and a late page takes no longer than the first.
 */
export function listByFigure(
  { segment: { reader }, matched, total }: SegmentMatch,
  { nutrient, basis, direction }: NutrientOrder,
  skip: number,
  take: number,
): readonly number[] {
  const figures = figuresOf(reader.arrays, figureColumn(nutrient, basis));
  const bits = new Uint32Array(figures.buffer, figures.byteOffset, figures.length);
  const keys = new Uint32Array(total);
  const known = new Uint32Array(total);
  const unknown: number[] = [];
  let count = 0;
  const matches = listBits(reader.arena, matched, reader.listed);
  for (let i = 0; i < matches; i++) {
    const document = reader.listed[i] as number;
    if (Number.isNaN(figures[document])) {
      unknown.push(document);
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

/** The bits of a 32-bit float as a number of the same order: IEEE 754 orders those above 0 so, and the others the other way. */
function orderedBits(bits: number): number {
  return bits >>> 31 === 1 ? ~bits : bits | 0x80000000;
}
