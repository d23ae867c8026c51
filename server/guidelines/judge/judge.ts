import type { Criterion, GuidelineResult } from '#contract/guideline.schema.ts';
import type { Verdict } from '#contract/guideline.ts';
import { say, t } from '#server/language/speech.ts';
import type { Facts } from '../facts/derive-facts.ts';
import type { Grade, Rule, RuleSet } from '../rules/rule.ts';
import { rulesByCategory } from '../rules/rule-sets.ts';
import { CATEGORY_EXEMPTIONS } from '../standards/good-choice/rules.ts';
import { describeExemption } from '../standards/smart-snack/exemptions.ts';
import { findCategory } from './find-category.ts';
import { type Judgement, judgeRule, type RuleVerdict } from './judge-rule.ts';
import { labelRounding } from './label-rounding.ts';
import { atPrecision } from './measurement.ts';
import { type GradeVerdicts, type JudgedRule, summarise } from './sentences.ts';

const NO_RULES: readonly Rule[] = [];
const rulesFor = (set: RuleSet, category: string) => rulesByCategory(set).get(category) ?? NO_RULES;

/** The verdict alone: a failed criterion decides, and no explanation is written. */
export function judgeVerdict(set: RuleSet, facts: Facts): Verdict {
  const found = findCategory(set, facts);
  if (found.state !== 'found') return found.state;
  let verdict: Verdict = 'pass';
  for (const rule of rulesFor(set, found.category)) {
    const one = judgeRule(facts, rule).verdict;
    if (one === 'fail') return 'fail';
    if (one === 'unknown') verdict = 'unknown';
  }
  return verdict;
}

/** The verdict with every criterion, and the sentence that sums it up. */
export function explainVerdict(set: RuleSet, facts: Facts): GuidelineResult {
  const found = findCategory(set, facts);
  const judged: JudgedRule[] =
    found.state === 'found'
      ? rulesFor(set, found.category).map((rule) => {
          const judgement = judgeRule(facts, rule);
          return { rule, judgement, rounding: labelRounding(facts, rule, judgement) };
        })
      : [];
  const verdict = found.state === 'found' ? worst(judged) : found.state;
  const grades = gradeVerdicts(judged);
  return {
    guideline: set.guideline,
    verdict,
    summary: summarise(set, verdict, found, judged, grades),
    rule_set: { version: say(set.version), effective_from: set.effective_from, certainty: set.certainty },
    criteria: judged.map((one) => presentCriterion(one, set)),
    ...(grades === null ? {} : { grades }),
  };
}

function worst(judged: readonly JudgedRule[]): RuleVerdict {
  if (judged.some(({ judgement }) => judgement.verdict === 'fail')) return 'fail';
  return judged.some(({ judgement }) => judgement.verdict === 'unknown') ? 'unknown' : 'pass';
}

/** Each school grade's own verdict, where the rules tell grades apart. */
function gradeVerdicts(judged: readonly JudgedRule[]): GradeVerdicts | null {
  if (!judged.some(({ rule }) => rule.grade !== null)) return null;
  const of = (grade: Grade) =>
    worst(judged.filter(({ rule }) => rule.grade === null || rule.grade === grade));
  return { elementary: of('elementary'), middle: of('middle'), high: of('high') };
}

function presentCriterion({ rule, judgement, rounding }: JudgedRule, set: RuleSet): Criterion {
  const { value } = judgement.measurement;
  const measured = typeof value === 'number' ? atPrecision(value, rule.unit) : value;
  return {
    id: rule.id,
    label: say(rule.label),
    verdict: judgement.verdict,
    measured: typeof measured === 'string' ? say(measured) : measured,
    limit: typeof rule.limit === 'string' ? say(rule.limit) : rule.limit,
    unit: rule.unit,
    comparison: rule.comparison,
    margin: marginOf(rule, measured),
    source: rule.source,
    note: noteOf(judgement, set),
    rounding: rounding?.words ?? null,
  };
}

function marginOf({ comparison, limit, unit }: Rule, measured: number | string | null): number | null {
  if (typeof measured !== 'number' || typeof limit !== 'number') return null;
  return atPrecision(comparison === '>=' ? measured - limit : limit - measured, unit);
}

function noteOf({ exemption, verdict, unlifted, measurement }: Judgement, set: RuleSet): string | null {
  if (exemption === null || (verdict === 'unknown' && unlifted === 'unknown'))
    return measurement.note === null ? null : say(measurement.note);
  const label =
    describeExemption(exemption, set.effective_from) ?? say(CATEGORY_EXEMPTIONS[exemption] ?? exemption);
  return verdict === 'pass' ? t`exempt: ${label}` : t`may be exempt: ${label}`;
}
