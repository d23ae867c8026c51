import { firstDayOf } from '#contract/first-days.ts';
import type { Guideline } from '#contract/guideline.ts';
import type { Figure } from '#contract/ranges.ts';
import { deriveFacts } from './facts/derive-facts.ts';
import { explainVerdict } from './judge/judge.ts';
import { perRuleSet, ruleSetOn } from './rules/rule-sets.ts';
import type { GuidelineSubject } from './subject.ts';

export interface NutrientLimit {
  readonly comparison: '<' | '<=' | '>=';
  readonly limit: number;
}

/**
 * The limits that a guideline sets a product on a figure on a day (YYYY-MM-DD), in the figure's own amount of food: a limit per package is none
 * on what is in a serving.
 */
export function limitOn(
  subject: GuidelineSubject,
  { guideline, day }: { readonly guideline: Guideline; readonly day: string },
  figure: Figure,
): NutrientLimit[] {
  if (day < firstDayOf(guideline)) return [];
  const set = ruleSetOn(guideline, day);
  const about = rulesOf(set).get(`${figure.nutrient} ${BASES[figure.basis]}`);
  if (!about) return [];
  return explainVerdict(set, deriveFacts(subject)).criteria.flatMap(({ id, verdict, comparison, limit }) => {
    if (!about.has(id) || verdict === 'not_applicable' || typeof limit !== 'number') return [];
    return comparison === '=' || comparison === 'is' ? [] : [{ comparison, limit }];
  });
}

const BASES = { serving: 'serving', '100': '100 g' } as const;

/** The ids of a set's rules, by nutrient and amount of food. */
const rulesOf = perRuleSet(({ rules }): ReadonlyMap<string, ReadonlySet<string>> => {
  const by = Map.groupBy(rules, ({ quantity, basis }) => `${quantity} ${basis}`);
  return new Map([...by].map(([key, some]) => [key, new Set(some.map(({ id }) => id))]));
});
