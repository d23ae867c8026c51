import type { OrderOrigin } from '#contract/orders.ts';
import type { ScorePart } from '#contract/score-parts.ts';
import { failedCriteria } from './rank-criteria.ts';
import type { ScoredLine } from './scored-line.ts';
import { ordered, priceOf } from './sum-nutrients.ts';
import { statesOf } from './tally-allergens.ts';

/** The lines that the scorecard counts in a part, by their numbers in the file. */
export function pickPart(
  lines: readonly ScoredLine[],
  part: ScorePart,
  origin: OrderOrigin,
): readonly number[] {
  return lines.filter(isOf(part, origin)).map(({ line }) => line.line);
}

function isOf(part: ScorePart, origin: OrderOrigin): (line: ScoredLine) => boolean {
  if (part.kind === 'criterion') return (line) => failedCriteria(line).has(part.key);
  if (part.kind === 'allergen')
    return (line) => (statesOf(line)[part.allergen] ?? 'not_declared') === part.state;
  if (part.kind === 'nova') return ({ judged }) => judged.nova_label === part.label;
  const { what } = part;
  if (what === 'price') return (line) => priceOf(line, origin).amount === null;
  if (what === 'quantity') return ({ quantity }) => quantity === null;
  return (line) => ordered(line, what) === null;
}
