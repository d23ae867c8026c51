import type { NutrientLimits, PastLimit } from '#contract/guideline.schema.ts';
import { NUTRIENT_LABELS, type NutrientLabel } from '#contract/nutrition.ts';
import type { ShownLimits } from './table-search.ts';

export interface LimitMark {
  /** Above what is allowed, below what is asked for, or an implausible value. */
  readonly kind: 'over' | 'short' | 'doubtful';
  /** A line a guideline, or why it is implausible. */
  readonly words: readonly string[];
}

/** The limits that a product's figures are past, each in words. */
export interface LimitsInWords extends Pick<NutrientLimits, 'implausible'> {
  readonly past: readonly (PastLimit & { readonly words: string })[];
}

/** What a figure is marked with; undefined where it is within every limit looked at, or nothing is known of it. */
export function limitMark(
  limits: LimitsInWords | undefined,
  label: NutrientLabel,
  shown: ShownLimits,
): LimitMark | undefined {
  if (!limits) return undefined;
  const doubtful = limits.implausible.find(({ nutrient }) => nutrient === label);
  if (doubtful) return { kind: 'doubtful', words: [doubtful.reason] };
  const past = limits.past.filter(
    ({ nutrient, guideline }) => nutrient === label && (shown === 'all' || shown === guideline),
  );
  if (past.length === 0) return undefined;
  return {
    kind: past.every(({ comparison }) => comparison === '>=') ? 'short' : 'over',
    words: past.map(({ words }) => words),
  };
}

/** Nutrients without a column that any of the products is marked by. */
export function unseenMarks(
  limits: Iterable<LimitsInWords>,
  columns: readonly NutrientLabel[],
  shown: ShownLimits,
): readonly NutrientLabel[] {
  const all = [...limits];
  return NUTRIENT_LABELS.filter(
    (label) => !columns.includes(label) && all.some((each) => limitMark(each, label, shown)),
  );
}
