import type { SetOffset } from '../segment/bitsets.ts';
import { applyFilters, isByRange, prepareFilters } from './filter-sets.ts';
import { type Filter, isLifted, type Lifted } from './filters.ts';
import { othersThan, type SegmentMatch } from './match-segment.ts';

/** The products that pass every filter but the lifted ones. Valid until the next call. */
export function setWithout(match: SegmentMatch, lifted: Lifted | null): SetOffset {
  if (lifted === null) return match.matched;
  return setOfOthers(match, (filter) => isLifted(filter, lifted));
}

/** The number of products that pass every filter but those of a facet, and this one of it instead. */
export function countWith(match: SegmentMatch, filter: Filter): number {
  const { reader } = match.segment;
  const others = setWithout(match, { facet: filter.facet });
  // The query's own filter of this facet is still needed in its work set.
  const prepared = prepareFilters(reader, [filter], { [filter.facet]: 'counted' });
  return reader.kernels.count(applyFilters(reader, others, prepared, reader.work.others));
}

/** The number of products that pass every filter but the lifted ones. */
export function countWithout(matches: readonly SegmentMatch[], lifted: Lifted): number {
  return matches.reduce(
    (sum, match) => sum + match.segment.reader.kernels.count(setWithout(match, lifted)),
    0,
  );
}

function setOfOthers(match: SegmentMatch, isIgnored: (filter: Filter) => boolean): SetOffset {
  const { filters, found, ranged, matched } = match;
  const { reader } = match.segment;
  const others = othersThan(match, isIgnored);
  if (others.length === filters.length) return matched;
  if (others.filter(isByRange).length < filters.filter(isByRange).length)
    return applyFilters(reader, found, others, reader.work.others);
  return applyFilters(
    reader,
    ranged,
    others.filter((one) => !isByRange(one)),
    reader.work.others,
  );
}
