import type { SetOffset } from '../segment/bitsets.ts';
import { figureColumn, figuresOf } from '../segment/columns.ts';
import { NO_PRICE } from '../segment/segment.ts';
import type { ColumnRange } from './filters.ts';
import type { SegmentReader } from './segment-reader.ts';

/** Narrows `from` to the documents whose value is known and in the range. */
export function applyRange(
  { arena: { words, stride }, arrays }: SegmentReader,
  from: SetOffset,
  { column, min, max }: ColumnRange,
  into: SetOffset,
): SetOffset {
  const values =
    column === 'price' ? arrays.prices : figuresOf(arrays, figureColumn(column.nutrient, column.basis));
  // As exact as the column is; NaN is in no range.
  const exact = column === 'price' ? (bound: number) => bound : Math.fround;
  const low = min === null ? Number.NEGATIVE_INFINITY : exact(min);
  const high = max === null ? (column === 'price' ? NO_PRICE - 1 : Number.POSITIVE_INFINITY) : exact(max);
  for (let i = 0; i < stride; i++) {
    let left = words[from + i] as number;
    let kept = 0;
    while (left !== 0) {
      const bit = 31 - Math.clz32(left & -left);
      left &= left - 1;
      const value = values[(i << 5) + bit] as number;
      if (value >= low && value <= high) kept |= 1 << bit;
    }
    words[into + i] = kept;
  }
  return into;
}
