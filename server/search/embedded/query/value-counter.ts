import { fillBits, listBits, type SetOffset } from '../segment/bitsets.ts';
import {
  columnOf,
  countTallied,
  openRowTally,
  ROW_BYTES,
  type RowTally,
  tallyColumn,
  tallyRows,
} from '../segment/facet-rows.ts';
import { FACET_VALUE_COUNT } from '../segment/facet-sets.ts';
import type { Lifted } from './filters.ts';
import { setWithout } from './lift-filters.ts';
import type { SegmentMatch } from './match-segment.ts';
import type { SegmentReader } from './segment-reader.ts';

/** The number of products within the other filters, and how many of them are in a set, one of `sets`. */
export type ValueCounter = (
  lifted: Lifted | null,
  sets: readonly number[],
) => { readonly size: number; readonly countIn: (set: number) => number };

/** Costs of listing a product, and of tallying a byte of its row, in words of a SIMD pass over a set: as measured. */
const LIST_COST = 6;
const TALLY_COST = 6;

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
    const columns = isShared ? ALL_COLUMNS : [...new Set(sets.map(columnOf))];
    const passCost = (isShared ? FACET_VALUE_COUNT : sets.length) * arena.stride;
    const fewer = Math.min(size, segment.documentCount - size);
    const isTallied = fewer * (LIST_COST + columns.length * TALLY_COST) < passCost;
    const countIn = isTallied ? countByTally(reader, within, fewer === size, columns) : byPasses;
    if (isShared) shared = countIn;
    return { size, countIn };
  };
}

const ALL_COLUMNS = Array.from({ length: ROW_BYTES }, (_, column) => column);

/** Of most of the products the others are tallied, and taken from the totals. */
function countByTally(
  reader: SegmentReader,
  within: SetOffset,
  isDirect: boolean,
  columns: readonly number[],
): (set: number) => number {
  if (isDirect) {
    const tally = tallyWithin(reader, within, columns);
    return (set) => countTallied(tally, set);
  }
  const { arena, kernels, work, segment, valueTotals } = reader;
  fillBits(arena, work.group, segment.documentCount);
  kernels.andNot(work.group, work.group, within);
  const others = tallyWithin(reader, work.group, columns);
  return (set) => (valueTotals[set] as number) - countTallied(others, set);
}

function tallyWithin(
  { arena, arrays: { facetRows }, listed }: SegmentReader,
  within: SetOffset,
  columns: readonly number[],
): RowTally {
  const tally = openRowTally();
  const count = listBits(arena, within, listed);
  if (columns.length === ROW_BYTES) tallyRows(tally, facetRows, listed, count);
  else for (const column of columns) tallyColumn(tally, facetRows, column, listed, count);
  return tally;
}
