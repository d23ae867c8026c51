import { fillBits, listBits, type SetOffset } from '../segment/bitsets.ts';
import { FACET_VALUE_COUNT } from '../segment/facet-sets.ts';
import { type Lifted, setWithout } from './lift-filters.ts';
import type { SegmentMatch } from './match-segment.ts';
import type { SegmentReader } from './segment-reader.ts';

/** The number of products within the other filters, and how many of them are in a set, one of `sets`. */
export type ValueCounter = (
  lifted: Lifted | null,
  sets: readonly number[],
) => { readonly size: number; readonly countIn: (set: number) => number };

/** Cost of tallying one value of a product, in words of a SIMD pass over a set. Measured: 2 and 8 are slower, 32 is no faster. */
const TALLY_COST = 16;

/**
 * Counts by a pass over each set, or by a tally of the values of each product, whichever costs less. Counts with no
 * filter to lift are within the same products, and share one tally.
 */
export function openValueCounter(match: SegmentMatch): ValueCounter {
  const { reader } = match.segment;
  const { arena, kernels, arrays, segment } = reader;
  const valuesPerProduct = arrays.facetValues.length / segment.documentCount;
  let shared: Uint32Array | undefined;
  return (lifted, sets) => {
    const within = setWithout(match, lifted);
    const isShared = within === match.matched;
    const size = isShared ? match.total : kernels.count(within);
    const passCost = (isShared ? FACET_VALUE_COUNT : sets.length) * arena.stride;
    const areValues = sets.every((set) => set < FACET_VALUE_COUNT);
    const fewer = Math.min(size, segment.documentCount - size);
    if (!areValues || fewer * valuesPerProduct * TALLY_COST >= passCost) {
      return { size, countIn: (set) => kernels.countAnd(within, set * arena.stride) };
    }
    const tally = (isShared && shared) || (fewer === size ? tallyValues : tallyOthers)(reader, within);
    if (isShared) shared = tally;
    return { size, countIn: (set) => tally[set] as number };
  };
}

/** Products of each facet value, by the number of its set. */
function tallyValues({ arena, arrays, listed }: SegmentReader, within: SetOffset): Uint32Array {
  const { facetValueStarts, facetValues } = arrays;
  const tally = new Uint32Array(FACET_VALUE_COUNT);
  const size = listBits(arena, within, listed);
  for (let i = 0; i < size; i++) {
    const document = listed[i] as number;
    const end = facetValueStarts[document + 1] as number;
    for (let at = facetValueStarts[document] as number; at < end; at++) {
      const value = facetValues[at] as number;
      tally[value] = (tally[value] as number) + 1;
    }
  }
  return tally;
}

/** The same, as the segment's totals less those of its other products. */
function tallyOthers(reader: SegmentReader, within: SetOffset): Uint32Array {
  const { arena, kernels, work, segment, valueTotals } = reader;
  fillBits(arena, work.group, segment.documentCount);
  kernels.andNot(work.group, work.group, within);
  const others = tallyValues(reader, work.group);
  return valueTotals.map((total, value) => total - (others[value] as number));
}
