import { nutrientOrderOf } from '#contract/nutrient-sort.ts';
import type { Sort } from '#contract/products.ts';
import { hasBit, sliceBits } from '../segment/bitsets.ts';
import { listByFigure } from './list-by-figure.ts';
import type { SegmentMatch } from './match-segment.ts';
import { rankMatches } from './rank-matches.ts';
import type { RankedDocument } from './score-words.ts';
import { listMembers } from './segment-reader.ts';

/** With fewer matches than one document in this many, sorting them is faster than walking the whole order. */
const SORT_SHARE = 32;

/** A page of one segment's matches in the order of `sort`. */
export function listMatches(match: SegmentMatch, sort: Sort, skip: number, take: number): RankedDocument[] {
  if (skip >= match.total || take === 0) return [];
  if (sort === 'relevance' && match.words.length > 0) return rankMatches(match, skip, take);
  return listByOrder(match, sort, skip, take).map((document) => ({ document, score: 0 }));
}

function listByOrder(match: SegmentMatch, sort: Sort, skip: number, take: number): readonly number[] {
  const { arena, arrays } = match.segment.reader;
  if (sort === 'name') return walkOrder(match, arrays.nameOrder, arrays.nameRanks, skip, take);
  if (sort === 'price-low')
    return walkOrder(match, arrays.priceAscending, arrays.priceAscendingRanks, skip, take);
  if (sort === 'price-high')
    return walkOrder(match, arrays.priceDescending, arrays.priceDescendingRanks, skip, take);
  const order = nutrientOrderOf(sort);
  if (order) return listByFigure(match, order, skip, take);
  return sliceBits(arena, match.matched, skip, take);
}

function walkOrder(
  { segment: { reader }, matched, total }: SegmentMatch,
  order: Uint32Array,
  ranks: Uint32Array,
  skip: number,
  take: number,
): readonly number[] {
  if (total * SORT_SHARE < order.length) {
    const count = listMembers(reader, matched);
    const places = reader.listed.slice(0, count).map((document) => ranks[document] as number);
    return Array.from(places.sort().subarray(skip, skip + take), (place) => order[place] as number);
  }
  const listed: number[] = [];
  let left = skip;
  for (let place = 0; place < order.length && listed.length < take; place++) {
    const document = order[place] as number;
    if (!hasBit(reader.arena.words, matched, document)) continue;
    if (left > 0) left--;
    else listed.push(document);
  }
  return listed;
}
