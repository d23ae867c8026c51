import type { Histogram } from '#contract/products.schema.ts';
import type { Range } from '#contract/ranges.ts';

/** What a slider under a histogram moves on. Its end stands for no upper bound, its beginning for no lower one. */
export interface Scale {
  /** The amount of one press. */
  readonly step: number;
  /** The amount of one bar. */
  readonly bar: number;
  /** Where the bars end. */
  readonly end: number;
}

/** Presses stop at round amounts: four in a bar of 2, 20 or 0.2, five in any other (1, 2.5, 5). */
export function scaleOf({ step, counts }: Pick<Histogram, 'step' | 'counts'>): Scale {
  const presses = step.toExponential().startsWith('2e') ? 4 : 5;
  return { step: exact(step / presses), bar: step, end: exact(step * counts.length) };
}

/** Where the two handles stand. What is beyond the bars stands at their end, and is kept as it is. */
export function handlesOf({ min, max }: Range, { end }: Scale): [number, number] {
  return [Math.min(min ?? 0, end), Math.min(max ?? end, end)];
}

/** The range with one of its handles moved; the other bound stays as exact as it was. */
export function moveHandle(range: Range, handle: number, to: number, { end }: Scale): Range {
  if (handle === 0) return { ...range, min: to <= 0 ? null : exact(to) };
  return { ...range, max: to >= end ? null : exact(to) };
}

/** Whether a bar, of amounts `from` up to, not including, `to`, has any that the range lets through. */
export function isBarWithin({ min, max }: Range, from: number, to: number): boolean {
  return (min === null || min < to) && (max === null || max > from || (max === from && min === from));
}

/** In as many digits as addresses take, without what binary fractions add. */
export function exact(amount: number): number {
  return Number(amount.toFixed(3));
}
