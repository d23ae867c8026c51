import { ALL_STANDARD_KEYS, type AnyStandardKey, isGuideline } from '#contract/all-standards.ts';
import { SHELF_GUIDELINES } from '#contract/guideline.ts';
import { browserList } from '#web/lib/browser-list.ts';

/** The standards that this browser shows first, in the order of choosing; empty: the three guidelines. */
export const myStandards = browserList('larder.standards', readStandards);

/** Each standard once; what is none, or none any more, is left out. */
export function readStandards(values: readonly unknown[]): readonly AnyStandardKey[] {
  return [...new Set(values.flatMap((value) => ALL_STANDARD_KEYS.filter((key) => key === value)))];
}

/** The chosen ones; the guidelines where none is chosen. */
export function standardsFirst(chosen: readonly unknown[]): readonly AnyStandardKey[] {
  const known = readStandards(chosen);
  return known.length === 0 ? SHELF_GUIDELINES : known;
}

export function toggleStandard(
  chosen: readonly AnyStandardKey[],
  key: AnyStandardKey,
): readonly AnyStandardKey[] {
  const first = standardsFirst(chosen);
  return first.includes(key) ? first.filter((each) => each !== key) : [...first, key];
}

/** More would push out what stands on every card. */
const MOST_FURTHER = 3;

/** What lists show, in order: the chosen ones, of the further standards the first three, then the other guidelines. */
export function standardsInLists(chosen: readonly unknown[]): readonly AnyStandardKey[] {
  const mine = standardsFirst(chosen);
  const further = mine.filter((key) => !isGuideline(key)).slice(0, MOST_FURTHER);
  const first = mine.filter((key) => isGuideline(key) || further.includes(key));
  return [...first, ...SHELF_GUIDELINES.filter((key) => !first.includes(key))];
}
