import type { MergedDocuments } from './merge-segments.ts';
import type { CoreArrays } from './segment.ts';
import { f64, u8, u16, u32 } from './shared-arrays.ts';

type Columns = Pick<
  CoreArrays,
  | 'gtins'
  | 'popularities'
  | 'prices'
  | 'bodyAddresses'
  | 'nameLengths'
  | 'bodyLengths'
  | 'nameBytes'
  | 'nameStarts'
>;

/** The columns that are copied as they are. */
export function mergeColumns(segments: readonly CoreArrays[], merged: MergedDocuments): Columns {
  const copy = (into: Float64Array | Uint32Array | Uint16Array, columns: readonly (typeof into)[]) => {
    for (let i = 0; i < merged.count; i++) {
      const column = columns[merged.inputs[i] as number] as typeof into;
      into[i] = column[merged.oldIds[i] as number] as number;
    }
  };
  const columns = {
    gtins: f64(merged.count),
    popularities: f64(merged.count),
    prices: u32(merged.count),
    bodyAddresses: f64(merged.count),
    nameLengths: u16(merged.count),
    bodyLengths: u32(merged.count),
  };
  for (const name of Object.keys(columns) as (keyof typeof columns)[]) {
    copy(
      columns[name],
      segments.map((segment) => segment[name]),
    );
  }
  return { ...columns, ...mergeNames(segments, merged) };
}

function mergeNames(segments: readonly CoreArrays[], merged: MergedDocuments) {
  const nameStarts = u32(merged.count + 1);
  const lengthOf = (i: number) => {
    const { nameStarts: starts } = segments[merged.inputs[i] as number] as CoreArrays;
    const id = merged.oldIds[i] as number;
    return (starts[id + 1] as number) - (starts[id] as number);
  };
  for (let i = 0; i < merged.count; i++) nameStarts[i + 1] = (nameStarts[i] as number) + lengthOf(i);
  const nameBytes = u8(nameStarts[merged.count] as number);
  for (let i = 0; i < merged.count; i++) {
    const source = segments[merged.inputs[i] as number] as CoreArrays;
    const start = source.nameStarts[merged.oldIds[i] as number] as number;
    nameBytes.set(source.nameBytes.subarray(start, start + lengthOf(i)), nameStarts[i]);
  }
  return { nameBytes, nameStarts };
}
