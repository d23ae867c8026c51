import { t } from 'ttag';
import { listActiveFilters } from '#web/features/product-search/active-filters.ts';
import { sortOptions } from '#web/features/product-search/filter-words.ts';
import { knownAnswers } from '#web/features/product-search/known-answers.ts';
import { toListQuery } from '#web/features/product-search/product-list-query.ts';
import { type ProductSearch, parseProductSearch } from '#web/features/product-search/product-search.ts';
import type { ListPath } from '#web/features/product-search/use-product-search.ts';
import { buildQuery, readQuery } from '#web/lib/build-query.ts';

/** The address of a search from its first page, with nothing open over it. */
export function addressOf(path: ListPath, search: ProductSearch): string {
  const { page, product, quick, ...kept } = search;
  return path + buildQuery(kept);
}

/** The query of the call that answers a search, whichever page of it. */
export function queryOf(search: ProductSearch): string {
  const { facets, limit, offset, ...query } = toListQuery(search) ?? {};
  return buildQuery(query).slice(1);
}

/** What a search asks for, in words: `soup, Sodium up to 140 mg`. */
function wordsOf(search: ProductSearch): string {
  const filters = listActiveFilters(search).map(({ label }) => label);
  const words = [...(search.q ? [`“${search.q}”`] : []), ...filters];
  return words.length === 0 ? t`All products` : words.join(', ');
}

/** A name to begin with. */
export function nameOf(search: ProductSearch): string {
  return wordsOf(search).replaceAll(/[“”]/g, '');
}

/** A saved address in words, with its order where one was chosen. */
export function addressWords(address: string): string {
  const search = knownAnswers(parseProductSearch(readQuery(address.split('?')[1] ?? '')));
  const sort = sortOptions(search).find(({ value }) => value === search.sort);
  return sort ? t`${wordsOf(search)}; by ${sort.label.toLowerCase()}` : wordsOf(search);
}
