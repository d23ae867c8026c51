import { FAMILY_TITLES } from '#contract/categories.ts';
import { categorySet } from '../segment/facet-sets.ts';
import type { Generation } from './generation.ts';

/** Products by title of their category; categories without any are left out. */
export function countCategories({ segments }: Generation): ReadonlyMap<string, number> {
  const counts = FAMILY_TITLES.map((title) => [title, countCategory(segments, title)] as const);
  return new Map(counts.filter(([, count]) => count > 0));
}

export function countCategory(segments: Generation['segments'], title: string): number {
  const set = categorySet(title);
  if (set === undefined) return 0;
  return segments.reduce(
    (sum, { reader, live }) => sum + reader.kernels.countAnd(live, set * reader.arena.stride),
    0,
  );
}
