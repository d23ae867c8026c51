import type { Guideline } from '#contract/guideline.ts';
import { say } from '#server/language/speech.ts';
import { RULE_SETS } from './rule-sets.ts';

const keys = new Map<string, string>();
const labels = new Map<string, string>();
for (const { guideline, rules } of RULE_SETS)
  for (const { id, label } of rules) {
    const key = withoutAmount(label);
    keys.set(`${guideline} ${id}`, key);
    if (!labels.has(key)) labels.set(key, label);
  }

/** What a rule asks about, by its name in English, which is the same in every language. */
export function criterionOf(guideline: Guideline, ruleId: string): string {
  return keys.get(`${guideline} ${ruleId}`) ?? ruleId;
}

/** The name of what rules ask about, in the language of the request. */
export const criterionName = (key: string): string => withoutAmount(say(labels.get(key) ?? key));

/** By its key, or as older links have it: by its name in the language of the request. */
export function findCriterion(text: string): string | undefined {
  return labels.has(text) ? text : [...labels.keys()].find((key) => criterionName(key) === text);
}

/**
 * `Sodium per serving, canned` → `Sodium`, `Sodio por porción` → `Sodio`: what a rule asks about, without the amount, the
 * food or the school it is for.
 */
function withoutAmount(label: string): string {
  return label.replace(/(?:, | (?:per|by|in|por|en escuelas) ).+$/, '');
}
