import { nutrientOrderOf } from '#contract/nutrient-sort.ts';
import type { PlainSort, Sort } from '#contract/products.ts';
import {
  byFigure,
  byName,
  byPopularity,
  byPriceAscending,
  byPriceDescending,
  type CompareDocuments,
} from '../segment/document-orders.ts';
import type { Hit } from './generation.ts';
import { listMatches } from './list-matches.ts';
import type { SegmentMatch } from './match-segment.ts';

const COMPARE: Readonly<Record<PlainSort, CompareDocuments>> = {
  relevance: byPopularity,
  popularity: byPopularity,
  name: byName,
  'price-low': byPriceAscending,
  'price-high': byPriceDescending,
};

function compareBy(sort: Sort): CompareDocuments {
  const order = nutrientOrderOf(sort);
  return order ? byFigure(order) : COMPARE[sort as PlainSort];
}

export interface ScoredHit extends Hit {
  readonly score: number;
}

/**
 * The page of all segments' matches together. The segment with the most matches lists only a window: no more documents
 * than the other segments' total can come before it, so everything further ahead belongs to earlier pages.
 */
export function pageOfMatches(
  matches: readonly SegmentMatch[],
  sort: Sort,
  offset: number,
  limit: number,
): readonly Hit[] {
  const [largest, ...others] = matches.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
  if (largest === undefined) return [];
  const otherTotal = others.reduce((sum, { total }) => sum + total, 0);
  if (offset >= largest.total + otherTotal) return [];
  const skipped = Math.max(0, offset - otherTotal);
  const window = hitsOf(largest, sort, skipped, offset - skipped + limit);
  if (otherTotal === 0) return window;
  const hits = [window, ...others.map((match) => hitsOf(match, sort, 0, offset + limit))].flat();
  return hits.sort(compareHits(compareBy(sort))).slice(offset - skipped, offset - skipped + limit);
}

function hitsOf(match: SegmentMatch, sort: Sort, skip: number, take: number): ScoredHit[] {
  const { segment } = match;
  return listMatches(match, sort, skip, take).map(({ document, score }) => ({ segment, document, score }));
}

export const byRelevance = compareHits(byPopularity);

function compareHits(compare: CompareDocuments) {
  return (a: ScoredHit, b: ScoredHit) =>
    b.score - a.score || compare(a.segment.reader.arrays, a.document, b.segment.reader.arrays, b.document);
}
