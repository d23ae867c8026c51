import { say, t } from '#server/language/speech.ts';
import { ends, type Range } from './range.ts';
import { cannotBeTold } from './scope.ts';
import { type Explanation, either, type Judgement, type StandardCriterion } from './standard.ts';

/** Outcomes of a standard that is met or not. */
export const MET = either('school_meal_sugars');

/** One thing that a standard asks. */
export interface Demand {
  /** In English: a constant. */
  readonly label: string;
  readonly met: boolean | null;
  readonly range?: Range;
  readonly unit?: string;
  /** Says "limit 6 g"; import must not pay for it. */
  readonly finding: () => string;
  /** What is not known, in English, where that leaves it open; else its label. */
  readonly missing?: string;
}

/** A summary where all is met, and the beginning of one where something is not. */
export interface DemandWords {
  readonly met: string;
  readonly failed: string;
}
const WORDS: DemandWords = { met: t`Meets it by its label.`, failed: t`Does not meet it` };

/** Meets all of them, fails one, or cannot be told. */
export function judgeDemands(demands: readonly Demand[], words: DemandWords = WORDS): Judgement {
  const isFailed = demands.some(({ met }) => met === false);
  const missing = isFailed ? [] : missingOf(demands);
  return {
    possible: isFailed ? ['fail'] : missing.length > 0 ? ['pass', 'fail'] : ['pass'],
    missing,
    explain: () => explainDemands(demands, words, missing),
  };
}

function missingOf(demands: readonly Demand[]): string[] {
  const open = demands.filter(({ met }) => met === null);
  return [...new Set(open.map(({ missing, label }) => missing ?? label.toLowerCase()))];
}

function explainDemands(
  demands: readonly Demand[],
  { met, failed }: DemandWords,
  missing: readonly string[],
): Explanation {
  const worst = demands.find((demand) => demand.met === false);
  return {
    summary: worst
      ? `${say(failed)}: ${say(worst.label).toLowerCase()}, ${worst.finding()}.`
      : missing.length > 0
        ? cannotBeTold(missing)
        : say(met),
    criteria: demands.map(criterionOf),
    notes: [],
  };
}

function criterionOf({ label, met, range, unit, finding }: Demand): StandardCriterion {
  return {
    label: say(label),
    ...(range === undefined ? { from: null, to: null } : ends(range)),
    unit: unit ?? null,
    finding: finding(),
    verdict: met === null ? 'unknown' : met ? 'pass' : 'fail',
  };
}

/** Whether a figure is at most a limit; null where it may not be. */
export function atMost({ low, high }: Range, limit: number): boolean | null {
  return high <= limit ? true : low > limit ? false : null;
}
