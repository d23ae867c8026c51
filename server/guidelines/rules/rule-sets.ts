import type { Guideline } from '#contract/guideline.ts';
import { GOOD_CHOICE_NYC_2025, GOOD_CHOICE_SHEET } from './good-choice.ts';
import { PHILLY } from './philly.ts';
import { type Rule, type RuleSet, rulesInForce, type SmartSnackTerms } from './rule.ts';
import { SMART_SNACK_DRINKS } from './smart-snack-drinks.ts';
import { isExemptionInForce } from './smart-snack-exemptions.ts';
import { SMART_SNACK_FOODS } from './smart-snack-foods.ts';
import { AMENDED } from './smart-snack-text.ts';

const SMART_SNACK = [...SMART_SNACK_FOODS, ...SMART_SNACK_DRINKS];

/** 7 CFR 210.11(l)(3)(v) and (a)(3)(i) as amended; before, not more than 5 kcal and a whole grain-rich food. */
const TERMS: SmartSnackTerms = { calorieFree: '<', entreeGrain: 'any' };
const TERMS_BEFORE: SmartSnackTerms = { calorieFree: '<=', entreeGrain: 'whole' };

function smartSnackAt(version: string, day: string): RuleSet {
  return {
    guideline: 'smart_snack',
    version,
    effective_from: day,
    certainty: 'certain',
    provisional: false,
    terms: day < AMENDED ? TERMS_BEFORE : TERMS,
    rules: rulesInForce(SMART_SNACK, day).map((rule) => ({
      ...rule,
      exemptions: rule.exemptions.filter((id) => isExemptionInForce(id, day)),
    })),
  };
}

/** Every version of every guideline, the older first. */
export const RULE_SETS: readonly RuleSet[] = [
  smartSnackAt('2014', '2014-07-01'),
  smartSnackAt('2016', '2016-07-29'),
  smartSnackAt('2024', '2024-07-01'),
  smartSnackAt('2025', '2025-07-01'),
  {
    guideline: 'good_choice',
    version: '15 categories',
    effective_from: null,
    certainty: 'likely',
    provisional: false,
    rules: GOOD_CHOICE_SHEET,
  },
  {
    guideline: 'good_choice',
    version: 'NYC 2025',
    effective_from: '2026-07-01',
    certainty: 'likely',
    provisional: false,
    rules: GOOD_CHOICE_NYC_2025,
  },
  {
    guideline: 'philly',
    version: 'provisional 1',
    effective_from: null,
    certainty: 'reconstructed',
    provisional: true,
    rules: PHILLY,
  },
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

/** Versions newer than the one verdicts are of, known but not known to have replaced it. */
export function laterRuleSets(guideline: Guideline): RuleSet[] {
  const ofGuideline = RULE_SETS.filter((set) => set.guideline === guideline);
  return ofGuideline.slice(ofGuideline.findIndex(({ version }) => version === CURRENT[guideline]) + 1);
}
