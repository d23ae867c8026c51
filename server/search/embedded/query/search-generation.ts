import type { Facets } from '#contract/facets.schema.ts';
import type { SearchPage, SearchQuery } from '../../engine.ts';
import type { FindAlternatives } from '../../words/find-alternatives.ts';
import { fillsPage } from './close-words.ts';
import { countFacets } from './count-facets.ts';
import { countHistogram } from './count-histogram.ts';
import { facetCounterOf } from './facet-counter.ts';
import { listFilters } from './filters.ts';
import { type Generation, type Hit, lexiconOf, NO_ALTERNATIVES } from './generation.ts';
import { countWithout } from './lift-filters.ts';
import { type CloseHits, listClose } from './list-close.ts';
import { listRelaxations } from './list-relaxations.ts';
import { countFound, matchGeneration, totalOf } from './match-segment.ts';
import { pageOfMatches } from './merge-hits.ts';
import { parseQuery } from './parse-query.ts';
import { correctedTermOf, exceptFor, struckWordsOf } from './parsed-query.ts';
import { termMatchesOf } from './term-matches.ts';
import { widenQuery } from './widen-query.ts';

/** A page whose bodies the caller reads from storage. */
interface Answer extends Omit<SearchPage, 'bodies' | 'close' | 'facets'> {
  readonly hits: readonly Hit[];
  readonly close: CloseHits | null;
  readonly facets: Facets | undefined;
}

export function searchGeneration(
  generation: Generation,
  query: SearchQuery,
  findAlternatives: FindAlternatives = NO_ALTERNATIVES,
): Answer {
  const lexicon = lexiconOf(generation, findAlternatives);
  const filters = listFilters(query);
  const asTyped = exceptFor(parseQuery(query.term, lexicon), parseQuery(query.except, lexicon));
  const asked = matchGeneration(generation, asTyped, filters);
  const others = termMatchesOf(generation, lexicon, filters);
  const wider = widenQuery(asTyped, () => countFound(asked), others);
  const parsed = wider?.query ?? asTyped;
  const matches = wider ? matchGeneration(generation, parsed, filters) : asked;
  const total = totalOf(matches);
  const words = struckWordsOf(parsed);
  const isRelevanceOfNothing = query.sort === 'relevance' && parsed.kind !== 'match';
  const hits = pageOfMatches(
    matches,
    isRelevanceOfNothing ? 'popularity' : query.sort,
    query.offset,
    query.limit,
  );
  const answer = {
    total,
    hits,
    correctedTerm: correctedTermOf(parsed),
    leftOut: words && { words, putBacks: wider?.putBacks ?? [], isFound: wider?.isFound ?? false },
    facets: query.facets ? countFacets(facetCounterOf(matches), query) : undefined,
    relaxations:
      query.facets && total === 0
        ? listRelaxations(filters, (lifted) => countWithout(matches, lifted))
        : undefined,
    histograms: query.histograms.map((figure) => countHistogram(matches, figure)),
  };
  // Last, as it takes the sets of the matches.
  const close = fillsPage(query, total) ? listClose(generation, parsed, filters, hits, query) : null;
  return { ...answer, close };
}
