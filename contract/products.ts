import { NUTRIENT_SORTS, type NutrientSort } from './nutrient-sort.ts';

export const PLAIN_SORTS = ['relevance', 'popularity', 'price-low', 'price-high', 'name'] as const;
export type PlainSort = (typeof PLAIN_SORTS)[number];
export type Sort = PlainSort | NutrientSort;
export const SORTS: readonly Sort[] = [...PLAIN_SORTS, ...NUTRIENT_SORTS];

export const MAX_SEARCH_TERM_LENGTH = 200;
export const MAX_SUGGESTIONS = 8;
/** Brands a facet lists: the most frequent ones. */
export const MAX_BRAND_FACETS = 20;

/** A part of the catalogue would be a wrong answer: until the index has all of it, search says so. */
export const SEARCH_NOT_READY = 'The catalogue is being indexed. Try again in a moment.';

/** How many products stand beside each other at most. */
export const MAX_COMPARED = 4;
