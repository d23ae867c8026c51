import type { LawList } from '#contract/ingredient-laws.schema.ts';
import type { LawAnswer } from '#contract/ingredient-laws.ts';

/** How the products that a law names are asked for; undefined where it names none, or is neither in force nor to come. */
export function namedBy({
  status,
  counts,
}: Pick<LawList['laws'][number], 'status' | 'counts'>): LawAnswer | undefined {
  if (!counts?.named) return undefined;
  return status === 'in_force' ? 'named' : status === 'coming' ? 'named_later' : undefined;
}
