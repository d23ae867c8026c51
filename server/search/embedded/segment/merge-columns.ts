import { emptyColumns, FIGURE_COLUMNS, figuresOf } from './columns.ts';
import type { MergedDocuments } from './merge-documents.ts';
import { type BrandArrays, brandTable, type ColumnArrays, type CoreArrays } from './segment.ts';
import { bytesAt, countStrings, forEachDistinct, packBytes } from './string-table.ts';

/** The columns that are copied as they are. */
export function mergeColumns(segments: readonly CoreArrays[], merged: MergedDocuments): ColumnArrays {
  const copy = (into: Float64Array | Uint32Array | Uint16Array, columns: readonly (typeof into)[]) => {
    for (let i = 0; i < merged.count; i++) {
      const column = columns[merged.inputs[i] as number] as typeof into;
      into[i] = column[merged.oldIds[i] as number] as number;
    }
  };
  const columns = emptyColumns(merged.count);
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

/** Brands that still have a product, renumbered. */
export function mergeBrands(segments: readonly CoreArrays[], merged: MergedDocuments): BrandArrays {
  const tables = segments.map(brandTable);
  const isUsed = tables.map((table) => new Uint8Array(countStrings(table) + 1));
  const oldNumber = (i: number) => {
    const source = segments[merged.inputs[i] as number] as CoreArrays;
    return source.brandNumbers[merged.oldIds[i] as number] as number;
  };
  for (let i = 0; i < merged.count; i++) (isUsed[merged.inputs[i] as number] as Uint8Array)[oldNumber(i)] = 1;

  const kept: Uint8Array[] = [];
  const newNumbers = tables.map((table) => new Uint32Array(countStrings(table) + 1));
  forEachDistinct(tables, (positions) => {
    const used = positions.filter(({ input, index }) => isUsed[input]?.[index + 1] === 1);
    const [first] = used;
    if (first === undefined) return;
    kept.push(bytesAt(tables[first.input] as (typeof tables)[number], first.index));
    for (const { input, index } of used) (newNumbers[input] as Uint32Array)[index + 1] = kept.length;
  });

  const brandNumbers = new Uint32Array(merged.count);
  for (let i = 0; i < merged.count; i++) {
    brandNumbers[i] = (newNumbers[merged.inputs[i] as number] as Uint32Array)[oldNumber(i)] as number;
  }
  const table = packBytes(kept);
  return { brandNumbers, brandBytes: table.bytes, brandStarts: table.starts };
}
