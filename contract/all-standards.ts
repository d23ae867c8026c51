import { GUIDELINE_KEYS, GUIDELINES, type Guideline, VERDICTS, type Verdict } from './guideline.ts';
import { isLaw, LAW_KEYS, LAW_TITLES, type LawKey } from './law-titles.ts';
import { STANDARD_TITLES } from './standard-names.ts';
import { answersOf, STANDARD_KEYS, type StandardKey } from './standards.ts';

/** Every standard: the three guidelines, which products have flags of, and the further ones. */
export type AnyStandardKey = Guideline | StandardKey;
export const ALL_STANDARD_KEYS: readonly AnyStandardKey[] = [...GUIDELINE_KEYS, ...STANDARD_KEYS];

/** A rule book that a person can choose to see first: a standard, or an ingredient law that lists can answer. */
export type RuleKey = AnyStandardKey | LawKey;
export const RULE_KEYS: readonly RuleKey[] = [...ALL_STANDARD_KEYS, ...LAW_KEYS];

export function isGuideline(key: string): key is Guideline {
  return Object.hasOwn(GUIDELINES, key);
}

export function isFurther(key: RuleKey): key is StandardKey {
  return !isGuideline(key) && !isLaw(key);
}

export function titleOf(key: RuleKey): string {
  if (isLaw(key)) return LAW_TITLES[key];
  return isGuideline(key) ? GUIDELINES[key].name : STANDARD_TITLES[key];
}

/** What a standard may say; of a guideline its verdicts. */
export function anyAnswersOf(key: AnyStandardKey): readonly string[] {
  return isGuideline(key) ? VERDICTS : answersOf(key);
}

/** The verdicts asked of a guideline by answers such as `smart_snack:pass`. */
export function verdictsIn(answers: readonly string[], guideline: Guideline): Verdict[] {
  return VERDICTS.filter((verdict) => answers.includes(`${guideline}:${verdict}`));
}
