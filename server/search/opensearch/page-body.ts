import type { Filter } from '../embedded/query/filters.ts';
import { conditionsOf, type ParsedQuery } from '../embedded/query/parsed-query.ts';
import type { SearchQuery } from '../engine.ts';
import type { SearchBody } from './answer.ts';
import type { Clause } from './clause.ts';
import type { FacetPlan } from './facet-plan.ts';
import { clauseOfFilter, clauseOfFilters } from './filter-clause.ts';
import { DEEPEST_ROW } from './mapping.ts';
import { sortClause } from './sort-clause.ts';
import { findTerm, scoreTerm } from './term-clause.ts';

/**
 * The search for a page. With facets, filters come after: these count products that some filters would take away. A page
 * too deep to be answered is asked for its total alone.
 */
export function pageBody(
  parsed: ParsedQuery,
  { sort, offset, limit }: Pick<SearchQuery, 'sort' | 'offset' | 'limit'>,
  filters: readonly Filter[],
  facets: FacetPlan | undefined,
): SearchBody {
  const isRanked = sort === 'relevance' && parsed.kind === 'match' && conditionsOf(parsed).length > 0;
  const term = isRanked ? scoreTerm(parsed) : findTerm(parsed);
  const isTooDeep = offset + limit > DEEPEST_ROW;
  return {
    ...(facets === undefined
      ? { query: narrowed(term, filters) }
      : { query: term, post_filter: clauseOfFilters(filters), aggs: facets.aggs }),
    track_total_hits: true,
    from: isTooDeep ? 0 : offset,
    size: isTooDeep ? 1 : limit,
    sort: sortClause(sort === 'relevance' && !isRanked ? 'popularity' : sort),
    _source: ['gtin', 'name', 'body'],
  };
}

/** Filters change no score. */
function narrowed(term: Clause, filters: readonly Filter[]): Clause {
  return filters.length === 0 ? term : { bool: { must: [term], filter: filters.map(clauseOfFilter) } };
}
