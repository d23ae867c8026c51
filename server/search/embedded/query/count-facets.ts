import { ALLERGEN_KEYS, ALLERGEN_STATES } from '#contract/allergens.ts';
import { FAMILY_TITLES } from '#contract/categories.ts';
import { GUIDELINE_KEYS } from '#contract/guideline.ts';
import { DIET_TYPES, NOVA_LABELS } from '#contract/product.ts';
import type { Facets } from '#contract/products.ts';
import { allergenSet, categorySet, dietSet, guidelineSet, novaSet } from '../segment/facet-sets.ts';
import { countBrands } from './count-brands.ts';
import type { SegmentMatch } from './match-segment.ts';
import { openValueCounter, type ValueCounter } from './value-counter.ts';

/** The sets of the values of each facet of fixed values, in the order in which they are listed. */
const CATEGORY_SETS = FAMILY_TITLES.map((title) => categorySet(title) ?? 0);
const GUIDELINE_SETS = GUIDELINE_KEYS.map(guidelineSet);
const NOVA_SETS = NOVA_LABELS.map(novaSet);
const DIET_SETS = DIET_TYPES.map(dietSet);
const ALLERGEN_SETS = ALLERGEN_KEYS.flatMap((allergen) =>
  ALLERGEN_STATES.map((state) => allergenSet(allergen, state)),
);

/**
 * For every value, how many products of the answer have it; each facet counted as if none of its own filters were
 * set. Every value of the fixed lists is there, with 0 where no product has it.
 */
export function countFacets(matches: readonly SegmentMatch[]): Facets {
  const counters = matches.map(openValueCounter);
  const list = <V extends string>(facet: keyof Facets, values: readonly V[], sets: readonly number[]) => {
    const { counts } = countSets(counters, facet, sets);
    return values.map((value, i) => ({ value, count: counts[i] ?? 0 }));
  };
  return {
    category: list('category', FAMILY_TITLES, CATEGORY_SETS),
    guideline: list('guideline', GUIDELINE_KEYS, GUIDELINE_SETS),
    nova: list('nova', NOVA_LABELS, NOVA_SETS),
    allergen: countAllergens(counters),
    diet: list('diet', DIET_TYPES, DIET_SETS),
    brand: countBrands(matches),
  };
}

function countAllergens(counters: readonly ValueCounter[]): Facets['allergen'] {
  const { counts, total } = countSets(counters, 'allergen', ALLERGEN_SETS);
  return ALLERGEN_KEYS.map((value, i) => {
    const ofStates = counts.slice(i * ALLERGEN_STATES.length, (i + 1) * ALLERGEN_STATES.length);
    const [conflict = 0, contains = 0, named = 0, may_contain = 0, free_from = 0] = ofStates;
    const unknown = ofStates.reduce((left, count) => left - count, total);
    return { value, conflict, contains, named, may_contain, free_from, unknown };
  });
}

/** How many products are in each of the sets, of how many in all. */
function countSets(counters: readonly ValueCounter[], facet: keyof Facets, sets: readonly number[]) {
  const counts = sets.map(() => 0);
  let total = 0;
  for (const counter of counters) {
    const { size, countIn } = counter(facet, sets.length);
    total += size;
    for (let i = 0; i < sets.length; i++) counts[i] = (counts[i] ?? 0) + countIn(sets[i] as number);
  }
  return { counts, total };
}
