import { GUIDELINE_KEYS, type Guideline } from '#contract/guideline.ts';
import type { Scorecard } from '#contract/scorecard.schema.ts';
import { type Choice, recallChoice } from '#web/features/alternatives/choice.ts';

/** A school's two; the third is a city's. */
const FIRST: Choice = { guidelines: ['smart_snack', 'good_choice'], freeFrom: [] };

/** What the user last asked of an alternative, or a school's two guidelines. */
export const myChoice = (): Choice => recallChoice() ?? FIRST;

/** Which guidelines lines are to be fixed for, and how many lines fail one of them. */
export interface Fixable {
  readonly guidelines: readonly Guideline[];
  readonly lines: number;
}

/** By the chosen guidelines; where no line fails one of those, by every guideline that one fails. */
export function fixable(
  { failing, failing_by }: Pick<Scorecard, 'failing' | 'failing_by'>,
  chosen: readonly Guideline[],
): Fixable {
  const lines = failing_by
    .filter(({ guidelines }) => guidelines.some((key) => chosen.includes(key)))
    .reduce((sum, each) => sum + each.lines, 0);
  if (lines > 0) return { guidelines: chosen, lines };
  const failed = GUIDELINE_KEYS.filter((key) =>
    failing_by.some(({ guidelines }) => guidelines.includes(key)),
  );
  return { guidelines: failed, lines: failing.lines };
}

/** The guidelines in the address of an order to be fixed, next to the day that it names already. */
export const fixSearch =
  ({ guidelines }: Pick<Choice, 'guidelines'>) =>
  <S extends object>(now: S) => ({ ...now, guideline: guidelines });

/** Undefined where the address names none that exists. */
export function guidelinesOf({ guideline }: { readonly guideline?: unknown }): Guideline[] | undefined {
  const named: readonly unknown[] = Array.isArray(guideline) ? guideline : [guideline];
  const known = GUIDELINE_KEYS.filter((key) => named.includes(key));
  return known.length === 0 ? undefined : known;
}
