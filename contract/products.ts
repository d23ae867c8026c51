import { NUTRIENT_SORTS, type NutrientSort } from './nutrient-sort.ts';

export const PLAIN_SORTS = ['relevance', 'popularity', 'price-low', 'price-high', 'name'] as const;
export type PlainSort = (typeof PLAIN_SORTS)[number];
export type Sort = PlainSort | NutrientSort;
export const SORTS: readonly Sort[] = [...PLAIN_SORTS, ...NUTRIENT_SORTS];

export const MAX_SEARCH_TERM_LENGTH = 200;
export const MAX_SUGGESTIONS = 8;
/** Brands a facet lists: the most frequent ones. */
export const MAX_BRAND_FACETS = 20;

/** How many products stand beside each other at most. */
export const MAX_COMPARED = 4;
