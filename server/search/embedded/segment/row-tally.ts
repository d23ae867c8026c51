import type { BitArena, SetOffset } from './bitsets.ts';
import { planesOf, ROW_PARTS, readCount, rowPartWords, TALLY_WORDS } from './facet-rows.ts';
import type { PackedSegment } from './pack-segment.ts';
import { openRowKernel, ROWS_AT_ONCE } from './row-kernel.ts';

/** Counts how many of some documents have each facet value, by their rows. */
export interface RowTally {
  /**
   * Counts the first `size` documents of the list, which is filled up with an empty row to whole blocks; the counts are by the
   * number of a value's set.
   */
  countValues(list: SetOffset, size: number): (value: number) => number;
}

/** A tally in TALLY_WORDS words of the arena from `start`. */
export function openRowTally(
  { documentCount, memory, arrays }: PackedSegment,
  { words }: BitArena,
  start: number,
): RowTally {
  const tally = words.subarray(start, start + TALLY_WORDS);
  const partWords = rowPartWords(documentCount);
  const addRows = Array.from({ length: ROW_PARTS }, (_, part) =>
    openRowKernel(memory, {
      words,
      rows: arrays.facetRows.subarray(part * partWords, (part + 1) * partWords),
      planes: tally.subarray(planesOf(part), planesOf(part + 1)),
    }),
  );
  return {
    countValues(list, size) {
      if (size === 0) return () => 0;
      const filled = Math.ceil(size / ROWS_AT_ONCE) * ROWS_AT_ONCE;
      words.fill(documentCount, list + size, list + filled);
      tally.fill(0);
      for (const add of addRows) add(list, filled);
      const counted = tally.slice();
      return (value) => readCount(counted, value, size);
    },
  };
}
