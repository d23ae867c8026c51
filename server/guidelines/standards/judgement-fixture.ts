import type { StandardKey } from '#contract/standards.ts';
import type { ProductKind } from '../facts/product-kinds.ts';
import type { GuidelineSubject } from '../subject.ts';
import { factsOf, NOTHING } from '../subject-fixture.ts';
import type { ExplainedJudgement } from './standard.ts';
import { judgeStandards } from './standards.ts';

/** A product of a kind with these figures per 100 g, and nothing else known. */
export function per100(
  figures: GuidelineSubject['per_100'],
  changes: Partial<GuidelineSubject> = {},
): GuidelineSubject {
  return { ...NOTHING, per_100: figures, per_100_unit: 'g', ...changes };
}

/** A product of a serving in g with these figures in it. */
export function perServing(
  grams: number,
  figures: GuidelineSubject['per_serving'],
  changes: Partial<GuidelineSubject> = {},
): GuidelineSubject {
  return { ...NOTHING, serving_size: { value: grams, unit: 'g' }, per_serving: figures, ...changes };
}

export function judgementOf(
  key: StandardKey,
  kind: ProductKind | undefined,
  subject: GuidelineSubject,
  day = '2026-11-22',
): ExplainedJudgement {
  const [finding] = judgeStandards(factsOf(kind, subject), day, [key]);
  if (finding === undefined) throw new Error(`no standard ${key}`);
  return finding.judgement;
}

/** Its possible outcomes alone. */
export function possible(...given: Parameters<typeof judgementOf>): readonly string[] {
  return judgementOf(...given).possible;
}
