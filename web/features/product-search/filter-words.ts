import { t } from 'ttag';
import { ALL_CATEGORIES } from '#contract/categories.ts';
import { GUIDELINES } from '#contract/guideline.ts';
import type { LawAnswer } from '#contract/ingredient-laws.ts';
import { nutrientOrderOf } from '#contract/nutrient-sort.ts';
import { NUTRIENTS } from '#contract/nutrition.ts';
import { PLAIN_SORTS, type PlainSort, type Sort } from '#contract/products.ts';
import { categoryName } from '#web/features/product-facts/category-names.ts';
import { LAW_ANSWER_WORDS, NAMED_WORDS } from '#web/features/product-facts/law-answer-words.ts';
import { categoriesFilter, choiceWords } from './active-filters.ts';
import { NO_CATEGORY, type ProductSearch, sortOf } from './product-search.ts';

/** What is chosen, in the few words a closed control has room for. */

export function guidelineWords({ guideline = [], verdict = [] }: ProductSearch): string {
  const chosen = [...guideline.map((key) => GUIDELINES[key].name), ...verdict.map(choiceWords)];
  return chosen.length > 1 ? t`${chosen.length} chosen` : (chosen[0] ?? t`Any`);
}

export function categoryWords(search: ProductSearch): string {
  const { category } = search;
  if (category === undefined || category === NO_CATEGORY) return ALL_CATEGORIES;
  return category.length === 1 ? categoryName(category[0] ?? '') : categoriesFilter(search).label;
}

export function lawWords({ ingredient_laws, law }: ProductSearch): string {
  return (law ? NAMED_WORDS : LAW_ANSWER_WORDS)[ingredient_laws as LawAnswer] ?? t`Any`;
}

const SORT_NAMES: Readonly<Record<PlainSort, string>> = {
  relevance: t`Relevance`,
  popularity: t`Popularity`,
  'price-low': t`Price, low to high`,
  'price-high': t`Price, high to low`,
  name: t`Name`,
};

/** Relevance needs a term. A nutrient, which only the table sorts by, is named elsewhere while it is in use. */
export function sortOptions(search: ProductSearch): { readonly value: Sort; readonly label: string }[] {
  const current = nutrientSortName(sortOf(search));
  return [
    ...(current === undefined ? [] : [{ value: sortOf(search), label: current }]),
    ...PLAIN_SORTS.filter((sort) => sort !== 'relevance' || search.q).map((value) => ({
      value,
      label: SORT_NAMES[value],
    })),
  ];
}

/** `Sodium, high to low`; undefined for a sort that is by no nutrient. */
function nutrientSortName(sort: Sort): string | undefined {
  const order = nutrientOrderOf(sort);
  if (!order) return undefined;
  const { name } = NUTRIENTS[order.nutrient];
  const figure = order.basis === '100' ? t`${name} per 100 g` : name;
  return order.direction === 'low' ? t`${figure}, low to high` : t`${figure}, high to low`;
}
