import { emptyColumns, FIGURE_COLUMNS } from './columns.ts';
import type { MergedDocuments } from './merge-documents.ts';
import { type MergeInput, withArrays, withArraysOf } from './merge-input.ts';
import type { ColumnArrays } from './segment.ts';

/** The columns that are copied as they are, but for the figures. */
export function mergeColumns(
  inputs: readonly MergeInput[],
  count: number,
  runs: readonly Run[],
): ColumnArrays {
  const columns = emptyColumns(count);
  for (const name of Object.keys(columns) as (keyof typeof columns)[]) {
    withArrays(inputs, [name], (segments) =>
      copyRuns(
        runs,
        columns[name],
        segments.map((segment) => segment[name]),
      ),
    );
  }
  return {
    ...columns,
    ...withArrays(inputs, ['nameBytes', 'nameStarts'], (names) => mergeNames(names, count, runs)),
  };
}

/** Documents that follow one another in an input and in the merged segment. */
export interface Run {
  readonly input: number;
  readonly oldStart: number;
  readonly start: number;
  end: number;
}

export function runsOf({ count, inputs, oldIds }: MergedDocuments): Run[] {
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

/** Writes all figures, those of one input after another: they are large. */
export function mergeFigures(inputs: readonly MergeInput[], runs: readonly Run[], into: Float32Array): void {
  const count = into.length / FIGURE_COLUMNS;
  const runsOfInputs = Map.groupBy(runs, ({ input }) => input);
  inputs.forEach((input, i) => {
    const ofInput = runsOfInputs.get(i) ?? [];
    withArraysOf(input, ['figures'], ({ figures }) => {
      const length = figures.length / FIGURE_COLUMNS;
      for (let column = 0; column < FIGURE_COLUMNS; column++) {
        const columns: Float32Array[] = [];
        columns[i] = columnAt(figures, column, length);
        copyRuns(ofInput, columnAt(into, column, count), columns);
      }
    });
  });
}

function columnAt(figures: Float32Array, column: number, count: number): Float32Array {
  return figures.subarray(column * count, (column + 1) * count);
}

type Names = Pick<ColumnArrays, 'nameBytes' | 'nameStarts'>;

function mergeNames(segments: readonly Names[], count: number, runs: readonly Run[]): Names {
  const nameStarts = new Uint32Array(count + 1);
  for (const { input, oldStart, start, end } of runs) {
    const { nameStarts: starts } = segments[input] as Names;
    const shift = (nameStarts[start] as number) - (starts[oldStart] as number);
    for (let i = start; i < end; i++)
      nameStarts[i + 1] = (starts[oldStart + i + 1 - start] as number) + shift;
  }
  const nameBytes = new Uint8Array(nameStarts[count] as number);
  for (const { input, oldStart, start, end } of runs) {
    const { nameBytes: bytes, nameStarts: starts } = segments[input] as Names;
    nameBytes.set(bytes.subarray(starts[oldStart], starts[oldStart + end - start]), nameStarts[start]);
  }
  return { nameBytes, nameStarts };
}
