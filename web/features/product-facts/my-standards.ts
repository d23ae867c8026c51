import { STANDARD_KEYS, type StandardKey } from '#contract/standards.ts';
import { browserList } from '#web/lib/browser-list.ts';

/** The standards that this browser shows first, in the order of choosing. */
export const myStandards = browserList('larder.standards', readStandards);

/** Each standard once; what is none, or none any more, is left out. */
export function readStandards(values: readonly unknown[]): readonly StandardKey[] {
  return [...new Set(values.flatMap((value) => STANDARD_KEYS.filter((key) => key === value)))];
}

export function toggleStandard(chosen: readonly StandardKey[], key: StandardKey): readonly StandardKey[] {
  return chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key];
}
