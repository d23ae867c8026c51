import { nutrientOrderOf } from '#contract/nutrient-sort.ts';
import type { Sort } from '#contract/products.ts';
import { hasBit, type SetOffset, sliceBits } from '../segment/bitsets.ts';
import { selectRanks } from '../segment/select-ranks.ts';
import { listByFigure } from './list-by-figure.ts';
import type { SegmentMatch } from './match-segment.ts';
import { rankMatches } from './rank-matches.ts';
import { listMembers, type SegmentReader } from './segment-reader.ts';
import type { RankedDocument } from './word-scores.ts';

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

function selectByRank(
  reader: SegmentReader,
  matched: SetOffset,
  ranks: Uint32Array,
  skip: number,
  take: number,
): number[] {
  const count = listMembers(reader, matched);
  const documents = reader.listed.subarray(0, count);
  const keys = new Uint32Array(count);
  for (let i = 0; i < count; i++) keys[i] = ranks[documents[i] as number] as number;
  const places = selectRanks(keys, skip, Math.min(skip + take, count));
  return places.map((place) => documents[place] as number);
}

function walkOrder(
  { segment: { reader }, matched, total }: SegmentMatch,
  order: Uint32Array,
  ranks: Uint32Array,
  skip: number,
  take: number,
): readonly number[] {
  // The walk sees one match in every order.length / total documents; as long as it is longer than the list, it is not taken.
  if ((order.length / total) * (skip + take) > total) return selectByRank(reader, matched, ranks, skip, take);
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
