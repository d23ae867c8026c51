import type { Criterion } from '#contract/guideline.schema.ts';
import type { Guideline } from '#contract/guideline.ts';
import { t } from '#server/language/speech.ts';
import { explainVerdict } from '../judge/judge.ts';
import type { RuleSet } from '../rules/rule.ts';
import type { Evidence } from './evidence.ts';
import type { EitherOutcome, Judgement, Standard, StandardCriterion, StandardVersion } from './standard.ts';

export type GuidelineStandard = Standard<Guideline>;

export const MET_OR_NOT: EitherOutcome = [
  { key: 'pass', name: t`Meets it`, tone: 'good' },
  { key: 'fail', name: t`Does not meet it`, tone: 'bad' },
];

/** A guideline's rules as a version of a standard. Their verdict is stored for itself: this explains it. */
export function guidelineVersion(
  set: RuleSet,
  { from, source }: Pick<StandardVersion, 'from' | 'source'>,
): StandardVersion {
  return {
    version: set.version,
    from,
    source,
    certainty: set.certainty,
    judge: (evidence) => judge(set, evidence),
  };
}

function judge(set: RuleSet, { facts }: Evidence): Judgement {
  const { verdict, summary, criteria } = explainVerdict(set, facts);
  const open = criteria.filter((criterion) => criterion.verdict === 'unknown');
  return {
    possible: { pass: ['pass'], fail: ['fail'], unknown: ['pass', 'fail'], not_applicable: [] }[verdict],
    missing: verdict === 'unknown' ? open.map(({ label }) => label) : [],
    explain: () => ({
      summary,
      criteria: criteria.map(toCriterion),
      notes: set.provisional ? [t`Provisional: rebuilt from secondary sources, not the published text.`] : [],
    }),
  };
}

function toCriterion({
  label,
  verdict,
  measured,
  limit,
  unit,
  comparison,
  note,
}: Criterion): StandardCriterion {
  const amount = typeof measured === 'number' ? measured : null;
  const asked = comparison === 'is' ? String(limit ?? '') : `${comparison} ${limit} ${unit ?? ''}`.trim();
  return {
    label,
    from: amount,
    to: amount,
    unit,
    finding: note === null ? asked : `${asked}; ${note}`,
    verdict: verdict === 'not_applicable' ? 'neutral' : verdict,
  };
}
