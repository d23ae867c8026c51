import { ALLERGEN_KEYS } from '#contract/allergens.ts';
import { GUIDELINE_KEYS } from '#contract/guideline.ts';
import { NUTRIENT_LABELS } from '#contract/nutrition.ts';
import { DIET_TYPES } from '#contract/product.ts';
import type { Relaxation } from '#contract/products.schema.ts';
import {
  type ActiveFilter,
  allergenFilter,
  brandFilter,
  categoriesFilter,
  categoryFilter,
  dietFilter,
  nutrientFilter,
  priceFilter,
  verdictsFilter,
} from './active-filters.ts';
import { changeFilters } from './change-search.ts';
import { NO_CATEGORY, type ProductSearch } from './product-search.ts';

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

function wrap<T extends string>(
  known: readonly T[],
  value: string | null,
  make: (value: T) => ActiveFilter | undefined,
): ActiveFilter | undefined {
  const found = known.find((each) => each === value);
  return found === undefined ? undefined : make(found);
}
