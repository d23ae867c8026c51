import type { AllergenDeclaration } from '#contract/allergens.schema.ts';
import { ALLERGEN_KEYS, ALLERGEN_STATES, ALLERGENS, type Allergen } from '#contract/allergens.ts';
import { locateAllergens } from '#server/guidelines/ingredients/locate-allergens.ts';
import type { AllergenFacts, AllergenRow } from './allergens.queries.ts';

/** What must be known first comes first, by state; each state in the order of the law's list. */
export function presentAllergens({ ingredients, rows }: AllergenFacts): AllergenDeclaration[] {
  const words = ingredients === null ? new Map<Allergen, never[]>() : locateAllergens(ingredients);
  const rank = ({ state, allergen }: AllergenRow) =>
    ALLERGEN_STATES.indexOf(state) * ALLERGEN_KEYS.length + ALLERGEN_KEYS.indexOf(allergen);
  return rows
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ allergen, state, source, as_claim }) => ({
      allergentypename: ALLERGENS[allergen],
      allergen,
      containment: state,
      source,
      as_claim,
      words: (words.get(allergen) ?? []).map(({ start, end }) => ({ start, end })),
    }));
}
