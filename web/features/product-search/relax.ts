import { t } from 'ttag';
import { ALLERGEN_KEYS } from '#contract/allergens.ts';
import { GUIDELINE_KEYS, GUIDELINES, type Guideline } from '#contract/guideline.ts';
import { NUTRIENT_LABELS, NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import { DIET_TYPES } from '#contract/product.ts';
import type { Relaxation } from '#contract/products.schema.ts';
import { parseNutrientRange } from '#contract/ranges.ts';
import { STANDARD_TITLES } from '#contract/standard-names.ts';
import type { StandardKey } from '#contract/standards.ts';
import {
  type ActiveFilter,
  allergenFilter,
  brandFilter,
  categoriesFilter,
  categoryFilter,
  dietFilter,
  guidelineFilter,
  lawsFilter,
  nutrientRangeFilter,
  priceFilter,
  remove,
  standardFilter,
  verdictFilter,
} from './active-filters.ts';
import { changeFilters } from './change-search.ts';
import { NO_CATEGORY, type ProductSearch } from './product-search.ts';
import { VERDICT_CHOICES, verdictsOf } from './verdict-choices.ts';

/** The ways out of an empty list, most products first: what to take away, where that leads, how many are there. */
export function listWaysOut(search: ProductSearch, relaxations: readonly Relaxation[]) {
  const ways = relaxations.flatMap((relaxation) => {
    const { total } = relaxation;
    if (total === 0) return [];
    const filter = findFilter(search, relaxation);
    return filter ? [{ ...filter, total, next: changeFilters(search, filter.removal) }] : [];
  });
  const best = ways.sort((a, b) => b.total - a.total);
  return best.filter((way, i) => best.findIndex(({ key }) => key === way.key) === i);
}

function findFilter(search: ProductSearch, { facet, value }: Relaxation): ActiveFilter | undefined {
  switch (facet) {
    case 'guideline':
      return wrap(GUIDELINE_KEYS, value, (guideline) => verdictsFilter(search, guideline));
    case 'brand':
      return search.brand === undefined ? undefined : brandFilter(search.brand);
    case 'category':
      return findCategoryFilter(search);
    case 'nova':
      return novaLabelsFilter(search);
    case 'diet':
      return wrap(DIET_TYPES, value, (diet) => dietFilter(search, diet));
    case 'allergen':
      return wrap(ALLERGEN_KEYS, value, (allergen) => allergenFilter(search, allergen));
    case 'nutrient':
      return wrap(NUTRIENT_LABELS, value, (nutrient) => nutrientFilter(search, nutrient));
    case 'standard':
      return answersFilter(search, value);
    case 'ingredient_laws':
      return lawsFilter(search)[0];
    case 'price':
      return search.price === undefined ? undefined : priceFilter(search.price)[0];
  }
}

/** Any of the chosen categories may match, so taking one of several away brings nothing back: all go. */
function findCategoryFilter(search: ProductSearch): ActiveFilter | undefined {
  if (search.category === undefined || search.category === NO_CATEGORY) return undefined;
  const [first] = search.category;
  return search.category.length === 1 && first ? categoryFilter(search, first) : categoriesFilter(search);
}

/** As with categories. */
function novaLabelsFilter({ nova = [] }: ProductSearch): ActiveFilter | undefined {
  if (nova.length === 0) return undefined;
  return { key: 'nova', label: `NOVA ${nova.join(', ')}`, removal: { nova: undefined } };
}

/** All that is chosen of one guideline as one filter: any of its verdicts will do, so they go together. */
function verdictsFilter(search: ProductSearch, guideline: Guideline): ActiveFilter | undefined {
  const chosen = verdictsOf(search, guideline);
  const others = (search.verdict ?? []).filter((choice) => choice.startsWith(`${guideline}:`));
  const [first] = others;
  if (chosen.length === 1) return first ? verdictFilter(search, first) : guidelineFilter(search, guideline);
  if (chosen.length === 0) return undefined;
  return {
    key: `verdicts-${guideline}`,
    label: t`${chosen.length} verdicts of ${GUIDELINES[guideline].name}`,
    removal: {
      guideline: remove(search.guideline, guideline),
      verdict: VERDICT_CHOICES.filter(
        (choice) => search.verdict?.includes(choice) && !others.includes(choice),
      ),
    },
  };
}

/** All ranges of one nutrient as one filter. */
function nutrientFilter(search: ProductSearch, nutrient: NutrientLabel): ActiveFilter | undefined {
  const { nutrient: ranges = [] } = search;
  const rest = ranges.filter((text) => parseNutrientRange(text)?.nutrient !== nutrient);
  const [first, ...more] = ranges.filter((text) => !rest.includes(text));
  if (first === undefined) return undefined;
  if (more.length === 0) return nutrientRangeFilter(search, first)[0];
  return {
    key: `nutrient-${nutrient}`,
    label: t`${more.length + 1} ranges of ${NUTRIENTS[nutrient].name}`,
    removal: { nutrient: rest },
  };
}

/** All answers of one standard as one filter: any of them will do, so they go together. */
function answersFilter(search: ProductSearch, standard: string | null): ActiveFilter | undefined {
  const { standard: chosen = [] } = search;
  const rest = chosen.filter((answer) => !answer.startsWith(`${standard}:`));
  const [first, ...more] = chosen.filter((answer) => !rest.includes(answer));
  const title = STANDARD_TITLES[standard as StandardKey];
  if (first === undefined) return undefined;
  if (more.length === 0) return standardFilter(search, first)[0];
  return {
    key: `standard-${standard}`,
    label: t`${more.length + 1} answers of ${title}`,
    removal: { standard: rest },
  };
}

function wrap<T extends string>(
  known: readonly T[],
  value: string | null,
  make: (value: T) => ActiveFilter | undefined,
): ActiveFilter | undefined {
  const found = known.find((each) => each === value);
  return found === undefined ? undefined : make(found);
}
