import { editionOn } from '#contract/editions.ts';
import { begunBy, JUDGED_DAYS } from '#contract/first-days.ts';
import type { GuidelineReply, GuidelineResult } from '#contract/guideline.schema.ts';
import { GUIDELINE_KEYS, type Guideline, type Verdict } from '#contract/guideline.ts';
import type { DietType, NovaLabel } from '#contract/product.ts';
import { explainClaims } from './claims/claim-notes.ts';
import { dietsOf } from './claims/derive-claims.ts';
import { deriveFacts, type Facts } from './facts/derive-facts.ts';
import { explainVerdict, judgeVerdict } from './judge/judge.ts';
import { verdictWants } from './judge/verdict-wants.ts';
import { readSubstances, substanceEntries } from './laws/label-substances.ts';
import { explainNova, labelNova } from './nova/explain-nova.ts';
import { laterRuleSets, olderRuleSets, ruleSet, ruleSetOn } from './rules/rule-sets.ts';
import { answerStandards } from './standards/answer-standards.ts';
import type { GuidelineSubject } from './subject.ts';

/** The labels stored at import; explanations are derived on request. */
export interface Labels {
  readonly verdicts: Readonly<Record<Guideline, Verdict>>;
  /** null: unknown. */
  readonly nova_label: NovaLabel | null;
  /** Diets that follow from the ingredients and figures; no source declares them. */
  readonly derived_diets: readonly DietType[];
  /** What further standards say; see `answerStandards`. A missing standard is unknown. Of guidelines, what older versions say otherwise, and what is lacking. */
  readonly standard_answers: readonly string[];
  /** What the label names of the substances of ingredient laws; see `substanceEntries`. null: no list is known. */
  readonly label_substances: readonly string[] | null;
}

/** The verdicts without their explanations, for import. Pure; agrees with {@link explainProduct}. */
export function labelProduct(subject: GuidelineSubject): Labels {
  const facts = deriveFacts(subject);
  const verdicts = {
    smart_snack: judgeVerdict(ruleSet('smart_snack'), facts),
    good_choice: judgeVerdict(ruleSet('good_choice'), facts),
    philly: judgeVerdict(ruleSet('philly'), facts),
  };
  return {
    verdicts,
    nova_label: labelNova(facts).label,
    derived_diets: dietsOf(facts),
    standard_answers: [
      ...answerStandards(facts),
      ...olderVerdicts(verdicts, facts),
      ...wantsOfVerdicts(verdicts, facts),
    ],
    label_substances: substanceEntries(readSubstances(facts.ingredients, subject.ingredients)),
  };
}

/** `smart_snack@2016-07-29:fail`, of each older version that judges otherwise than the current one. */
function olderVerdicts(verdicts: Labels['verdicts'], facts: Facts): string[] {
  return GUIDELINE_KEYS.flatMap((guideline) =>
    olderRuleSets(guideline).flatMap((set) => {
      const verdict = judgeVerdict(set, facts);
      return verdict === verdicts[guideline] ? [] : [`${guideline}@${set.effective_from}:${verdict}`];
    }),
  );
}

/** `smart_snack?salt,amount`, of each verdict that cannot be told and whose lack is known. */
function wantsOfVerdicts(verdicts: Labels['verdicts'], facts: Facts): string[] {
  return GUIDELINE_KEYS.flatMap((guideline) => {
    if (verdicts[guideline] !== 'unknown') return [];
    const wants = verdictWants(ruleSet(guideline), facts);
    return wants.length === 0 ? [] : [`${guideline}?${wants.join(',')}`];
  });
}

/**
 * Explains a product's verdicts, NOVA group, derived claims and implausible values. Pure.
 * @param day YYYY-MM-DD, whose version of each guideline judges; the current one where absent
 */
export function explainProduct(subject: GuidelineSubject, day?: string): GuidelineReply {
  const facts = deriveFacts(subject);
  const { label, markers, why } = explainNova(facts);
  const { claims, diet_types } = explainClaims(facts);
  return {
    guidelines: explainGuidelines(facts, day),
    nova: { label, markers: [...markers], why },
    derived: { claims: [...claims], diet_types: [...diet_types] },
    implausible: [...facts.implausible],
  };
}

/**
 * Every guideline's verdict with its criteria, by the version of a day, else the current one, and what later ones that
 * are not known to have replaced it would say. A guideline that begins after the day is left out.
 */
export function explainGuidelines(facts: Facts, day: string = JUDGED_DAYS.to): GuidelineResult[] {
  return begunBy(day, GUIDELINE_KEYS).map((guideline) => {
    const result = explainVerdict(ruleSetOn(guideline, day), facts);
    if (editionOn(guideline, day) !== guideline) return result;
    const later = laterRuleSets(guideline).map((set) => {
      const { verdict, summary, rule_set } = explainVerdict(set, facts);
      return { ...rule_set, verdict, summary };
    });
    return later.length === 0 ? result : { ...result, later_versions: later };
  });
}
