import { fillBits, type SetOffset } from '../segment/bitsets.ts';
import { FACET_VALUE_COUNT } from '../segment/facet-sets.ts';
import type { Lifted } from './filters.ts';
import { setWithout } from './lift-filters.ts';
import type { SegmentMatch } from './match-segment.ts';
import { listMembers, type SegmentReader } from './segment-reader.ts';

/** The number of products within the other filters, and how many of them are in a set, one of `sets`. */
export type ValueCounter = (
  lifted: Lifted | null,
  sets: readonly number[],
) => { readonly size: number; readonly countIn: (set: number) => number };

/** Cost of listing a product and tallying its row, in words of a SIMD pass over a set: as measured. */
const ROW_COST = 12;

/**
 * Counts by a pass over each set, or by a tally of the rows of the products, whichever costs less. Counts with no filter to
 * lift are within the same products, and share one tally.
 */
export function openValueCounter(match: SegmentMatch): ValueCounter {
  const { reader } = match.segment;
  const { arena, kernels, segment } = reader;
  let shared: ((set: number) => number) | undefined;
  return (lifted, sets) => {
    const within = setWithout(match, lifted);
    const isShared = within === match.matched;
    const size = isShared ? match.total : kernels.count(within);
    const byPasses = (set: number) => kernels.countAnd(within, set * arena.stride);
    if (sets.some((set) => set >= FACET_VALUE_COUNT)) return { size, countIn: byPasses };
    if (isShared && shared) return { size, countIn: shared };
    const passes = isShared ? FACET_VALUE_COUNT : sets.length;
    const fewer = Math.min(size, segment.documentCount - size);
    const isTallied = fewer * ROW_COST < passes * arena.stride;
    const countIn = isTallied ? countByRows(reader, within, fewer === size) : byPasses;
    if (isShared) shared = countIn;
    return { size, countIn };
  };
}

/** Of most of the products the others are tallied, and taken from the totals. */
function countByRows(reader: SegmentReader, within: SetOffset, isDirect: boolean): (set: number) => number {
  if (isDirect) return tallyWithin(reader, within);
  const { arena, kernels, work, segment, valueTotals } = reader;
  fillBits(arena, work.group, segment.documentCount);
  kernels.andNot(work.group, work.group, within);
  const countOthers = tallyWithin(reader, work.group);
  return (set) => (valueTotals[set] as number) - countOthers(set);
}

function tallyWithin(reader: SegmentReader, within: SetOffset): (set: number) => number {
  return reader.rowTally.countValues(reader.list, listMembers(reader, within));
}
