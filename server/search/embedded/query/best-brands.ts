import { MAX_BRAND_FACETS } from '#contract/products.ts';
import { brandTable } from '../segment/segment.ts';
import { compareStrings } from '../segment/string-table.ts';
import type { SegmentReader } from './segment-reader.ts';

/** A brand, by its number in a segment, counted over all of them. */
export interface BrandCount {
  readonly reader: SegmentReader;
  readonly number: number;
  readonly count: number;
}

/** The products of the last of a full list, which another brand has to reach. */
export function leastOf(best: readonly BrandCount[]): number {
  return best[MAX_BRAND_FACETS - 1]?.count ?? 1;
}

/** Inserts the brand in order, and drops the last of too many. */
export function offer(best: BrandCount[], brand: BrandCount): void {
  const last = best.at(-1);
  if (best.length === MAX_BRAND_FACETS && last !== undefined && compare(last, brand) < 0) return;
  let place = best.length;
  while (place > 0 && compare(best[place - 1] as BrandCount, brand) > 0) place--;
  best.splice(place, 0, brand);
  if (best.length > MAX_BRAND_FACETS) best.pop();
}

function compare(a: BrandCount, b: BrandCount): number {
  return b.count - a.count || compareNames(a, b);
}

/** A segment numbers its brands in the order of their names. */
function compareNames(a: BrandCount, b: BrandCount): number {
  if (a.reader === b.reader) return a.number - b.number;
  return compareStrings(brandTable(a.reader.arrays), a.number - 1, brandTable(b.reader.arrays), b.number - 1);
}
