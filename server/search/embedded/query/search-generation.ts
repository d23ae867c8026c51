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
import { listPutBacks } from './put-backs.ts';
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
  const others = termMatchesOf(generation, lexicon);
  const except = parseQuery(query.except, lexicon);
  const read = (term: string) => {
    const asTyped = exceptFor(parseQuery(term, lexicon), except);
    const asked = matchGeneration(generation, asTyped, filters);
    const wider = widenQuery(asTyped, () => countFound(asked), others);
    const parsed = wider?.query ?? asTyped;
    return { wider, parsed, matches: wider ? matchGeneration(generation, parsed, filters) : asked };
  };
  const count = (term: string) => {
    const { parsed, matches } = read(term);
    return { parsed, total: totalOf(matches) };
  };
  const { wider, parsed, matches } = read(query.term);
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
    facets: query.facets ? countFacets(facetCounterOf(matches), query) : undefined,
    relaxations:
      query.facets && total === 0
        ? listRelaxations(filters, (lifted) => countWithout(matches, lifted))
        : undefined,
    histograms: query.histograms.map((figure) => countHistogram(matches, figure)),
  };
  // Last, as these take the sets of the matches.
  const close = fillsPage(query, total) ? listClose(generation, parsed, filters, hits, query) : null;
  const putBacks = words ? listPutBacks(query.term, wider?.leftOut ?? [], count) : [];
  return { ...answer, close, leftOut: words && { words, putBacks, isFound: wider?.isFound ?? false } };
}
