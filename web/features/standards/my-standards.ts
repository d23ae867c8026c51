import { STANDARD_KEYS, type StandardKey } from '#contract/standards.ts';
import { browserList } from '#web/lib/browser-list.ts';

/** The standards that this browser shows first, in the order of choosing. */
export const myStandards = browserList('larder.standards', readStandards);

/** Keys as JSON; what is no standard, or none any more, is left out. */
export function readStandards(text: string | null): readonly StandardKey[] {
  if (text === null) return [];
  try {
    const values: unknown = JSON.parse(text);
    const known = (Array.isArray(values) ? values : []).flatMap((value) =>
      STANDARD_KEYS.filter((key) => key === value),
    );
    return [...new Set(known)];
  } catch {
    return [];
  }
}

export function toggleStandard(chosen: readonly StandardKey[], key: StandardKey): readonly StandardKey[] {
  return chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key];
}
