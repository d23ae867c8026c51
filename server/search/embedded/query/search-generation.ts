import type { SearchPage, SearchQuery } from '../../engine.ts';
import { countFacets } from './count-facets.ts';
import { listFilters } from './filters.ts';
import { type Generation, type Hit, lexiconOf } from './generation.ts';
import { listRelaxations } from './lift-filters.ts';
import { matchSegment } from './match-segment.ts';
import { pageOfMatches } from './merge-hits.ts';
import { type ParsedQuery, parseQuery } from './parse-query.ts';

/** A page whose bodies the caller reads from storage. */
interface Answer extends Omit<SearchPage, 'bodies'> {
  readonly hits: readonly Hit[];
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
