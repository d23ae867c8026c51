import type { Allergen, ExcludableContainment } from '#contract/allergens.ts';
import type { ProductQuery, Sort } from '#contract/products.ts';
import type { AllergenExclusion, SearchQuery } from '#server/search/engine.ts';

/** What the parameters of `GET /api/products` ask of search. */
export function toSearchQuery(query: ProductQuery): SearchQuery {
  const term = query.search_term.trim();
  return {
    term,
    categories: query.family_title,
    guidelines: {
      ...(query.is_smart_snack !== undefined && { smart_snack: query.is_smart_snack }),
      ...(query.is_good_choice !== undefined && { good_choice: query.is_good_choice }),
      ...(query.recommended_ok !== undefined && { philly: query.recommended_ok }),
    },
    novaLabels: query.nova_label,
    brand: query.brand ?? null,
    diets: query.diet,
    exclusions: toExclusions(query.exclude_allergen),
    sort: toSort(query.sort, term),
    limit: query.limit,
    offset: query.offset,
    facets: query.facets,
  };
}

/** Relevance is to a term: without one, popularity stands in. */
function toSort(sort: Sort | undefined, term: string): Sort {
  const wanted = sort ?? 'relevance';
  return wanted === 'relevance' && term === '' ? 'popularity' : wanted;
}

const EXCLUDED_BY_DEFAULT: readonly ExcludableContainment[] = ['contains', 'may_contain'];

/** `milk` is what contains or may contain it; `milk:unknown` that alone. Values for one allergen add up. */
function toExclusions(values: readonly string[]): AllergenExclusion[] {
  const byAllergen = new Map<Allergen, Set<ExcludableContainment>>();
  for (const value of values) {
    // The contract lets nothing else through.
    const [allergen, containment] = value.split(':') as [Allergen, ExcludableContainment?];
    const containments = byAllergen.get(allergen) ?? new Set();
    for (const excluded of containment ? [containment] : EXCLUDED_BY_DEFAULT) containments.add(excluded);
    byAllergen.set(allergen, containments);
  }
  return [...byAllergen].map(([allergen, containments]) => ({ allergen, containments: [...containments] }));
}
