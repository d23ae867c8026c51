import { ALL_CATEGORIES } from '#contract/categories.ts';
import { GUIDELINES } from '#contract/guideline.ts';
import type { Sort } from '#contract/products.ts';
import { categoriesFilter } from './active-filters.ts';
import { NO_CATEGORY, type ProductSearch } from './product-search.ts';

/** What is chosen, in the few words a closed control has room for. */

export function guidelineWords({ guideline = [] }: ProductSearch): string {
  if (guideline.length === 0) return 'Any';
  const [first] = guideline;
  return guideline.length === 1 && first ? GUIDELINES[first] : `${guideline.length} chosen`;
}

export function categoryWords(search: ProductSearch): string {
  const { category } = search;
  if (category === undefined) return ALL_CATEGORIES;
  if (category === NO_CATEGORY) return 'None chosen';
  return category.length === 1 ? (category[0] ?? '') : categoriesFilter(search).label;
}

const SORT_NAMES: Readonly<Record<Sort, string>> = {
  relevance: 'Relevance',
  popularity: 'Popularity',
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
  name: 'Name',
};

/** Relevance means something only where there is a term to be relevant to. */
export function sortOptions({ q }: ProductSearch): { readonly value: Sort; readonly label: string }[] {
  const sorts: Sort[] = ['popularity', 'price-low', 'price-high', 'name'];
  return (q ? (['relevance', ...sorts] as const) : sorts).map((value) => ({
    value,
    label: SORT_NAMES[value],
  }));
}
