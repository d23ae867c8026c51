import { t } from 'ttag';

/** US nine (FALCPA 2004, FASTER Act 2021) and the others of EU Regulation 1169/2011 Annex II. */
export const ALLERGENS = {
  milk: t`Milk`,
  eggs: t`Eggs`,
  fish: t`Fish`,
  crustaceans: t`Crustacean shellfish`,
  tree_nuts: t`Tree nuts`,
  peanuts: t`Peanuts`,
  wheat: t`Wheat`,
  soybeans: t`Soybeans`,
  sesame: t`Sesame`,
  gluten: t`Gluten`,
  celery: t`Celery`,
  mustard: t`Mustard`,
  sulphites: t`Sulfites`,
  lupin: t`Lupin`,
  molluscs: t`Molluscs`,
} as const;
export type Allergen = keyof typeof ALLERGENS;
export const ALLERGEN_KEYS = Object.keys(ALLERGENS) as readonly Allergen[];

/** What a source declares of an allergen. */
export const CONTAINMENTS = ['contains', 'may_contain', 'free_from'] as const;
export type Containment = (typeof CONTAINMENTS)[number];

/**
 * The state of an allergen in a product, the gravest first; an allergen in none of them is unknown.
 * `named`: the ingredient list or the product's name names a source of it, and no source of data declares that it contains
 * it.
 * `conflict`: declared free from, and named by the ingredient list all the same.
 */
export const ALLERGEN_STATES = ['conflict', 'contains', 'named', 'may_contain', 'free_from'] as const;
export type AllergenState = (typeof ALLERGEN_STATES)[number];

/** States that leaving an allergen out always leaves out, whatever else is asked for. */
export const ALWAYS_EXCLUDED = ['conflict', 'contains', 'named'] as const satisfies readonly AllergenState[];

/** What `exclude_allergen` leaves out besides, after a colon. Without a colon: `may_contain`. */
export const EXCLUDABLE_CONTAINMENTS = ['contains', 'may_contain', 'unknown'] as const;
export type ExcludableContainment = (typeof EXCLUDABLE_CONTAINMENTS)[number];
