import {
  type Figure,
  formatFigure,
  formatRange,
  isNutrientRange,
  isRange,
  parseNutrientRange,
  parseRange,
  type Range,
} from '#contract/ranges.ts';
import { WORD, wordsOf } from '#web/features/product-facts/judged-search.ts';

export type NutrientRange = Figure & Range;

/** The ranges an address gives, each once, in one order, then what is none; undefined where there is neither. */
export function parseNutrients(raw: unknown): readonly string[] | undefined {
  const words = wordsOf(raw, WORD) ?? [];
  const ranges = words.filter(isNutrientRange).flatMap((word) => parseNutrientRange(word) ?? []);
  const known = [...new Set(ranges.map(formatNutrientRange))].sort();
  const all = [...known, ...words.filter((word) => !isNutrientRange(word))];
  return all.length === 0 ? undefined : all;
}

/** A range of dollars; else the address's own words. */
export function parsePrice(raw: unknown): string | undefined {
  const range = isRange(String(raw)) && parseRange(String(raw));
  return range ? formatRange(range) : wordsOf(raw, WORD)?.join(' ');
}

export function formatNutrientRange(range: NutrientRange): string {
  return `${formatFigure(range)}:${formatRange(range)}`;
}
