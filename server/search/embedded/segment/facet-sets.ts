import { ALLERGEN_KEYS, type Allergen, CONTAINMENTS, type Containment } from '#contract/allergens.ts';
import { FAMILY_TITLES } from '#contract/categories.ts';
import { GUIDELINE_KEYS, type Guideline } from '#contract/guideline.ts';
import { DIET_TYPES, type DietType, NOVA_LABELS, type NovaLabel } from '#contract/product.ts';

/** One bitset for every value that can be filtered by, in this order, at the start of a segment's sets. */
const GUIDELINE_BASE = FAMILY_TITLES.length;
const NOVA_BASE = GUIDELINE_BASE + GUIDELINE_KEYS.length;
const DIET_BASE = NOVA_BASE + NOVA_LABELS.length;
const ALLERGEN_BASE = DIET_BASE + DIET_TYPES.length;
/** For an allergen: one set a containment, then one of the products that declare anything about it. */
const SETS_PER_ALLERGEN = CONTAINMENTS.length + 1;
export const FACET_SET_COUNT = ALLERGEN_BASE + ALLERGEN_KEYS.length * SETS_PER_ALLERGEN;

const CATEGORY_NUMBERS: ReadonlyMap<string, number> = new Map(FAMILY_TITLES.map((title, i) => [title, i]));

/** Undefined for a title that is none of the catalogue's categories. */
export function categorySet(title: string): number | undefined {
  return CATEGORY_NUMBERS.get(title);
}

export function guidelineSet(guideline: Guideline): number {
  return GUIDELINE_BASE + GUIDELINE_KEYS.indexOf(guideline);
}

export function novaSet(label: NovaLabel): number {
  return NOVA_BASE + NOVA_LABELS.indexOf(label);
}

export function dietSet(diet: DietType): number {
  return DIET_BASE + DIET_TYPES.indexOf(diet);
}

export function allergenSet(allergen: Allergen, containment: Containment | 'declared'): number {
  const offset = containment === 'declared' ? CONTAINMENTS.length : CONTAINMENTS.indexOf(containment);
  return ALLERGEN_BASE + ALLERGEN_KEYS.indexOf(allergen) * SETS_PER_ALLERGEN + offset;
}
