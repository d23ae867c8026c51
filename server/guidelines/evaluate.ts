import type { GuidelineResult } from '#contract/guideline.schema.ts';
import { GUIDELINE_KEYS, type Guideline, type Verdict } from '#contract/guideline.ts';
import type { DietType, NovaLabel } from '#contract/product.ts';
import { claimsOf } from './claims/derive-claims.ts';
import { deriveFacts, type Facts } from './facts/derive-facts.ts';
import { explainVerdict, judgeVerdict } from './judge/judge.ts';
import { labelNova } from './nova/label-nova.ts';
import type { RuleSet } from './rules/rule.ts';
import { findRuleSet, laterRuleSets } from './rules/rule-sets.ts';
import type { GuidelineSubject } from './subject.ts';

/** The labels stored at import; explanations are derived on request. */
export interface Labels {
  readonly verdicts: Readonly<Record<Guideline, Verdict>>;
  /** null: unknown. */
  readonly nova_label: NovaLabel | null;
  /** Diets that follow from the ingredients and figures; no source declares them. */
  readonly derived_diets: readonly DietType[];
}

/** Every guideline's verdict with its criteria, by the current version. Pure. */
export function evaluateGuidelines(subject: GuidelineSubject): GuidelineResult[] {
  return evaluateFacts(deriveFacts(subject));
}

/** The same from derived facts. */
export function evaluateFacts(facts: Facts): GuidelineResult[] {
  return GUIDELINE_KEYS.map((guideline) => {
    const later = laterRuleSets(guideline).map((set) => {
      const { verdict, summary, rule_set } = explainVerdict(set, facts);
      return { ...rule_set, verdict, summary };
    });
    const result = explainVerdict(currentSet(guideline), facts);
    return later.length === 0 ? result : { ...result, later_versions: later };
  });
}

/** The verdicts without their explanations, for import. Pure; agrees with {@link evaluateGuidelines}. */
export function labelProduct(subject: GuidelineSubject): Labels {
  const facts = deriveFacts(subject);
  return {
    verdicts: {
      smart_snack: verdictOf('smart_snack', facts),
      good_choice: verdictOf('good_choice', facts),
      philly: verdictOf('philly', facts),
    },
    nova_label: labelNova(facts).label,
    derived_diets: claimsOf(facts).diet_types.map(({ diet }) => diet),
  };
}

function verdictOf(guideline: Guideline, facts: Facts): Verdict {
  return judgeVerdict(currentSet(guideline), facts);
}

/** The rules a guideline is judged by today. */
export function currentSet(guideline: Guideline): RuleSet {
  const set = findRuleSet(guideline);
  if (set === undefined) throw new Error(`No current rule set for ${guideline}.`);
  return set;
}
