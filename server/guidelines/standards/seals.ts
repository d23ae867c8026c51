import { t } from '#server/language/speech.ts';
import type { Banded, BandWords } from './bands.ts';
import { exactly, type Range, ZERO } from './range.ts';
import { either } from './standard.ts';

/** Octagons on the front of a pack: the seal is the finding, so that having none is good. */
export const SEAL_OUTCOMES = either('chile_seals');
export const SEAL_WORDS: BandWords = { worst: (names) => t`Seal for ${names}`, none: t`No seal` };
const NAMES = [t`no seal`, t`seal`];
const HAS = exactly(1);
const MAY_HAVE: Range = { low: 0, high: 1 };

/**
 * A seal of one nutrient.
 * @param past whether the figure is past the limit; null where it may be
 * @param counts whether the seal looks at this food at all; null where it may
 */
export function seal(
  label: string,
  unit: string,
  range: Range,
  past: boolean | null,
  counts: boolean | null,
): Banded {
  const steps = past === false || counts === false ? ZERO : past && counts ? HAS : MAY_HAVE;
  return { label, unit, range, names: NAMES, steps };
}

/** Whether a figure is past a limit; null where it may be. */
export function isPast({ low, high }: Range, limit: number, atLimit: boolean): boolean | null {
  const past = (value: number) => (atLimit ? value >= limit : value > limit);
  return past(low) ? true : past(high) ? null : false;
}
