import type { Facets } from '#contract/facets.schema.ts';
import { MAX_BRAND_FACETS } from '#contract/products.ts';
import { countFacets, type FacetCounter } from '../embedded/query/count-facets.ts';
import { type Filter, isLifted, type Lifted } from '../embedded/query/filters.ts';
import type { SearchQuery } from '../engine.ts';
import { bucketsOf, type SearchAnswer } from './answer.ts';
import type { Clause } from './clause.ts';
import { clauseOfFilter, clauseOfFilters } from './filter-clause.ts';

/** The aggregations that count facets: beside the page, over all products that match the term. */
export interface FacetPlan {
  readonly aggs: Readonly<Record<string, Clause>>;
  read(answer: SearchAnswer): Facets;
}

/** Runs the rules of facets once to see what they count, and once more over what was counted. */
export function planFacets(query: SearchQuery, filters: readonly Filter[]): FacetPlan {
  const plan = openPlan(filters);
  countFacets(plan.asking, query);
  return {
    aggs: plan.aggs(),
    read: (answer) => countFacets(plan.reading(answer), query),
  };
}

interface Within {
  readonly filters: readonly Filter[];
  readonly sets: Set<number>;
}

function openPlan(filters: readonly Filter[]) {
  const within = new Map<string, Within>();
  const withs = new Map<string, Clause>();
  const others = (lifted: Lifted | null) =>
    lifted === null ? filters : filters.filter((filter) => !isLifted(filter, lifted));
  /** Facets that no filter is on are all counted within the same products. */
  const nameOf = (left: readonly Filter[]) => `within ${left.map((one) => filters.indexOf(one)).join(' ')}`;
  const nameWith = ({ facet, value, anyOf = [], noneOf = [] }: Filter) =>
    `with ${facet} ${value} ${anyOf} but ${noneOf}`;
  const asking: FacetCounter = {
    countSets(lifted, sets) {
      const left = others(lifted);
      const name = nameOf(left);
      const known = within.get(name) ?? { filters: left, sets: new Set() };
      for (const set of sets) known.sets.add(set);
      within.set(name, known);
      return { size: 0, counts: [] };
    },
    countWith(filter) {
      const left = others({ facet: filter.facet });
      withs.set(nameWith(filter), {
        filter: { bool: { filter: [clauseOfFilters(left), clauseOfFilter(filter)] } },
      });
      // Not 0, of which no parts would be asked.
      return 1;
    },
    countBrands: () => [],
  };
  return {
    asking,
    aggs: () => ({
      ...Object.fromEntries(Array.from(within, ([name, one]) => [name, setCounts(one)])),
      ...Object.fromEntries(withs),
      brands: brandCounts(others({ facet: 'brand' })),
    }),
    reading: ({ aggregations = {} }: SearchAnswer): FacetCounter => ({
      countSets(lifted, sets) {
        const counted = aggregations[nameOf(others(lifted))];
        const counts = new Map(
          bucketsOf(counted, 'sets').map(({ key, doc_count }) => [String(key), doc_count]),
        );
        return { size: counted?.doc_count ?? 0, counts: sets.map((set) => counts.get(String(set)) ?? 0) };
      },
      countWith: (filter) => aggregations[nameWith(filter)]?.doc_count ?? 0,
      countBrands: () =>
        bucketsOf(aggregations.brands, 'brands').map(({ key, doc_count }) => ({
          value: String(key),
          count: doc_count,
        })),
    }),
  };
}

function setCounts({ filters, sets }: Within): Clause {
  const include = [...sets].sort((a, b) => a - b).map(String);
  return {
    filter: clauseOfFilters(filters),
    aggs: { sets: { terms: { field: 'sets', include, size: include.length } } },
  };
}

function brandCounts(filters: readonly Filter[]): Clause {
  const order = [{ _count: 'desc' }, { _key: 'asc' }];
  return {
    filter: clauseOfFilters(filters),
    aggs: { brands: { terms: { field: 'brand', size: MAX_BRAND_FACETS, order } } },
  };
}
