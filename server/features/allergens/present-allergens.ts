import { ALLERGEN_KEYS, ALLERGENS, type AllergenDeclaration, CONTAINMENTS } from '#contract/allergens.ts';
import type { AllergenRow } from './allergens.queries.ts';

/** What must be known first comes first: contains, may contain, free from; each in the order of the law's list. */
export function presentAllergens(rows: readonly AllergenRow[]): AllergenDeclaration[] {
  const rank = ({ containment, allergen }: AllergenRow) =>
    CONTAINMENTS.indexOf(containment) * ALLERGEN_KEYS.length + ALLERGEN_KEYS.indexOf(allergen);
  return rows
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ allergen, containment, source }) => ({
      allergentypename: ALLERGENS[allergen],
      allergen,
      containment,
      source,
    }));
}
