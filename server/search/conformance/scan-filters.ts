import { ALLERGEN_KEYS, ALWAYS_EXCLUDED, type Allergen, type AllergenState } from '#contract/allergens.ts';
import { FAMILY_TITLES } from '#contract/categories.ts';
import { GUIDELINE_KEYS } from '#contract/guideline.ts';
import { DIET_TYPES, NOVA_LABELS } from '#contract/product.ts';
import type { Facets } from '#contract/products.ts';
import type { SearchDocument } from '../document.ts';
import type { AllergenExclusion, SearchQuery } from '../engine.ts';

type Facet = keyof Facets;

/** Whether a document passes every filter of the query, but for those of the facet left out. */
export function passesFilters(document: SearchDocument, query: SearchQuery, leftOut?: Facet): boolean {
  return (Object.keys(CHECKS) as Facet[]).every(
    (facet) => facet === leftOut || CHECKS[facet](document, query),
  );
}

const CHECKS: Readonly<Record<Facet, (document: SearchDocument, query: SearchQuery) => boolean>> = {
  category: ({ category }, { categories }) =>
    categories.length === 0 || (category !== null && categories.includes(category)),
  guideline: ({ passes }, { guidelines }) =>
    GUIDELINE_KEYS.every((key) => guidelines[key] === undefined || passes.includes(key) === guidelines[key]),
  nova: ({ novaLabel }, { novaLabels }) =>
    novaLabels.length === 0 || (novaLabel !== null && novaLabels.includes(novaLabel)),
  brand: (document, { brand }) => brand === null || document.brand === brand,
  diet: (document, { diets }) => diets.every((diet) => document.diets.includes(diet)),
  allergen: (document, { exclusions }) => !exclusions.some((exclusion) => isExcluded(document, exclusion)),
};

function isExcluded({ allergens }: SearchDocument, { allergen, mayContain, unknown }: AllergenExclusion) {
  const state = allergens[allergen];
  if (state === undefined) return unknown;
  return ALWAYS_EXCLUDED.some((always) => always === state) || (state === 'may_contain' && mayContain);
}

/** The facets of what was found, each counted without its own filters. */
export function scanFacets(found: readonly SearchDocument[], query: SearchQuery): Facets {
  const within = (facet: Facet) => found.filter((document) => passesFilters(document, query, facet));
  const tally = <V extends string>(
    facet: Facet,
    values: readonly V[],
    has: (d: SearchDocument, v: V) => boolean,
  ) => {
    const counted = within(facet);
    return values.map((value) => ({
      value,
      count: counted.filter((document) => has(document, value)).length,
    }));
  };
  const allergenScope = within('allergen');
  const count = (allergen: Allergen, state: AllergenState | undefined) =>
    allergenScope.filter(({ allergens }) => allergens[allergen] === state).length;
  return {
    category: tally('category', FAMILY_TITLES, ({ category }, title) => category === title),
    guideline: tally('guideline', GUIDELINE_KEYS, ({ passes }, key) => passes.includes(key)),
    nova: tally('nova', NOVA_LABELS, ({ novaLabel }, label) => novaLabel === label),
    diet: tally('diet', DIET_TYPES, ({ diets }, diet) => diets.includes(diet)),
    allergen: ALLERGEN_KEYS.map((value) => ({
      value,
      conflict: count(value, 'conflict'),
      contains: count(value, 'contains'),
      named: count(value, 'named'),
      may_contain: count(value, 'may_contain'),
      free_from: count(value, 'free_from'),
      unknown: count(value, undefined),
    })),
    brand: scanBrands(within('brand')),
  };
}

function scanBrands(documents: readonly SearchDocument[]): Facets['brand'] {
  const counts = Map.groupBy(documents, ({ brand }) => brand);
  return [...counts]
    .flatMap(([value, { length }]) => (value === null ? [] : [{ value, count: length }]))
    .sort((a, b) => b.count - a.count || Buffer.compare(Buffer.from(a.value), Buffer.from(b.value)))
    .slice(0, 20);
}
