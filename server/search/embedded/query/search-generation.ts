import type { Facets, Relaxation } from '#contract/products.schema.ts';
import type { SearchQuery } from '../../engine.ts';
import { countFacets } from './count-facets.ts';
import { listFilters } from './filters.ts';
import { type Generation, type Hit, lexiconOf } from './generation.ts';
import { matchSegment } from './match-segment.ts';
import { pageOfMatches } from './merge-hits.ts';
import { type ParsedQuery, parseQuery } from './parse-query.ts';
import { listRelaxations } from './relax-filters.ts';

/** What the index answers: products by their place in it, to be read from storage by the caller. */
export interface Answer {
  readonly total: number;
  readonly hits: readonly Hit[];
  readonly correctedTerm: string | null;
  readonly facets: Facets | undefined;
  readonly relaxations: readonly Relaxation[] | undefined;
}

export function searchGeneration(generation: Generation, query: SearchQuery): Answer {
  const parsed = parseQuery(query.term, lexiconOf(generation));
  const filters = listFilters(query);
  const matches = generation.segments.map((segment) => matchSegment(segment, parsed, filters));
  const total = matches.reduce((sum, match) => sum + match.total, 0);
  const isRelevanceOfNothing = query.sort === 'relevance' && parsed.kind !== 'match';
  return {
    total,
    hits: pageOfMatches(matches, isRelevanceOfNothing ? 'popularity' : query.sort, query.offset, query.limit),
    correctedTerm: correctedTermOf(parsed),
    facets: query.facets ? countFacets(matches, query) : undefined,
    relaxations: query.facets && total === 0 ? listRelaxations(matches, filters) : undefined,
  };
}

function correctedTermOf(parsed: ParsedQuery): string | null {
  return parsed.kind === 'match' && parsed.isCorrected ? parsed.read.join(' ') : null;
}
