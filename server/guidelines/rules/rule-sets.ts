import { editionOn } from '#contract/editions.ts';
import type { Guideline } from '#contract/guideline.ts';
import { GOOD_CHOICE_LATER, GOOD_CHOICE_RULES } from '../standards/good-choice/versions.ts';
import { PHILLY_SET } from '../standards/philly/versions.ts';
import { SMART_SNACK_VERSIONS } from '../standards/smart-snack/versions.ts';
import type { Rule, RuleSet } from './rule.ts';

/** Every version of every guideline, the older first. */
export const RULE_SETS: readonly RuleSet[] = [
  ...SMART_SNACK_VERSIONS,
  GOOD_CHOICE_RULES,
  GOOD_CHOICE_LATER,
  PHILLY_SET,
];

/** Remembers what is derived from a rule set. */
export function perRuleSet<T>(derive: (set: RuleSet) => T): (set: RuleSet) => T {
  const derived = new WeakMap<RuleSet, T>();
  return (set) => {
    let found = derived.get(set);
    if (found === undefined) {
      found = derive(set);
      derived.set(set, found);
    }
    return found;
  };
}

/** A rule set's rules by the categories they apply to. */
export const rulesByCategory = perRuleSet(({ rules }): ReadonlyMap<string, readonly Rule[]> => {
  const categories = new Set(rules.flatMap(({ appliesTo }) => appliesTo));
  return new Map(
    [...categories].map((category) => [
      category,
      rules.filter(({ appliesTo }) => appliesTo.includes(category)),
    ]),
  );
});

/**
 * The version each verdict is of: the newest published under the guideline's own name. NYC's 2025 additions are not
 * known to be part of Good Choice and are kept apart from it.
 */
const CURRENT: Readonly<Record<Guideline, string>> = {
  good_choice: '15 categories',
  smart_snack: '2025',
  philly: 'provisional 1',
};

/** The rules a guideline is judged by today, or a version by its name. */
export function ruleSet(guideline: Guideline, version: string = CURRENT[guideline]): RuleSet {
  const found = RULE_SETS.find((set) => set.guideline === guideline && set.version === version);
  if (found === undefined) throw new Error(`No version ${version} of ${guideline}.`);
  return found;
}

const OLDER: Readonly<Record<Guideline, readonly RuleSet[]>> = {
  good_choice: olderThanCurrent('good_choice'),
  smart_snack: olderThanCurrent('smart_snack'),
  philly: olderThanCurrent('philly'),
};

function olderThanCurrent(guideline: Guideline): RuleSet[] {
  const ofGuideline = RULE_SETS.filter((set) => set.guideline === guideline);
  return ofGuideline.slice(0, ofGuideline.indexOf(ruleSet(guideline)));
}

/** Versions before the one verdicts are of, the oldest first. */
export function olderRuleSets(guideline: Guideline): readonly RuleSet[] {
  return OLDER[guideline];
}

/** The rules in force on a day (YYYY-MM-DD); before the first version, those of the first. */
export function ruleSetOn(guideline: Guideline, day: string): RuleSet {
  const edition = editionOn(guideline, day);
  const older = olderRuleSets(guideline).find((set) => edition === `${guideline}@${set.effective_from}`);
  return older ?? ruleSet(guideline);
}

/** Versions newer than the one verdicts are of, known but not known to have replaced it. */
export function laterRuleSets(guideline: Guideline): RuleSet[] {
  const ofGuideline = RULE_SETS.filter((set) => set.guideline === guideline);
  return ofGuideline.slice(ofGuideline.findIndex(({ version }) => version === CURRENT[guideline]) + 1);
}
