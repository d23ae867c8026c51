import { fillBits, type SetOffset } from '../segment/bitsets.ts';
import { FACET_VALUE_COUNT } from '../segment/facet-sets.ts';
import { isLifted, type Lifted } from './filters.ts';
import { keptCounts } from './kept-counts.ts';
import { setWithout } from './lift-filters.ts';
import { listWithin } from './list-matched.ts';
import { countWithin, type SegmentMatch } from './match-segment.ts';

/** The number of products within the other filters, and how many of them are in a set, one of `sets`. */
export type ValueCounter = (lifted: Lifted | null, sets: readonly number[]) => Counted;

interface Counted {
  readonly size: number;
  readonly countIn: (set: number) => number;
}

/** Cost of listing a product and tallying its row, in words of a SIMD pass over a set: as measured. */
const ROW_COST = 12;

/**
 * Counts by what was counted before, by a pass over each set, or by a tally of the rows of the products, whichever costs least.
 * Counts with no filter to lift are within the same products, and share one tally.
 */
export function openValueCounter(match: SegmentMatch): ValueCounter {
  const { reader } = match.segment;
  const { arena, kernels, segment } = reader;
  const count = (lifted: Lifted | null, sets: readonly number[], isShared: boolean): Counted => {
    const areValues = sets.every(isValue);
    const known = areValues ? countKept(match, lifted) : undefined;
    if (known) return known;
    const within = setWithout(match, lifted);
    const size = countWithin(match, within);
    const byPasses = (set: number) => kernels.countAnd(within, set * arena.stride);
    const passes = isShared ? FACET_VALUE_COUNT : sets.length;
    const fewer = Math.min(size, segment.documentCount - size);
    const isTallied = areValues && fewer * ROW_COST < passes * arena.stride;
    return { size, countIn: isTallied ? countByRows(match, within, fewer === size) : byPasses };
  };
  let shared: Counted | undefined;
  return (lifted, sets) => {
    const isShared = !match.filters.some(({ filter }) => lifted !== null && isLifted(filter, lifted));
    if (!isShared || !sets.every(isValue)) return count(lifted, sets, isShared);
    shared ??= count(lifted, sets, isShared);
    return shared;
  };
}

const isValue = (set: number) => set < FACET_VALUE_COUNT;

/** What was counted before, without the products that are not live. */
function countKept(match: SegmentMatch, lifted: Lifted | null): Counted | undefined {
  const current = keptCounts(match, (filter) => lifted !== null && isLifted(filter, lifted));
  if (current === undefined) return undefined;
  const { kept, dead } = current;
  const { rowTally, list } = match.segment.reader;
  const countDead = rowTally.countValues(list, dead.length);
  return {
    size: kept.size - dead.length,
    countIn: (set) => (kept.values[set] as number) - countDead(set),
  };
}

/** Of most of the products the others are tallied, and taken from the totals. */
function countByRows(match: SegmentMatch, within: SetOffset, isDirect: boolean): (set: number) => number {
  if (isDirect) return tallyWithin(match, within);
  const { reader } = match.segment;
  const { arena, kernels, work, segment, valueTotals } = reader;
  fillBits(arena, work.group, segment.documentCount);
  kernels.andNot(work.group, work.group, within);
  const countOthers = tallyWithin(match, work.group);
  return (set) => (valueTotals[set] as number) - countOthers(set);
}

function tallyWithin(match: SegmentMatch, within: SetOffset): (set: number) => number {
  const { rowTally, list } = match.segment.reader;
  return rowTally.countValues(list, listWithin(match, within));
}
