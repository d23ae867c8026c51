import type { BitArena, SetOffset } from './bitsets.ts';
import { planesOf, ROW_PARTS, readCount, rowPartWords, TALLY_WORDS } from './facet-rows.ts';
import type { PackedSegment } from './pack-segment.ts';
import { openRowKernel, ROWS_AT_ONCE } from './row-kernel.ts';

/** Counts how many of some documents have each facet value, by their rows. */
export interface RowTally {
  /** Counts the first `size` of the listed documents, with the set as scratch; the counts are by the number of a value's set. */
  countValues(listed: Uint32Array, size: number, scratch: SetOffset): (value: number) => number;
}

/** A tally in TALLY_WORDS words of the arena from `start`. */
export function openRowTally(
  { documentCount, memory, arrays }: PackedSegment,
  { words, stride }: BitArena,
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
    countValues(listed, size, scratch) {
      tally.fill(0);
      for (let from = 0; from < size; from += stride) {
        const list = listed.subarray(from, Math.min(from + stride, size));
        const filled = Math.ceil(list.length / ROWS_AT_ONCE) * ROWS_AT_ONCE;
        words.set(list, scratch);
        words.fill(documentCount, scratch + list.length, scratch + filled);
        for (const add of addRows) add(scratch, filled);
      }
      const counted = tally.slice();
      return (value) => readCount(counted, value, size);
    },
  };
}
