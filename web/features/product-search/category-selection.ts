import { FAMILY_TITLES, type FamilyTitle } from '#contract/categories.ts';
import { NO_CATEGORY, type ProductSearch } from './product-search.ts';

type Selection = ProductSearch['category'];

/** Whether the box of a category is ticked: All Categories ticks them all. */
export function isCategorySelected(selection: Selection, title: FamilyTitle): boolean {
  if (selection === undefined) return true;
  return selection !== NO_CATEGORY && selection.includes(title);
}

/** Whether it is the one category chosen. */
export function isOnlyCategory(selection: Selection, title: FamilyTitle): boolean {
  return isCategorySelected(selection, title) && selection?.length === 1;
}

/** From the only one, all; from anything else, that one alone. */
export function toggleOnlyCategory(selection: Selection, title: FamilyTitle): Selection {
  return isOnlyCategory(selection, title) ? undefined : [title];
}

/** The box of All Categories: ticked for all, cleared for none, mixed for some. */
export function allCategoriesState(selection: Selection): 'all' | 'some' | 'none' {
  if (selection === undefined) return 'all';
  return selection === NO_CATEGORY ? 'none' : 'some';
}

/** All Categories toggles all on or off; from a few it turns all on. */
export function toggleAllCategories(selection: Selection): Selection {
  return selection === undefined ? NO_CATEGORY : undefined;
}

/** Choosing the last missing category collapses to All; clearing one of All leaves the others; clearing the last leaves none. */
export function toggleCategory(selection: Selection, title: FamilyTitle): Selection {
  const chosen = FAMILY_TITLES.filter(
    (candidate) => isCategorySelected(selection, candidate) !== (candidate === title),
  );
  if (chosen.length === FAMILY_TITLES.length) return undefined;
  return chosen.length === 0 ? NO_CATEGORY : chosen;
}
