import type { NutrientLimits, PastLimit } from '#contract/guideline.schema.ts';
import { GUIDELINES } from '#contract/guideline.ts';
import { NUTRIENT_LABELS, type NutrientLabel } from '#contract/nutrition.ts';
import { limitClause, measuredText, quantityText } from '#web/features/product-facts/margin.ts';
import type { ShownLimits } from './table-search.ts';

export interface LimitMark {
  /** Above what is allowed, below what is asked for, or an implausible value. */
  readonly kind: 'over' | 'short' | 'doubtful';
  /** A line a guideline, or why it is implausible. */
  readonly words: readonly string[];
}

/** What a figure is marked with; undefined where it is within every limit looked at, or nothing is known of it. */
export function limitMark(
  limits: NutrientLimits | undefined,
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
    words: past.map(limitWords),
  };
}

/** Nutrients without a column that any of the products is marked by. */
export function unseenMarks(
  limits: Iterable<NutrientLimits>,
  columns: readonly NutrientLabel[],
  shown: ShownLimits,
): readonly NutrientLabel[] {
  const all = [...limits];
  return NUTRIENT_LABELS.filter(
    (label) => !columns.includes(label) && all.some((each) => limitMark(each, label, shown)),
  );
}

function limitWords(past: PastLimit): string {
  const label = past.label.charAt(0).toLowerCase() + past.label.slice(1);
  const measured = measuredText(past);
  const said = [measured && quantityText(measured), limitClause(past)].filter(Boolean).join(', ');
  const why = past.rounding === null ? '' : ` (${past.rounding})`;
  return `${GUIDELINES[past.guideline].name}: ${label} ${said}${why}`;
}
