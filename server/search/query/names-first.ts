import type { Allergen } from '#contract/allergens.ts';
import type { SearchEngine, SearchPage, SearchQuery } from '#server/search/engine.ts';
import { type AskedQuery, keptWithNames, withNames } from './apply-term.ts';

export interface PageOfParts {
  readonly page: SearchPage;
  /** The searches whose lists, one after the other, are the whole list of the page. */
  readonly parts: readonly SearchQuery[];
}

/** Allergens of a term that order its products: "nut free" is two, and each doubles the searches. */
const MAX_ORDERING = 3;

type Search = Pick<SearchEngine, 'search'>;

/**
 * Of the products of a page that has been found, those first whose names or ingredients state the conditions of the term
 * as well: "low fat yogurt" lists what is called so before other yogurts that have little fat. Then those that a source
 * declares free from the allergens of the term, and those of which that is not known last. The same products, totals and pages.
 */
export async function namesFirst(
  search: Search,
  typed: string,
  asked: AskedQuery,
  page: SearchPage,
): Promise<PageOfParts> {
  const { query, understood } = asked;
  const asFound = { page, parts: [query] };
  if (query.sort !== 'relevance' || page.total < 2) return asFound;
  const term = page.leftOut ? keptWithNames(asked, page.leftOut.words) : withNames(typed, asked);
  const plain = listOnly(query);
  const named = term === undefined ? undefined : { ...plain, term };
  const isNamed = named !== undefined && (await namesAny(search, named));
  const allergens = understood.flatMap((one) => (one.kind === 'allergen' ? [one.allergen] : []));
  const rest = isNamed ? { ...plain, except: named.term } : plain;
  const parts = [...(isNamed ? [named] : []), ...freeFirst(rest, [...new Set(allergens)])];
  if (parts.length === 1) return asFound;
  const { total, bodies } = await listParts(search, parts);
  // Read together with the other words a word may mean more, such as another name of the whole: then the order stays.
  return total === page.total ? { page: { ...page, bodies }, parts } : asFound;
}

/** The search without anything that is counted or suggested beside its list. */
function listOnly(query: SearchQuery): SearchQuery {
  return { ...query, close: false, facets: false, standardFacets: [], lawFacet: false, histograms: [] };
}

async function namesAny(search: Search, named: SearchQuery): Promise<boolean> {
  const { total, leftOut } = await search.search({ ...named, offset: 0, limit: 0 });
  return total > 0 && leftOut === null;
}

/** The search in parts: each allergen halves those before it, into what is declared free from it and the rest. */
function freeFirst(query: SearchQuery, allergens: readonly Allergen[]): SearchQuery[] {
  return allergens
    .slice(0, MAX_ORDERING)
    .reduce((parts, allergen) => parts.flatMap(inHalves(allergen)), [query]);
}

function inHalves(allergen: Allergen) {
  return (query: SearchQuery): SearchQuery[] =>
    [{ unknown: true }, { free: true }].map((change) => ({
      ...query,
      exclusions: query.exclusions.map((one) => (one.allergen === allergen ? { ...one, ...change } : one)),
    }));
}

/** A page of the lists of the parts, one after the other, each as if it were searched alone. */
async function listParts(search: Search, parts: readonly SearchQuery[]) {
  const bodies: Uint8Array[] = [];
  let total = 0;
  for (const part of parts) {
    const { offset, limit } = part;
    const page = await search.search({
      ...part,
      offset: Math.max(0, offset - total),
      limit: limit - bodies.length,
    });
    bodies.push(...page.bodies);
    total += page.total;
  }
  return { total, bodies };
}
