import type { SearchEngine, SearchPage, SearchQuery } from '#server/search/engine.ts';
import { type AskedQuery, keptWithNames, withNames } from './apply-term.ts';

export interface PageOfParts {
  readonly page: SearchPage;
  /** The searches whose lists, one after the other, are the whole list of the page. */
  readonly parts: readonly SearchQuery[];
}

/**
 * Of the products of a page that has been found, those first whose names or ingredients state the conditions of the term
 * as well: "low fat yogurt" lists what is called so before other yogurts that have little fat. The same products, totals
 * and pages. `typed`: the whole term.
 */
export async function namesFirst(
  search: Pick<SearchEngine, 'search'>,
  typed: string,
  asked: AskedQuery,
  page: SearchPage,
): Promise<PageOfParts> {
  const { query } = asked;
  const asFound = { page, parts: [query] };
  const term = page.leftOut ? keptWithNames(asked, page.leftOut.words) : withNames(typed, asked);
  if (term === undefined || query.sort !== 'relevance' || page.total < 2) return asFound;
  const plain = {
    ...query,
    close: false,
    facets: false,
    standardFacets: [],
    lawFacet: false,
    histograms: [],
  };
  const first = await search.search({ ...plain, term });
  if (first.total === 0 || first.leftOut !== null) return asFound;
  const rest = await search.search({
    ...plain,
    except: term,
    offset: Math.max(0, query.offset - first.total),
    limit: query.limit - first.bodies.length,
  });
  // Read together with the other words a word may mean more, such as another name of the whole: then the order stays.
  if (first.total + rest.total !== page.total) return asFound;
  const parts = [
    { ...plain, term },
    { ...plain, except: term },
  ];
  return { page: { ...page, bodies: [...first.bodies, ...rest.bodies] }, parts };
}
