import type { SearchDocument } from '../../document.ts';
import { allergenSet, categorySet, dietSet, guidelineSet, novaSet } from './facet-sets.ts';

/**
 * The facet sets a document is in. Where a source declares an allergen twice, the more careful declaration counts:
 * contains before may contain before free from.
 */
export function facetSetsOf(document: Omit<SearchDocument, 'body'>): Set<number> {
  const sets = new Set<number>();
  const category = document.category === null ? undefined : categorySet(document.category);
  if (category !== undefined) sets.add(category);
  for (const guideline of document.passes) sets.add(guidelineSet(guideline));
  if (document.novaLabel !== null) sets.add(novaSet(document.novaLabel));
  for (const diet of document.diets) sets.add(dietSet(diet));
  const declarations = [
    ['contains', document.contains],
    ['may_contain', document.mayContain],
    ['free_from', document.freeFrom],
  ] as const;
  for (const [containment, allergens] of declarations) {
    for (const allergen of allergens) {
      const declared = allergenSet(allergen, 'declared');
      if (sets.has(declared)) continue;
      sets.add(declared);
      sets.add(allergenSet(allergen, containment));
    }
  }
  return sets;
}
