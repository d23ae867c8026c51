import type { FigureBasis } from './nutrient-sort.ts';
import { NUTRIENT_LABELS, type NutrientLabel } from './nutrition.ts';

/** Bounds included; null: none. */
export interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

/** The amount of a nutrient in a serving, or in 100 g or mL, in the nutrient's unit. */
export interface Figure {
  readonly nutrient: NutrientLabel;
  readonly basis: FigureBasis;
}

const AMOUNT = '\\d{1,7}(?:\\.\\d{1,3})?';
const RANGE = `(?=\\.\\.\\d|\\d)(${AMOUNT})?\\.\\.(${AMOUNT})?`;
const FIGURE = `(${NUTRIENT_LABELS.join('|')})(-per-100)?`;

export const RANGE_PATTERN = new RegExp(`^${RANGE}$`);
export const FIGURE_PATTERN = new RegExp(`^${FIGURE}$`);
export const NUTRIENT_RANGE_PATTERN = new RegExp(`^${FIGURE}:${RANGE}$`);

/** `2..5`, `..5` or `2..`; undefined for anything else. */
export function parseRange(text: string): Range | undefined {
  const found = RANGE_PATTERN.exec(text);
  return found ? rangeOf(found[1], found[2]) : undefined;
}

/** `sodium`, or `sodium-per-100`; undefined for anything else. */
export function parseFigure(text: string): Figure | undefined {
  const found = FIGURE_PATTERN.exec(text);
  return found ? figureOf(found[1], found[2]) : undefined;
}

/** `sodium:..140`, or `protein-per-100:8..`; undefined for anything else. */
export function parseNutrientRange(text: string): (Figure & Range) | undefined {
  const found = NUTRIENT_RANGE_PATTERN.exec(text);
  return found ? { ...figureOf(found[1], found[2]), ...rangeOf(found[3], found[4]) } : undefined;
}

/** Calls refuse a range that ends below its beginning. */
export function isOrdered({ min, max }: Range): boolean {
  return min === null || max === null || min <= max;
}

export function isRange(text: string): boolean {
  const range = parseRange(text);
  return range !== undefined && isOrdered(range);
}

export function isNutrientRange(text: string): boolean {
  const range = parseNutrientRange(text);
  return range !== undefined && isOrdered(range);
}

export function formatRange({ min, max }: Range): string {
  return `${min ?? ''}..${max ?? ''}`;
}

export function formatFigure({ nutrient, basis }: Figure): string {
  return `${nutrient}${basis === '100' ? '-per-100' : ''}`;
}

function figureOf(nutrient: string | undefined, per100: string | undefined): Figure {
  return { nutrient: nutrient as NutrientLabel, basis: per100 === undefined ? 'serving' : '100' };
}

function rangeOf(min: string | undefined, max: string | undefined): Range {
  return { min: min === undefined ? null : Number(min), max: max === undefined ? null : Number(max) };
}
