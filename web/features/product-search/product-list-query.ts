import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '#contract/contracts.ts';
import { GUIDELINE_KEYS, GUIDELINES } from '#contract/guideline.ts';
import type { LawAnswer, LawChannel, LawPlace } from '#contract/ingredient-laws.ts';
import type { LawKey } from '#contract/law-titles.ts';
import { DEFAULT_PAGE_SIZE } from '#contract/paging.ts';
import { isFilteredByDay } from '#web/features/product-facts/judged-search.ts';
import { call } from '#web/lib/call.ts';
import { unwrap } from '#web/lib/call-error.ts';
import { NO_CATEGORY, type ProductSearch } from './product-search.ts';
import { verdictsOf } from './verdict-choices.ts';

type ListQuery = RequestOf<'GET /api/products'>['query'];

/** The call behind a state of the page; what only changes the screen is not part of it. */
export function toListQuery(search: ProductSearch): ListQuery {
  const size = search.size ?? DEFAULT_PAGE_SIZE;
  const page = search.page ?? 1;
  return {
    ...(search.q && { search_term: search.q }),
    ...(search.as_words && { as_words: search.as_words }),
    ...(search.category && search.category !== NO_CATEGORY && { family_title: [...search.category] }),
    ...guidelineParameters(search),
    ...(search.nova && { nova_label: [...search.nova] }),
    ...(search.diet && { diet: [...search.diet] }),
    ...(search.without && { exclude_allergen: exclusions(search) }),
    ...(search.brand && { brand: search.brand }),
    ...(search.nutrient && { nutrient: [...search.nutrient] }),
    ...(search.standard && { standard: [...search.standard] }),
    ...(search.ingredient_laws && { ingredient_laws: search.ingredient_laws as LawAnswer }),
    ...(search.law && { law: search.law as LawKey[] }),
    ...(isFilteredByDay(search) && judgedBy(search)),
    ...(search.price && { price: search.price }),
    ...(search.sort && { sort: search.sort }),
    facets: 'true',
    limit: String(size),
    offset: String((page - 1) * size),
  };
}

/** The day, places and channels of an address as calls take them, known or not: every page loads this. */
export function judgedBy({
  day,
  place,
  channel,
}: ProductSearch): Pick<ListQuery, 'day' | 'place' | 'channel'> {
  return {
    ...(day && { day }),
    ...(place && { place: place as LawPlace[] }),
    ...(channel && { channel: channel as LawChannel[] }),
  };
}

/** The call for what is counted beside the list. */
export function countQuery(search: ProductSearch): ListQuery {
  const { sort: _sort, facets: _facets, offset: _offset, ...filters } = toListQuery(search);
  return { ...filters, limit: '1' };
}

/** A pass alone is asked for by a parameter of its own; with others it is one of the verdicts that will do. */
function guidelineParameters(search: ProductSearch): Partial<ListQuery> {
  const query: Partial<ListQuery> = {};
  for (const key of GUIDELINE_KEYS) {
    const { passes, verdict } = GUIDELINES[key];
    const chosen = verdictsOf(search, key);
    if (chosen.length === 1 && chosen[0] === 'pass') query[passes] = 'true';
    else if (chosen.length > 0) query[verdict] = chosen;
  }
  return query;
}

/** `milk` leaves out what contains, names or may contain it, `milk:contains` no traces, `milk:unknown` silence too. */
function exclusions({ without = [], traces, undeclared }: ProductSearch): string[] {
  return without.flatMap((allergen) => [
    traces === 'show' ? `${allergen}:contains` : allergen,
    ...(undeclared === 'hide' ? [`${allergen}:unknown`] : []),
  ]);
}

/** One page of the list. The previous page stays on the screen until the next one is there. */
export function productListQuery(search: ProductSearch) {
  const query = { ...toListQuery(search), ...(search.q && { also_close: 'true' as const }) };
  return queryOptions({
    queryKey: ['products', 'list', query],
    queryFn: async ({ signal }) => unwrap(await call('GET /api/products', { query, signal })),
    placeholderData: keepPreviousData,
  });
}
