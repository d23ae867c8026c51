import { GUIDELINES, type Verdict } from '#contract/guideline.ts';
import type { Grade, Rule, RuleSet } from '../rules/rule.ts';
import { CATEGORY_EXEMPTIONS } from '../standards/good-choice/rules.ts';
import { findExemption } from '../standards/smart-snack/exemptions.ts';
import type { FoundCategory } from './find-category.ts';
import type { Judgement, RuleVerdict } from './judge-rule.ts';
import type { LabelRounding } from './label-rounding.ts';
import { amountText } from './measurement.ts';

export interface JudgedRule {
  readonly rule: Rule;
  readonly judgement: Judgement;
  readonly rounding: LabelRounding | null;
}

export type GradeVerdicts = Readonly<Record<Grade, RuleVerdict>>;

/** "; it may be sold in high schools" where other grades' rules are what it fails. */
function whereAllowed(grades: GradeVerdicts | null): string {
  if (grades === null) return '';
  const allowed = (['elementary', 'middle', 'high'] as const).filter((grade) => grades[grade] === 'pass');
  return allowed.length === 0 ? '' : `; it may be sold in ${allowed.join(' and ')} schools`;
}

/** How many criteria a sentence names before it counts the rest. */
const NAMED = 2;

/** One sentence: what, and why. */
export function summarise(
  set: RuleSet,
  verdict: Verdict,
  found: FoundCategory,
  judged: readonly JudgedRule[],
  grades: GradeVerdicts | null,
): string {
  const name = set.provisional
    ? `${GUIDELINES[set.guideline].name} (provisional set, not the published text)`
    : GUIDELINES[set.guideline].name;
  if (found.state === 'not_applicable') return `${name} does not apply: this ${found.why}.`;
  if (found.state === 'unknown') return `${name} cannot be judged: the kind of food is not known.`;
  const telling = withoutRepeats(judged.filter(({ judgement }) => judgement.verdict === verdict));
  if (verdict === 'pass')
    return `Meets ${name} as ${found.name}: ${allMet(judged.length)}${whereItDecides(judged)}.`;
  const named = telling.slice(0, NAMED).map(verdict === 'fail' ? failure : gap);
  const rest = telling.length - named.length;
  const more = rest > 0 ? `; and ${rest} more` : '';
  return verdict === 'fail'
    ? `Fails ${name}: ${named.join('; ')}${more}${whereAllowed(grades)}.`
    : `${name} cannot be judged: ${[...new Set(named)].join('; ')}${more}.`;
}

function allMet(criteria: number): string {
  return criteria === 1 ? 'its one criterion' : `all ${criteria} criteria`;
}

/** "; sodium per serving: the label rounds 138 mg to 140 mg" where what a label shows would not pass. */
function whereItDecides(judged: readonly JudgedRule[]): string {
  const decisive = withoutRepeats(judged.filter(({ rounding }) => rounding?.decides === true));
  return decisive
    .slice(0, NAMED)
    .map(({ rule, rounding }) => `; ${lowerFirst(rule.label)}: ${rounding?.words}`)
    .join('');
}

function failure({ rule, judgement, rounding }: JudgedRule): string {
  const { value, bound } = judgement.measurement;
  const label = lowerFirst(rule.label);
  if (rule.comparison === 'is') {
    const none = String(rule.limit).startsWith('none');
    return none
      ? `${label}: contains ${value}, ${rule.limit} allowed`
      : `${label}: ${value}, not ${rule.limit}`;
  }
  const measured = typeof value === 'number' ? amountText(value, rule.unit) : value;
  const limit = rule.comparison === '>=' ? 'at least' : rule.comparison === '<' ? 'limit below' : 'limit';
  const why = rounding === null ? '' : ` (${rounding.words})`;
  return `${label} ${bound === 'least' ? 'at least ' : ''}${measured}, ${limit} ${amountText(Number(rule.limit), rule.unit)}${why}`;
}

/** What is missing: the value, or what would settle whether an exemption lifts a limit that it is past. */
function gap(judged: JudgedRule): string {
  const { measurement, exemption, unlifted } = judged.judgement;
  if (unlifted !== 'fail' || exemption === null)
    return `${lowerFirst(judged.rule.label)}: ${measurement.note ?? 'the value is not stated'}`;
  return `${failure(judged)}, and the ingredients do not settle whether it is exempt as ${exemptionLabel(exemption)}`;
}

function exemptionLabel(id: string): string {
  return findExemption(id)?.label ?? CATEGORY_EXEMPTIONS[id] ?? id;
}

/** One entry a quantity: school grades ask for the same thing several times. */
function withoutRepeats(judged: readonly JudgedRule[]): JudgedRule[] {
  return judged.filter(
    ({ rule }, at) => judged.findIndex((other) => other.rule.quantity === rule.quantity) === at,
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
