import type { Facets } from '#contract/facets.schema.ts';
import { type Filter, isLifted, listFilters } from '../embedded/query/filters.ts';
import { listRelaxations } from '../embedded/query/list-relaxations.ts';
import { parseQuery } from '../embedded/query/parse-query.ts';
import {
  correctedTermOf,
  exceptFor,
  type ParsedQuery,
  struckWordsOf,
} from '../embedded/query/parsed-query.ts';
import { listPutBacks } from '../embedded/query/put-backs.ts';
import { widenQuery } from '../embedded/query/widen-query.ts';
import type { SearchPage, SearchQuery } from '../engine.ts';
import { tooDeep } from '../search-failure.ts';
import type { FindAlternatives } from '../words/find-alternatives.ts';
import { type Hit, type SearchBody, totalOf } from './answer.ts';
import { askClose } from './ask-close.ts';
import type { Ask } from './ask-in-rounds.ts';
import { clusterLexicon } from './cluster-lexicon.ts';
import { clusterMatches, countMatches } from './cluster-matches.ts';
import { planFacets } from './facet-plan.ts';
import { askHistogram } from './histogram-plan.ts';
import { DEEPEST_ROW } from './mapping.ts';
import { pageBody } from './page-body.ts';

/** A page whose bodies and facets are no bytes yet. */
export interface PageOfHits extends Omit<SearchPage, 'bodies' | 'close' | 'facets'> {
  readonly hits: readonly Hit[];
  readonly facets: Facets | undefined;
  readonly close: { readonly hits: readonly Hit[]; readonly without: readonly string[] } | null;
}

/** The same steps as `searchGeneration`, asking a cluster. */
export function searchCluster(ask: Ask, query: SearchQuery, findAlternatives: FindAlternatives): PageOfHits {
  const { parsed, filters, wider } = readQuery(ask, query, findAlternatives);
  const facets = query.facets ? planFacets(query, filters) : undefined;
  const page = ask.now(pageBody(parsed, query, filters, facets));
  const total = totalOf(page) ?? 0;
  if (query.offset < total && query.offset + query.limit > DEEPEST_ROW) throw tooDeep(DEEPEST_ROW);
  const words = struckWordsOf(parsed);
  const count = (term: string) => {
    const other = readQuery(ask, { ...query, term }, findAlternatives);
    return { parsed: other.parsed, total: countMatches(ask, other.parsed, filters) ?? 0 };
  };
  return {
    total,
    hits: query.offset < total ? page.hits.hits : [],
    close: askClose(ask, query, parsed, filters, total),
    correctedTerm: correctedTermOf(parsed),
    leftOut: words && {
      words,
      putBacks: listPutBacks(query.term, wider?.leftOut ?? [], count),
      isFound: wider?.isFound ?? false,
    },
    facets: facets?.read(page),
    relaxations: query.facets && total === 0 ? relax(ask, parsed, filters) : undefined,
    histograms: query.histograms.map((figure) => askHistogram(ask, figure, parsed, filters)),
  };
}

/** The search for the first rows of a list that is then read to its end, a row's GTIN alone. */
export function planList(ask: Ask, query: SearchQuery, findAlternatives: FindAlternatives): SearchBody {
  const { parsed, filters } = readQuery(ask, query, findAlternatives);
  const { from: _, ...body } = pageBody(parsed, query, filters, undefined);
  return { ...body, track_total_hits: false, _source: ['gtin'] };
}

/** What the term is read as, and the filters. */
function readQuery(ask: Ask, query: SearchQuery, findAlternatives: FindAlternatives) {
  const lexicon = clusterLexicon(ask, findAlternatives);
  const filters = listFilters(query);
  const asTyped = exceptFor(parseQuery(query.term, lexicon), parseQuery(query.except, lexicon));
  const others = clusterMatches(ask, lexicon);
  // Until it is known, many are taken to be found: so it mostly is.
  const countAsked = () => countMatches(ask, asTyped, []) ?? Number.POSITIVE_INFINITY;
  const wider = widenQuery(asTyped, countAsked, others);
  return { parsed: wider?.query ?? asTyped, filters, wider };
}

function relax(ask: Ask, parsed: ParsedQuery, filters: readonly Filter[]) {
  return listRelaxations(filters, (lifted) => {
    const left = filters.filter((filter) => !isLifted(filter, lifted));
    return countMatches(ask, parsed, left) ?? 0;
  });
}
