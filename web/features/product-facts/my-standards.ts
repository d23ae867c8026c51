import { isGuideline, RULE_KEYS, type RuleKey } from '#contract/all-standards.ts';
import { SHELF_GUIDELINES } from '#contract/guideline.ts';
import { browserList } from '#web/lib/browser-list.ts';

/** The standards and ingredient laws that this browser shows first, in the order of choosing; empty: the three guidelines. */
export const myStandards = browserList('larder.standards', readStandards);

/** Each once; what is none, or none any more, is left out. */
export function readStandards(values: readonly unknown[]): readonly RuleKey[] {
  return [...new Set(values.flatMap((value) => RULE_KEYS.filter((key) => key === value)))];
}

/** The chosen ones; the guidelines where none is chosen. */
export function standardsFirst(chosen: readonly unknown[]): readonly RuleKey[] {
  const known = readStandards(chosen);
  return known.length === 0 ? SHELF_GUIDELINES : known;
}

export function toggleStandard(chosen: readonly RuleKey[], key: RuleKey): readonly RuleKey[] {
  const first = standardsFirst(chosen);
  return first.includes(key) ? first.filter((each) => each !== key) : [...first, key];
}

/** More would push out what stands on every card. */
const MOST_FURTHER = 3;

/** What lists show, in order: the chosen ones, of the further standards and laws the first three, then the other guidelines. */
export function standardsInLists(chosen: readonly unknown[]): readonly RuleKey[] {
  const mine = standardsFirst(chosen);
  const further = mine.filter((key) => !isGuideline(key)).slice(0, MOST_FURTHER);
  const first = mine.filter((key) => isGuideline(key) || further.includes(key));
  return [...first, ...SHELF_GUIDELINES.filter((key) => !first.includes(key))];
}
