import type { SetOffset } from '../segment/bitsets.ts';
import { applyFilters } from './filter-sets.ts';
import type { Filter } from './filters.ts';
import type { SegmentMatch } from './match-segment.ts';

/** The filters that a count leaves out of account: those of a facet, or of one subject of it. */
export type Lifted = Pick<Filter, 'facet' | 'subject'>;

/** The products that pass every filter but the lifted ones. Good until the next call. */
export function setWithout(match: SegmentMatch, lifted: Lifted | null): SetOffset {
  const { segment, filters, found, matched } = match;
  if (lifted === null) return matched;
  const others = filters.filter(({ filter }) => !isLifted(filter, lifted));
  if (others.length === filters.length) return matched;
  return applyFilters(segment.reader, found, others, segment.reader.work.others);
}

function isLifted(filter: Filter, { facet, subject }: Lifted): boolean {
  return filter.facet === facet && (subject === undefined || filter.subject === subject);
}
