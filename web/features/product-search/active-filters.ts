import { t } from 'ttag';
import { ALLERGENS, type Allergen } from '#contract/allergens.ts';
import { FAMILY_TITLES, type FamilyTitle } from '#contract/categories.ts';
import { GUIDELINES, type Guideline } from '#contract/guideline.ts';
import type { LawAnswer } from '#contract/ingredient-laws.ts';
import { LAW_TITLES, type LawKey } from '#contract/law-titles.ts';
import { DIET_NAMES, type DietType, type NovaLabel } from '#contract/product.ts';
import { parseNutrientRange, parseRange } from '#contract/ranges.ts';
import { categoryName } from '#web/features/product-facts/category-names.ts';
import { LAW_ANSWER_WORDS, NAMED_WORDS } from '#web/features/product-facts/law-answer-words.ts';
import { answerWords } from './answer-words.ts';
import type { Filters } from './change-search.ts';
import { NO_CATEGORY, type ProductSearch } from './product-search.ts';
import { nutrientRangeWords, priceBoundsWords } from './range-words.ts';
import type { OtherVerdict, VerdictChoice } from './verdict-choices.ts';

/** A filter that is on: its words, and the change that takes it off. */
export interface ActiveFilter {
  readonly key: string;
  readonly label: string;
  readonly removal: Filters;
}

/** More chosen categories than this are one chip: a row of twenty says less than a number. */
const MAX_CATEGORY_CHIPS = 4;

export function listActiveFilters(search: ProductSearch): ActiveFilter[] {
  const {
    guideline = [],
    verdict = [],
    nova = [],
    diet = [],
    without = [],
    nutrient = [],
    standard = [],
    brand,
    price,
  } = search;
  return [
    ...guideline.map((value) => guidelineFilter(search, value)),
    ...verdict.map((value) => verdictFilter(search, value)),
    ...standard.flatMap((value) => standardFilter(search, value)),
    ...lawsFilter(search),
    ...categoryFilters(search),
    ...(brand === undefined ? [] : [brandFilter(brand)]),
    ...nova.map((value) => novaFilter(search, value)),
    ...nutrient.flatMap((value) => nutrientRangeFilter(search, value)),
    ...(price === undefined ? [] : priceFilter(price)),
    ...diet.map((value) => dietFilter(search, value)),
    ...without.map((value) => allergenFilter(search, value)),
    ...(search.traces === 'show' ? [tracesFilter] : []),
    ...(search.undeclared === 'hide' ? [undeclaredFilter] : []),
  ];
}

type Listed = 'guideline' | 'verdict' | 'nova' | 'diet' | 'without' | 'nutrient' | 'standard';

/** One value of a filter that holds several. */
function valueFilter(search: ProductSearch, field: Listed, value: string, label: string): ActiveFilter {
  const chosen: readonly string[] | undefined = search[field];
  return { key: `${field}-${value}`, label, removal: { [field]: remove(chosen, value) } as Filters };
}

export const guidelineFilter = (search: ProductSearch, value: Guideline) =>
  valueFilter(search, 'guideline', value, GUIDELINES[value].name);

const SENTENCES: Readonly<Record<OtherVerdict, (name: string) => string>> = {
  fail: (name) => t`Fails ${name}`,
  unknown: (name) => t`${name} unknown`,
  not_applicable: (name) => t`${name} not applicable`,
};

/** `Fails Smart Snack`, `Smart Snack unknown`. */
export function choiceWords(choice: VerdictChoice): string {
  const [guideline, verdict] = choice.split(':') as [Guideline, OtherVerdict];
  return SENTENCES[verdict](GUIDELINES[guideline].name);
}

export const verdictFilter = (search: ProductSearch, value: VerdictChoice) =>
  valueFilter(search, 'verdict', value, choiceWords(value));

/** `Nutri-Score 2023: A`; none for what no standard says. */
export function standardFilter(search: ProductSearch, value: string): ActiveFilter[] {
  const words = answerWords(value);
  return words === undefined ? [] : [valueFilter(search, 'standard', value, words)];
}

/** `Ingredient laws: names nothing forbidden`, or the same of the laws that count. */
export function lawsFilter({ ingredient_laws, law = [] }: ProductSearch): ActiveFilter[] {
  const words = (law.length > 0 ? NAMED_WORDS : LAW_ANSWER_WORDS)[ingredient_laws as LawAnswer];
  if (words === undefined) return [];
  const titles = law.flatMap((key) => LAW_TITLES[key as LawKey] ?? []);
  const label = `${titles.join(', ') || t`Ingredient laws`}: ${words.toLowerCase()}`;
  return [{ key: 'ingredient_laws', label, removal: { ingredient_laws: undefined, law: undefined } }];
}

const novaFilter = (search: ProductSearch, value: NovaLabel) =>
  valueFilter(search, 'nova', value, `NOVA ${value}`);

export const dietFilter = (search: ProductSearch, value: DietType) =>
  valueFilter(search, 'diet', value, DIET_NAMES[value]);

export const allergenFilter = (search: ProductSearch, value: Allergen) =>
  valueFilter(search, 'without', value, t`Without ${ALLERGENS[value].toLowerCase()}`);

export function brandFilter(brand: string): ActiveFilter {
  return { key: 'brand', label: brand, removal: { brand: undefined } };
}

export function nutrientRangeFilter(search: ProductSearch, value: string): ActiveFilter[] {
  const range = parseNutrientRange(value);
  return range ? [valueFilter(search, 'nutrient', value, nutrientRangeWords(range))] : [];
}

export function priceFilter(price: string): ActiveFilter[] {
  const range = parseRange(price);
  if (!range) return [];
  return [{ key: 'price', label: t`Price ${priceBoundsWords(range)}`, removal: { price: undefined } }];
}

export function categoryFilter({ category }: ProductSearch, value: FamilyTitle): ActiveFilter {
  const chosen = category === NO_CATEGORY ? [] : category;
  return {
    key: `category-${value}`,
    label: categoryName(value),
    removal: { category: remove(chosen, value) },
  };
}

/** All chosen categories as one filter. */
export function categoriesFilter({ category }: ProductSearch): ActiveFilter {
  const chosen = category === NO_CATEGORY ? [] : (category ?? []);
  const missing = FAMILY_TITLES.filter((title) => !chosen.includes(title));
  const label =
    missing.length === 1
      ? t`All categories but ${categoryName(missing[0] ?? '')}`
      : t`${chosen.length} of ${FAMILY_TITLES.length} categories`;
  return { key: 'categories', label, removal: { category: undefined } };
}

const tracesFilter: ActiveFilter = {
  key: 'traces',
  label: t`“May contain” shown`,
  removal: { traces: undefined },
};

const undeclaredFilter: ActiveFilter = {
  key: 'undeclared',
  label: t`Undeclared hidden`,
  removal: { undeclared: undefined },
};

function categoryFilters(search: ProductSearch): ActiveFilter[] {
  const { category } = search;
  if (category === undefined || category === NO_CATEGORY) return [];
  if (category.length > MAX_CATEGORY_CHIPS) return [categoriesFilter(search)];
  return category.map((title) => categoryFilter(search, title));
}

export function remove<T>(values: readonly T[] | undefined, value: T): readonly T[] | undefined {
  const rest = (values ?? []).filter((each) => each !== value);
  return rest.length === 0 ? undefined : rest;
}
