import type { Allergen } from '#contract/allergens.ts';
import { ABSENT_ALLERGENS } from '#contract/product.ts';
import { claimMeaning } from '#server/guidelines/claims/claim-meaning.ts';
import type { TradeItem } from '../trade-item.ts';

/**
 * Claims that name an allergen of the law's list as absent. Nuts are its tree nuts: peanuts are an entry of their own.
 * "Dairy free" and "vegan" are not here: no law defines them, and foods that make them may hold milk.
 */
const ALLERGEN_OF: Readonly<Record<string, Allergen>> = {
  ...ABSENT_ALLERGENS,
  crossed_grain_trademark: 'gluten',
  milk_free: 'milk',
  egg_free: 'eggs',
  fish_free: 'fish',
  crustaceans_free: 'crustaceans',
  tree_nut_free: 'tree_nuts',
  peanut_free: 'peanuts',
  wheat_free: 'wheat',
  soy_free: 'soybeans',
  sesame_free: 'sesame',
  celery_free: 'celery',
  mustard_free: 'mustard',
  sulfite_free: 'sulphites',
  lupin_free: 'lupin',
  mollusc_free: 'molluscs',
};

/** The allergens that a source's claims declare its product free from. */
export function claimedFreeFrom({
  diet_types,
  claims,
}: Pick<TradeItem, 'diet_types' | 'claims'>): Allergen[] {
  const said = [...diet_types, ...claimTags(claims)];
  return [...new Set(said.flatMap((claim) => ALLERGEN_OF[claimMeaning(claim)] ?? []))];
}

/** The type whose tags name what is absent: without its words "Gluten" would read as its opposite. */
const FREE_FROM = 'free from';

/** All claims of a product as tags that can stand alone. */
export function claimTags(claims: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(claims).flatMap(([type, tags]) =>
    type.toLowerCase() === FREE_FROM ? tags.map((tag) => `Free from ${tag.toLowerCase()}`) : tags,
  );
}
