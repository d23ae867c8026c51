import {
  type Figure,
  formatFigure,
  formatRange,
  parseNutrientRange,
  parseRange,
  type Range,
} from '#contract/ranges.ts';

export type NutrientRange = Figure & Range;

/** The ranges among what an address gives, each once, in one order; undefined where there is none. */
export function parseNutrients(raw: unknown): readonly string[] | undefined {
  const ranges = (Array.isArray(raw) ? raw : [raw])
    .flatMap((text) => parseNutrientRange(String(text)) ?? [])
    .filter(isOrdered)
    .map(formatNutrientRange);
  return ranges.length === 0 ? undefined : [...new Set(ranges)].sort();
}

export function parsePrice(raw: unknown): string | undefined {
  const range = parseRange(String(raw));
  return range && isOrdered(range) ? formatRange(range) : undefined;
}

export function formatNutrientRange(range: NutrientRange): string {
  return `${formatFigure(range)}:${formatRange(range)}`;
}

/** The call refuses a range that ends below its beginning. */
export function isOrdered({ min, max }: Range): boolean {
  return min === null || max === null || min <= max;
}
