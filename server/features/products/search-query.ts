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

/** `milk` is short for `milk:may_contain`. Values for one allergen add up. */
function toExclusions(values: readonly string[]): AllergenExclusion[] {
  const asked = values.map((value) => {
    // The contract lets nothing else through.
    const [allergen, besides = 'may_contain'] = value.split(':') as [Allergen, ExcludableContainment?];
    return { allergen, besides };
  });
  return [...Map.groupBy(asked, ({ allergen }) => allergen)].map(([allergen, all]) => ({
    allergen,
    mayContain: all.some(({ besides }) => besides === 'may_contain'),
    unknown: all.some(({ besides }) => besides === 'unknown'),
  }));
}
