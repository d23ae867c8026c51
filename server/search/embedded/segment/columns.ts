import type { FigureBasis, NutrientOrder } from '#contract/nutrient-sort.ts';
import { NUTRIENT_LABELS, type NutrientLabel } from '#contract/nutrition.ts';
import { FIGURES } from '../../document-columns.ts';
import type { SegmentArrays } from './segment.ts';

/** The figures of each nutrient in a serving, then of each in 100 g or mL. */
export const FIGURE_COLUMNS = FIGURES;

export function figureColumn(nutrient: NutrientLabel, basis: FigureBasis): number {
  return NUTRIENT_LABELS.indexOf(nutrient) + (basis === 'serving' ? 0 : NUTRIENT_LABELS.length);
}

type Figures = Pick<SegmentArrays, 'figures' | 'gtins'>;

/** One figure of every document; NaN where it is not known. */
export function figuresOf({ figures, gtins }: Figures, column: number): Float32Array {
  return figures.subarray(column * gtins.length, (column + 1) * gtins.length);
}

/** A figure's bits as a number to sort by, ascending: IEEE 754 sorts positive floats by their bits, negative ones in reverse. */
export function figureKey(bits: number, direction: NutrientOrder['direction']): number {
  const ascending = bits >>> 31 === 1 ? ~bits : bits | 0x80000000;
  return direction === 'low' ? ascending : ~ascending;
}

/** Writes the figures of documents, each a row, in the order of `rows`. Adding 0 makes 0 of -0, which is the same amount. */
export function fillFigures(figures: Float32Array, byRow: Float64Array, rows: Uint32Array): void {
  rows.forEach((row, i) => {
    for (let column = 0; column < FIGURE_COLUMNS; column++)
      figures[column * rows.length + i] = (byRow[row * FIGURE_COLUMNS + column] as number) + 0;
  });
}

/** The columns that are copied as they are, yet to be filled. */
export function emptyColumns(count: number) {
  return {
    gtins: new Float64Array(count),
    popularities: new Float64Array(count),
    prices: new Uint32Array(count),
    bodyAddresses: new Float64Array(count),
    nameLengths: new Uint16Array(count),
    bodyLengths: new Uint32Array(count),
    bodyChecksums: new Uint32Array(count),
  };
}
