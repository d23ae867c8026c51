import { ends, type Range } from './range.ts';
import { sentenceOf } from './scope.ts';
import { either, type Judgement, type StandardCriterion } from './standard.ts';

/** Outcomes of a standard that is met or not. */
export const MET = either('school_meal_sugars');

/** One thing that a standard asks. */
export interface Demand {
  readonly label: string;
  readonly met: boolean | null;
  readonly range?: Range;
  readonly unit?: string;
  /** "limit 6 g". */
  readonly finding: string;
  /** What is not known, where that leaves it open. */
  readonly missing?: string;
}

/** Meets all of them, fails one, or cannot be told. */
export function judgeDemands(demands: readonly Demand[], notes: readonly string[] = []): Judgement {
  const failed = demands.filter(({ met }) => met === false);
  const open = demands.filter(({ met }) => met === null);
  const missing = [...new Set(open.map(({ missing: what, label }) => what ?? label.toLowerCase()))];
  const worst = failed[0];
  return {
    possible: worst ? ['fail'] : open.length > 0 ? ['pass', 'fail'] : ['pass'],
    summary: worst
      ? `Does not meet it: ${worst.label.toLowerCase()}, ${worst.finding}.`
      : open.length > 0
        ? `Cannot be told: ${sentenceOf(missing)}.`
        : 'Meets it by its label.',
    criteria: demands.map(criterionOf),
    missing: worst ? [] : missing,
    notes,
  };
}

function criterionOf({ label, met, range, unit, finding }: Demand): StandardCriterion {
  return {
    label,
    ...(range === undefined ? { from: null, to: null } : ends(range)),
    unit: unit ?? null,
    finding,
    verdict: met === null ? 'unknown' : met ? 'pass' : 'fail',
  };
}

/** Whether a figure is at most a limit; null where it may not be. */
export function atMost({ low, high }: Range, limit: number): boolean | null {
  return high <= limit ? true : low > limit ? false : null;
}
