import type { NutrientOrder } from '#contract/nutrient-sort.ts';
import { hasBit } from '../segment/bitsets.ts';
import { figureColumn, figureKey, figuresOf } from '../segment/columns.ts';
import { figureHead } from '../segment/figure-heads.ts';
import { selectRanks } from '../segment/select-ranks.ts';
import type { SegmentMatch } from './match-segment.ts';
import { listMembers } from './segment-reader.ts';

/** Kept between queries: allocating and clearing them took a quarter of a query's time. */
let keys = new Uint32Array(0);
let known = new Uint32Array(0);

/**
 * A page of the matches by a nutrient's figure, unknown ones last, ties by popularity. Where the first documents of the order fill
 * it, it is taken from them; else a pass over the matches selects an early page, a few passes any other.
 */
export function listByFigure(
  match: SegmentMatch,
  order: NutrientOrder,
  skip: number,
  take: number,
): readonly number[] {
  return listFromHead(match, order, skip, take) ?? selectByFigure(match, order, skip, take);
}

function listFromHead(
  { segment: { reader }, matched, total }: SegmentMatch,
  { nutrient, basis, direction }: NutrientOrder,
  skip: number,
  take: number,
): readonly number[] | undefined {
  const { arrays, arena, segment } = reader;
  const head = figureHead(arrays, figureColumn(nutrient, basis), direction);
  // As many as may be expected to match.
  if ((head.length / segment.documentCount) * total < skip + take) return undefined;
  const page: number[] = [];
  let left = skip;
  for (let place = 0; place < head.length && page.length < take; place++) {
    const document = head[place] as number;
    if (!hasBit(arena.words, matched, document)) continue;
    if (left > 0) left--;
    else page.push(document);
  }
  return page.length === take ? page : undefined;
}

function selectByFigure(
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
    keys[count] = figureKey(bits[document] as number, direction);
    known[count++] = document;
  }
  const places = selectRanks(keys.subarray(0, count), skip, Math.min(skip + take, count));
  const page = places.map((place) => known[place] as number);
  const left = Math.max(0, skip - count);
  return [...page, ...unknown.slice(left, left + take - page.length)];
}
