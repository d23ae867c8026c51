import type { GuidelineResult } from '#contract/guideline.schema.ts';
import { GUIDELINES, type Guideline } from '#contract/guideline.ts';

type Results = readonly Pick<GuidelineResult, 'guideline' | 'criteria'>[];

/** A limit that a product is past, which its alternatives are drawn against. */
export interface DrawnCriterion {
  readonly guideline: Guideline;
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  readonly was: number;
  readonly limit: number;
}

/** What fails by the most, as a share of its limit, of the guidelines asked for; undefined where nothing counted fails. */
export function drawnCriterion(results: Results, asked: readonly Guideline[]): DrawnCriterion | undefined {
  const past = results.flatMap(({ guideline, criteria }) =>
    criteria.flatMap(({ id, label, verdict, measured, limit, unit, margin }) => {
      const isCounted = typeof measured === 'number' && typeof limit === 'number' && limit > 0;
      if (verdict !== 'fail' || !isCounted || unit === null || margin === null) return [];
      return [{ guideline, id, label, unit, was: measured, limit, by: Math.abs(margin) / limit }];
    }),
  );
  const [worst] = past
    .filter(({ guideline }) => asked.includes(guideline) && guideline in GUIDELINES)
    .toSorted((a, b) => b.by - a.by);
  if (!worst) return undefined;
  const { by: _, ...drawn } = worst;
  return drawn;
}

/** What an alternative has of it; null where that is not known, undefined where the rule does not ask it of that food. */
export function measuredOf(results: Results, { guideline, id }: DrawnCriterion): number | null | undefined {
  const criterion = results
    .find((each) => each.guideline === guideline)
    ?.criteria.find((each) => each.id === id && each.verdict !== 'not_applicable');
  if (!criterion) return undefined;
  return typeof criterion.measured === 'number' ? criterion.measured : null;
}
