import { FIGURE_COLUMNS, figuresOf } from './figure-columns.ts';
import type { MergedDocuments } from './merged-documents.ts';
import type { CoreArrays } from './segment.ts';

type Columns = Pick<
  CoreArrays,
  | 'gtins'
  | 'popularities'
  | 'prices'
  | 'figures'
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
    gtins: new Float64Array(merged.count),
    popularities: new Float64Array(merged.count),
    prices: new Uint32Array(merged.count),
    bodyAddresses: new Float64Array(merged.count),
    nameLengths: new Uint16Array(merged.count),
    bodyLengths: new Uint32Array(merged.count),
  };
  for (const name of Object.keys(columns) as (keyof typeof columns)[]) {
    copy(
      columns[name],
      segments.map((segment) => segment[name]),
    );
  }
  return { ...columns, figures: mergeFigures(segments, merged), ...mergeNames(segments, merged) };
}

function mergeFigures(segments: readonly CoreArrays[], { count, inputs, oldIds }: MergedDocuments) {
  const figures = new Float32Array(count * FIGURE_COLUMNS);
  for (let column = 0; column < FIGURE_COLUMNS; column++) {
    const columns = segments.map((segment) => figuresOf(segment, column));
    for (let i = 0; i < count; i++) {
      const source = columns[inputs[i] as number] as Float32Array;
      figures[column * count + i] = source[oldIds[i] as number] as number;
    }
  }
  return figures;
}

function mergeNames(segments: readonly CoreArrays[], merged: MergedDocuments) {
  const nameStarts = new Uint32Array(merged.count + 1);
  const lengthOf = (i: number) => {
    const { nameStarts: starts } = segments[merged.inputs[i] as number] as CoreArrays;
    const id = merged.oldIds[i] as number;
    return (starts[id + 1] as number) - (starts[id] as number);
  };
  for (let i = 0; i < merged.count; i++) nameStarts[i + 1] = (nameStarts[i] as number) + lengthOf(i);
  const nameBytes = new Uint8Array(nameStarts[merged.count] as number);
  for (let i = 0; i < merged.count; i++) {
    const source = segments[merged.inputs[i] as number] as CoreArrays;
    const start = source.nameStarts[merged.oldIds[i] as number] as number;
    nameBytes.set(source.nameBytes.subarray(start, start + lengthOf(i)), nameStarts[i]);
  }
  return { nameBytes, nameStarts };
}
