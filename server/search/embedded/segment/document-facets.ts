import { ALLERGEN_KEYS, ALWAYS_EXCLUDED } from '#contract/allergens.ts';
import { GUIDELINE_KEYS } from '#contract/guideline.ts';
import type { SearchDocument } from '../../document.ts';
import { allergenGroupSet, allergenSet, categorySet, dietSet, novaSet, verdictSet } from './facet-sets.ts';

/** The facet sets a document is in. */
export function facetSetsOf(document: Omit<SearchDocument, 'body'>): Set<number> {
  const sets = new Set<number>();
  const category = document.category === null ? undefined : categorySet(document.category);
  if (category !== undefined) sets.add(category);
  for (const guideline of GUIDELINE_KEYS) sets.add(verdictSet(guideline, document.verdicts[guideline]));
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
