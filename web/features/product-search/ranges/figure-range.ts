import { type Figure, parseNutrientRange, type Range } from '#contract/ranges.ts';
import { formatNutrientRange } from '../range-parameters.ts';

export const ANY: Range = { min: null, max: null };

/** What the ranges chosen of a figure let through together: all of them hold. */
export function rangeOf(ranges: readonly string[] | undefined, figure: Figure): Range {
  const chosen = (ranges ?? []).flatMap((text) => parseNutrientRange(text) ?? []);
  return chosen.filter((range) => isOf(range, figure)).reduce<Range>(narrow, ANY);
}

/** The ranges with one for this figure in place of all it had; undefined where none is left. */
export function withRange(
  ranges: readonly string[] | undefined,
  figure: Figure,
  range: Range,
): readonly string[] | undefined {
  const others = (ranges ?? []).filter((text) => {
    const other = parseNutrientRange(text);
    return other && !isOf(other, figure);
  });
  const all = isAny(range) ? others : [...others, formatNutrientRange({ ...figure, ...range })];
  return all.length === 0 ? undefined : all;
}

export function isAny({ min, max }: Range): boolean {
  return min === null && max === null;
}

function isOf(range: Figure, { nutrient, basis }: Figure): boolean {
  return range.nutrient === nutrient && range.basis === basis;
}

function narrow(a: Range, b: Range): Range {
  const mins = [a.min, b.min].filter((bound) => bound !== null);
  const maxes = [a.max, b.max].filter((bound) => bound !== null);
  return {
    min: mins.length === 0 ? null : Math.max(...mins),
    max: maxes.length === 0 ? null : Math.min(...maxes),
  };
}
