import { emptyColumns, FIGURE_COLUMNS, figuresOf } from './columns.ts';
import type { MergedDocuments } from './merge-documents.ts';
import { type BrandArrays, brandTable, type ColumnArrays, type CoreArrays } from './segment.ts';
import { bytesAt, countStrings, forEachDistinct, packBytes } from './string-table.ts';

/** The columns that are copied as they are. */
export function mergeColumns(segments: readonly CoreArrays[], merged: MergedDocuments): ColumnArrays {
  const runs = runsOf(merged);
  const columns = emptyColumns(merged.count);
  for (const name of Object.keys(columns) as (keyof typeof columns)[]) {
    copyRuns(
      runs,
      columns[name],
      segments.map((segment) => segment[name]),
    );
  }
  return { ...columns, figures: mergeFigures(segments, merged, runs), ...mergeNames(segments, merged, runs) };
}

/** Documents that follow one another in an input and in the merged segment. */
interface Run {
  readonly input: number;
  readonly oldStart: number;
  readonly start: number;
  end: number;
}

function runsOf({ count, inputs, oldIds }: MergedDocuments): Run[] {
  const runs: Run[] = [];
  let last: Run | undefined;
  for (let i = 0; i < count; i++) {
    const input = inputs[i] as number;
    const id = oldIds[i] as number;
    if (last?.input === input && last.oldStart + i - last.start === id) last.end = i + 1;
    else {
      last = { input, oldStart: id, start: i, end: i + 1 };
      runs.push(last);
    }
  }
  return runs;
}

type Column = Float64Array | Float32Array | Uint32Array | Uint16Array;

/** Shorter runs are copied number by number. */
const LONG_RUN = 32;

function copyRuns(runs: readonly Run[], into: Column, columns: readonly Column[]): void {
  for (const { input, oldStart, start, end } of runs) {
    const column = columns[input] as Column;
    if (end - start >= LONG_RUN) into.set(column.subarray(oldStart, oldStart + end - start), start);
    else for (let i = start; i < end; i++) into[i] = column[oldStart + i - start] as number;
  }
}

function mergeFigures(segments: readonly CoreArrays[], { count }: MergedDocuments, runs: readonly Run[]) {
  const figures = new Float32Array(count * FIGURE_COLUMNS);
  for (let column = 0; column < FIGURE_COLUMNS; column++) {
    copyRuns(
      runs,
      figures.subarray(column * count, (column + 1) * count),
      segments.map((segment) => figuresOf(segment, column)),
    );
  }
  return figures;
}

function mergeNames(segments: readonly CoreArrays[], { count }: MergedDocuments, runs: readonly Run[]) {
  const nameStarts = new Uint32Array(count + 1);
  for (const { input, oldStart, start, end } of runs) {
    const { nameStarts: starts } = segments[input] as CoreArrays;
    const shift = (nameStarts[start] as number) - (starts[oldStart] as number);
    for (let i = start; i < end; i++)
      nameStarts[i + 1] = (starts[oldStart + i + 1 - start] as number) + shift;
  }
  const nameBytes = new Uint8Array(nameStarts[count] as number);
  for (const { input, oldStart, start, end } of runs) {
    const { nameBytes: bytes, nameStarts: starts } = segments[input] as CoreArrays;
    nameBytes.set(bytes.subarray(starts[oldStart], starts[oldStart + end - start]), nameStarts[start]);
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
