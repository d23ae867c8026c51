import type { NutrientOrder } from '#contract/nutrient-sort.ts';
import { listBits } from '../segment/bitsets.ts';
import { figureColumn, figuresOf } from '../segment/figure-columns.ts';
import type { SegmentMatch } from './match-segment.ts';
import { smallestKeys } from './smallest-keys.ts';

/**
 * The matches from place `skip` on, `take` of them, by a nutrient's figure; where it is not known they come last, and
 * ties are by popularity. There is no order to walk, as for names and prices: sixty of them would be more than the
 * rest of the index. One pass over the matches keeps the best `skip + take` in a heap.
 */
export function listByFigure(
  { segment: { reader }, matched, total }: SegmentMatch,
  { nutrient, basis, direction }: NutrientOrder,
  skip: number,
  take: number,
): readonly number[] {
  const figures = figuresOf(reader.arrays, figureColumn(nutrient, basis));
  const sign = direction === 'low' ? 1 : -1;
  const wanted = Math.min(skip + take, total);
  const best = smallestKeys(wanted);
  const unknown: number[] = [];
  const count = listBits(reader.arena, matched, reader.listed);
  for (let i = 0; i < count; i++) {
    const document = reader.listed[i] as number;
    const figure = figures[document] as number;
    if (!Number.isNaN(figure)) best.offer(figure * sign, document);
    else if (unknown.length < wanted) unknown.push(document);
  }
  return [...best.list(), ...unknown].slice(skip, wanted);
}
