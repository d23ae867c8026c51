import { GUIDELINE_KEYS, type Guideline } from '#contract/guideline.ts';
import type { Scorecard } from '#contract/scorecard.schema.ts';
import { criterionName } from '#server/guidelines/rules/criteria.ts';
import { type ScoredLine, tally } from './scored-line.ts';

/** What fails, by the lines it costs; of several rules about the same thing a line counts once. */
export function rankCriteria(lines: readonly ScoredLine[]): Scorecard['criteria'] {
  const found = new Map<string, { lines: ScoredLine[]; guidelines: Set<Guideline>; alone: number }>();
  for (const line of lines) {
    const failed = failedCriteria(line);
    for (const [key, guidelines] of failed) {
      const cost = found.get(key) ?? { lines: [], guidelines: new Set(), alone: 0 };
      found.set(key, cost);
      cost.lines.push(line);
      if (failed.size === 1) cost.alone += 1;
      for (const guideline of guidelines) cost.guidelines.add(guideline);
    }
  }
  return [...found]
    .map(([key, cost]) => ({
      key,
      name: criterionName(key),
      ...tally(cost.lines),
      alone: cost.alone,
      guidelines: GUIDELINE_KEYS.filter((guideline) => cost.guidelines.has(guideline)),
    }))
    .toSorted((a, b) => b.lines - a.lines || b.alone - a.alone || (a.key < b.key ? -1 : 1));
}

/** What a line's product fails for, and by which guidelines. */
export function failedCriteria({ judged }: ScoredLine): ReadonlyMap<string, ReadonlySet<Guideline>> {
  const failed = new Map<string, Set<Guideline>>();
  for (const { guideline, criteria } of judged.guidelines)
    for (const key of criteria) failed.set(key, (failed.get(key) ?? new Set()).add(guideline));
  return failed;
}
