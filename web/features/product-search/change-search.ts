import { FAMILY_TITLES } from '#contract/categories.ts';
import { DEFAULT_PAGE_SIZE } from '#contract/paging.ts';
import type { Suggestion } from '#contract/products.schema.ts';
import { clean, defaultSort, type PageSize, type ProductSearch } from './product-search.ts';

/** The fields that say which products are listed. */
export type Filters = Pick<
  ProductSearch,
  | 'category'
  | 'guideline'
  | 'verdict'
  | 'nova'
  | 'diet'
  | 'without'
  | 'traces'
  | 'undeclared'
  | 'brand'
  | 'nutrient'
  | 'standard'
  | 'ingredient_laws'
  | 'law'
  | 'price'
>;

/** A change of what is listed starts again at page 1 and closes what was open. */
export function changeFilters(search: ProductSearch, change: Filters): ProductSearch {
  const next = { ...search, ...change, ...CLOSED, page: undefined };
  return clean(next.without?.length ? next : { ...next, traces: undefined, undeclared: undefined });
}

export function clearFilters(search: ProductSearch): ProductSearch {
  return changeFilters(search, NO_FILTERS);
}

/** A new term; a sort that only makes sense with one goes when it goes, and equals the default when it comes. */
export function changeTerm(search: ProductSearch, term: string): ProductSearch {
  const q = term.trim() === '' ? undefined : term.trim();
  const sort = search.sort === 'relevance' || search.sort === defaultSort(q) ? undefined : search.sort;
  return clean({ ...search, ...CLOSED, q, as_words: undefined, sort, page: undefined });
}

/** A brand or a category takes the term's place as a filter; what else was suggested becomes the term. */
export function changeBySuggestion(search: ProductSearch, { kind, text }: Suggestion): ProductSearch {
  const category = FAMILY_TITLES.find((title) => kind === 'category' && title === text);
  if (kind !== 'brand' && category === undefined) return changeTerm(search, text);
  return changeFilters(changeTerm(search, ''), category ? { category: [category] } : { brand: text });
}

export function changeSort(search: ProductSearch, sort: ProductSearch['sort']): ProductSearch {
  return clean({ ...search, sort: sort === defaultSort(search.q) ? undefined : sort, page: undefined });
}

export function changePage(search: ProductSearch, page: number): ProductSearch {
  return clean({ ...search, ...CLOSED, page: page <= 1 ? undefined : page });
}

/** A new page size shows the page that holds the first product shown before. */
export function changeSize(search: ProductSearch, from: PageSize, to: PageSize): ProductSearch {
  const first = ((search.page ?? 1) - 1) * from;
  const size = to === DEFAULT_PAGE_SIZE ? undefined : to;
  return changePage({ ...search, size }, Math.floor(first / to) + 1);
}

export type ProductView = 'cards' | 'list' | 'picture';

export function viewOf(search: ProductSearch): ProductView {
  return search.view ?? 'cards';
}

export function changeView(search: ProductSearch, view: ProductView): ProductSearch {
  return clean({ ...search, view: view === 'cards' ? undefined : view });
}

const CLOSED = { product: undefined, quick: undefined } as const;

const NO_FILTERS: Required<Filters> = {
  category: undefined,
  guideline: undefined,
  verdict: undefined,
  nova: undefined,
  diet: undefined,
  without: undefined,
  traces: undefined,
  undeclared: undefined,
  brand: undefined,
  nutrient: undefined,
  standard: undefined,
  ingredient_laws: undefined,
  law: undefined,
  price: undefined,
};
