import type { FigureBasis, NutrientOrder } from '#contract/nutrient-sort.ts';
import { NUTRIENT_LABELS, type NutrientLabel } from '#contract/nutrition.ts';
import type { SearchDocument } from '../../document.ts';
import type { CoreArrays } from './segment.ts';

/** The figures of each nutrient in a serving, then of each in 100 g or mL. */
export const FIGURE_COLUMNS = NUTRIENT_LABELS.length * 2;

export function figureColumn(nutrient: NutrientLabel, basis: FigureBasis): number {
  return NUTRIENT_LABELS.indexOf(nutrient) + (basis === 'serving' ? 0 : NUTRIENT_LABELS.length);
}

type Figures = Pick<CoreArrays, 'figures' | 'gtins'>;

/** One figure of every document; NaN where it is not known. */
export function figuresOf({ figures, gtins }: Figures, column: number): Float32Array {
  return figures.subarray(column * gtins.length, (column + 1) * gtins.length);
}

/** A figure's bits as a number to sort by, ascending: IEEE 754 sorts positive floats by their bits, negative ones in reverse. */
export function figureKey(bits: number, direction: NutrientOrder['direction']): number {
  const ascending = bits >>> 31 === 1 ? ~bits : bits | 0x80000000;
  return direction === 'low' ? ascending : ~ascending;
}

/** Adding 0 makes 0 of -0, which is the same amount and has other bits. */
const figure = (amount: number | undefined) => (amount ?? Number.NaN) + 0;

export function buildFigures(
  documents: readonly Pick<SearchDocument, 'perServing' | 'per100'>[],
): Float32Array {
  const figures = new Float32Array(documents.length * FIGURE_COLUMNS).fill(Number.NaN);
  documents.forEach(({ perServing, per100 }, i) => {
    NUTRIENT_LABELS.forEach((nutrient, n) => {
      figures[n * documents.length + i] = figure(perServing[nutrient]);
      figures[(n + NUTRIENT_LABELS.length) * documents.length + i] = figure(per100[nutrient]);
    });
  });
  return figures;
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
  };
}
