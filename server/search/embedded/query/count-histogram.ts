import type { Histogram } from '#contract/products.schema.ts';
import type { Figure } from '#contract/ranges.ts';
import { figureColumn, figuresOf } from '../segment/columns.ts';
import { setWithout } from './lift-filters.ts';
import type { SegmentMatch } from './match-segment.ts';
import { listMembers } from './segment-reader.ts';

/** Bars of a histogram: as many as a narrow screen shows. */
export const BARS = 24;
/** The bars reach up to this share of the known figures; a few huge ones would leave all others in the first bar. */
export const COVERED = 0.95;
/** Steps are these times a power of ten, so that bars begin at round amounts. */
export const ROUND_STEPS = [1, 2, 2.5, 5, 10];

/**
 * How a figure is spread over the products that pass all filters but those on its nutrient. The same however the
 * products are divided into segments.
 */
export function countHistogram(matches: readonly SegmentMatch[], figure: Figure): Histogram {
  const values = matches.map((match) => knownFigures(match, figure));
  const known = values.reduce((sum, { figures }) => sum + figures.length, 0);
  const sorted = new Float32Array(known);
  let filled = 0;
  for (const { figures } of values) {
    sorted.set(figures, filled);
    filled += figures.length;
  }
  sorted.sort();
  const step = roundStep(sorted[Math.floor((known - 1) * COVERED)] ?? 0);
  const counts = new Array<number>(BARS).fill(0);
  let above = 0;
  for (const value of sorted) {
    const bar = Math.max(0, Math.floor(value / step));
    if (bar < BARS) counts[bar] = (counts[bar] ?? 0) + 1;
    else above++;
  }
  const unknown = values.reduce((sum, each) => sum + each.unknown, 0);
  return { ...figure, step, counts, above, unknown };
}

function knownFigures(match: SegmentMatch, { nutrient, basis }: Figure) {
  const { reader } = match.segment;
  const column = figuresOf(reader.arrays, figureColumn(nutrient, basis));
  const set = setWithout(match, { facet: 'nutrient', value: nutrient });
  const listed = reader.listed.subarray(0, listMembers(reader, set));
  const figures = new Float32Array(listed.length);
  let known = 0;
  for (const document of listed) {
    const value = column[document] as number;
    if (!Number.isNaN(value)) figures[known++] = value;
  }
  return { figures: figures.subarray(0, known), unknown: listed.length - known };
}

/** The smallest round step whose bars reach the amount. */
function roundStep(amount: number): number {
  if (amount <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(amount / BARS));
  return (ROUND_STEPS.find((step) => step * power * BARS > amount) ?? 10) * power;
}
