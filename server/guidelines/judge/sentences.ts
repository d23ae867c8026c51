import { GUIDELINES, type Verdict } from '#contract/guideline.ts';
import { say, t } from '#server/language/speech.ts';
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

/** By the grades that allow it. All of them: nothing has to be said. */
const SOLD_IN: Readonly<Record<string, string>> = {
  elementary: t`; it may be sold in elementary schools`,
  middle: t`; it may be sold in middle schools`,
  high: t`; it may be sold in high schools`,
  'elementary middle': t`; it may be sold in elementary and middle schools`,
  'elementary high': t`; it may be sold in elementary and high schools`,
  'middle high': t`; it may be sold in middle and high schools`,
};

/** "; it may be sold in high schools" where other grades' rules are what it fails. */
function whereAllowed(grades: GradeVerdicts | null): string {
  if (grades === null) return '';
  const allowed = (['elementary', 'middle', 'high'] as const).filter((grade) => grades[grade] === 'pass');
  return say(SOLD_IN[allowed.join(' ')] ?? '');
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
  const short = GUIDELINES[set.guideline].name;
  const name = set.provisional ? t`${short} (provisional set, not the published text)` : short;
  if (found.state === 'not_applicable') return t`${name} does not apply: this ${say(found.why)}.`;
  if (found.state === 'unknown') return t`${name} cannot be judged: the kind of food is not known.`;
  const telling = withoutRepeats(judged.filter(({ judgement }) => judgement.verdict === verdict));
  if (verdict === 'pass')
    return t`Meets ${name} as ${say(found.name)}: ${allMet(judged.length)}${whereItDecides(judged)}.`;
  const named = telling.slice(0, NAMED).map(verdict === 'fail' ? failure : gap);
  const rest = telling.length - named.length;
  const more = rest > 0 ? t`; and ${rest} more` : '';
  return verdict === 'fail'
    ? t`Fails ${name}: ${named.join('; ')}${more}${whereAllowed(grades)}.`
    : t`${name} cannot be judged: ${[...new Set(named)].join('; ')}${more}.`;
}

function allMet(criteria: number): string {
  return criteria === 1 ? t`its one criterion` : t`all ${criteria} criteria`;
}

/** "; sodium per serving: the label rounds 138 mg to 140 mg" where what a label shows would not pass. */
function whereItDecides(judged: readonly JudgedRule[]): string {
  const decisive = withoutRepeats(judged.filter(({ rounding }) => rounding?.decides === true));
  return decisive
    .slice(0, NAMED)
    .map(({ rule, rounding }) => `; ${lowerFirst(say(rule.label))}: ${rounding?.words}`)
    .join('');
}

function failure({ rule, judgement, rounding }: JudgedRule): string {
  const { value, bound } = judgement.measurement;
  const label = lowerFirst(say(rule.label));
  if (rule.comparison === 'is') {
    const [said, limit] = [say(String(value)), say(String(rule.limit))];
    if (rule.limit === 'none') return t`${label}: contains ${said}, none allowed`;
    const none = String(rule.limit).startsWith('none');
    return none ? t`${label}: contains ${said}, ${limit} allowed` : t`${label}: ${said}, not ${limit}`;
  }
  const amount = typeof value === 'number' ? amountText(value, rule.unit) : say(String(value));
  const measured = bound === 'least' ? t`at least ${amount}` : amount;
  const why = rounding === null ? '' : ` (${rounding.words})`;
  return `${label} ${measured}, ${limitText(rule)}${why}`;
}

function limitText({ comparison, limit, unit }: Rule): string {
  const amount = amountText(Number(limit), unit);
  if (comparison === '>=') return t`at least ${amount}`;
  return comparison === '<' ? t`limit below ${amount}` : t`limit ${amount}`;
}

const VALUE_NOT_STATED = t`the value is not stated`;

/** What is missing: the value, or what would settle whether an exemption lifts a limit that it is past. */
function gap(judged: JudgedRule): string {
  const { measurement, exemption, unlifted } = judged.judgement;
  if (unlifted !== 'fail' || exemption === null)
    return `${lowerFirst(say(judged.rule.label))}: ${say(measurement.note ?? VALUE_NOT_STATED)}`;
  return t`${failure(judged)}, and the ingredients do not settle whether it is exempt as ${say(exemptionLabel(exemption))}`;
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
