import type { z } from 'zod';
import type { allergensReply } from './allergens.schema.ts';

export type AllergenDeclaration = z.output<typeof allergensReply>[number];

/** US nine (FALCPA 2004, FASTER Act 2021) and the others of EU Regulation 1169/2011 Annex II. */
export const ALLERGENS = {
  milk: 'Milk',
  eggs: 'Eggs',
  fish: 'Fish',
  crustaceans: 'Crustacean shellfish',
  tree_nuts: 'Tree nuts',
  peanuts: 'Peanuts',
  wheat: 'Wheat',
  soybeans: 'Soybeans',
  sesame: 'Sesame',
  gluten: 'Gluten',
  celery: 'Celery',
  mustard: 'Mustard',
  sulphites: 'Sulphites',
  lupin: 'Lupin',
  molluscs: 'Molluscs',
} as const;
export type Allergen = keyof typeof ALLERGENS;
export const ALLERGEN_KEYS = Object.keys(ALLERGENS) as readonly Allergen[];

/** What a declaration says. No declaration at all is a fourth thing: unknown. */
export const CONTAINMENTS = ['contains', 'may_contain', 'free_from'] as const;
export type Containment = (typeof CONTAINMENTS)[number];

/** What `exclude_allergen` may leave out, after a colon. Without one: `contains` and `may_contain`. */
export const EXCLUDABLE_CONTAINMENTS = ['contains', 'may_contain', 'unknown'] as const;
export type ExcludableContainment = (typeof EXCLUDABLE_CONTAINMENTS)[number];
