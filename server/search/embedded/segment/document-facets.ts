import { ALLERGEN_KEYS, ALWAYS_EXCLUDED } from '#contract/allergens.ts';
import type { SearchDocument } from '../../document.ts';
import { allergenGroupSet, allergenSet, categorySet, dietSet, guidelineSet, novaSet } from './facet-sets.ts';

/** The facet sets a document is in. */
export function facetSetsOf(document: Omit<SearchDocument, 'body'>): Set<number> {
  const sets = new Set<number>();
  const category = document.category === null ? undefined : categorySet(document.category);
  if (category !== undefined) sets.add(category);
  for (const guideline of document.passes) sets.add(guidelineSet(guideline));
  if (document.novaLabel !== null) sets.add(novaSet(document.novaLabel));
  for (const diet of document.diets) sets.add(dietSet(diet));
  for (const allergen of ALLERGEN_KEYS) {
    const state = document.allergens[allergen];
    if (state === undefined) continue;
    sets.add(allergenSet(allergen, state));
    sets.add(allergenGroupSet(allergen, 'known'));
    if (ALWAYS_EXCLUDED.some((excluded) => excluded === state)) {
      sets.add(allergenGroupSet(allergen, 'always_excluded'));
    }
  }
  return sets;
}
