import { decimal } from '#contract/decimal.ts';

/** What a figure can be, from the least to the most; both are the same where it is known. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

export const exactly = (value: number): Range => ({ low: decimal(value), high: decimal(value) });
export const ZERO = exactly(0);
/** Nothing is known of it. */
export const OPEN: Range = { low: 0, high: Number.POSITIVE_INFINITY };

/** Times a factor that is itself known to a range. */
export function times({ low, high }: Range, factor: Range | number): Range {
  const by = typeof factor === 'number' ? { low: factor, high: factor } : factor;
  return { low: decimal(low * by.low), high: high === 0 ? 0 : decimal(high * by.high) };
}

/** What shares can be, as a fraction: the most where the part is most and the whole least. */
export function share(part: Range, whole: Range): Range {
  if (part.high === 0) return ZERO;
  return {
    low: whole.high === 0 ? 0 : decimal(part.low / whole.high),
    high: whole.low === 0 ? Number.POSITIVE_INFINITY : decimal(part.high / whole.low),
  };
}

/** For an answer: an end without a bound is null. */
export function ends({ low, high }: Range): { from: number | null; to: number | null } {
  return { from: Number.isFinite(low) ? low : null, to: Number.isFinite(high) ? high : null };
}
