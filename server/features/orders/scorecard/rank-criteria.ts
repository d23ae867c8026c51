import { GUIDELINE_KEYS, type Guideline } from '#contract/guideline.ts';
import type { Scorecard } from '#contract/scorecard.schema.ts';
import { type ScoredLine, tally } from './scored-line.ts';

/** What fails, by the lines it costs; of several rules about the same thing a line counts once. */
export function rankCriteria(lines: readonly ScoredLine[]): Scorecard['criteria'] {
  const found = new Map<string, { lines: ScoredLine[]; guidelines: Set<Guideline>; alone: number }>();
  for (const line of lines) {
    const failed = failedCriteria(line);
    for (const [name, guidelines] of failed) {
      const cost = found.get(name) ?? { lines: [], guidelines: new Set(), alone: 0 };
      found.set(name, cost);
      cost.lines.push(line);
      if (failed.size === 1) cost.alone += 1;
      for (const guideline of guidelines) cost.guidelines.add(guideline);
    }
  }
  return [...found]
    .map(([name, cost]) => ({
      name,
      ...tally(cost.lines),
      alone: cost.alone,
      guidelines: GUIDELINE_KEYS.filter((guideline) => cost.guidelines.has(guideline)),
    }))
    .toSorted((a, b) => b.lines - a.lines || b.alone - a.alone || (a.name < b.name ? -1 : 1));
}

export function failedCriteria({ judged }: ScoredLine): ReadonlyMap<string, ReadonlySet<Guideline>> {
  const failed = new Map<string, Set<Guideline>>();
  for (const { guideline, fails } of judged.guidelines) {
    for (const label of fails) {
      const name = criterionName(label);
      failed.set(name, (failed.get(name) ?? new Set()).add(guideline));
    }
  }
  return failed;
}

/**
 * `Sodium per serving, canned` → `Sodium`, `Sodio por porción` → `Sodio`: what a rule asks about, without the amount, the
 * food or the school it is for. Labels come in the language of the request.
 */
export function criterionName(label: string): string {
  return label.replace(/(?:, | (?:per|by|in|por|en escuelas) ).+$/, '');
}
