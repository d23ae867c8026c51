import { ALLERGEN_KEYS, ALLERGEN_STATES } from '#contract/allergens.ts';
import { FAMILY_TITLES } from '#contract/categories.ts';
import { GUIDELINE_KEYS } from '#contract/guideline.ts';
import { DIET_TYPES, NOVA_LABELS } from '#contract/product.ts';
import type { Facets } from '#contract/products.ts';
import { hasBit, listBits } from '../segment/bitsets.ts';
import { allergenSet, categorySet, dietSet, guidelineSet, novaSet } from '../segment/facet-sets.ts';
import { countBrands } from './count-brands.ts';
import { setForFacet } from './facet-scope.ts';
import type { SegmentMatch } from './match-segment.ts';
import type { SegmentReader } from './segment-reader.ts';

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
  const list = <V extends string>(facet: keyof Facets, values: readonly V[], sets: readonly number[]) => {
    const { counts } = countSets(matches, facet, sets);
    return values.map((value, i) => ({ value, count: counts[i] ?? 0 }));
  };
  return {
    category: list('category', FAMILY_TITLES, CATEGORY_SETS),
    guideline: list('guideline', GUIDELINE_KEYS, GUIDELINE_SETS),
    nova: list('nova', NOVA_LABELS, NOVA_SETS),
    allergen: countAllergens(matches),
    diet: list('diet', DIET_TYPES, DIET_SETS),
    brand: countBrands(matches),
  };
}

function countAllergens(matches: readonly SegmentMatch[]): Facets['allergen'] {
  const { counts, total } = countSets(matches, 'allergen', ALLERGEN_SETS);
  return ALLERGEN_KEYS.map((value, i) => {
    const ofStates = counts.slice(i * ALLERGEN_STATES.length, (i + 1) * ALLERGEN_STATES.length);
    const [conflict = 0, contains = 0, named = 0, may_contain = 0, free_from = 0] = ofStates;
    const unknown = ofStates.reduce((left, count) => left - count, total);
    return { value, conflict, contains, named, may_contain, free_from, unknown };
  });
}

/** How many products are in each of the sets, of how many in all. */
function countSets(matches: readonly SegmentMatch[], facet: keyof Facets, sets: readonly number[]) {
  const counts = sets.map(() => 0);
  let total = 0;
  for (const match of matches) {
    const { reader } = match.segment;
    const within = setForFacet(match, facet);
    const size = within === match.matched ? match.total : reader.kernels.count(within);
    if (size === 0) continue;
    total += size;
    const countIn = openCounter(reader, within, size);
    for (let i = 0; i < sets.length; i++) {
      counts[i] = (counts[i] ?? 0) + countIn((sets[i] as number) * reader.arena.stride);
    }
  }
  return { counts, total };
}

/** What looking one product up costs, in words of a pass over a set. */
const LOOK_COST = 1.5;

/** A set costs a pass over its words, or a look for each product: whichever is less. */
function openCounter(reader: SegmentReader, within: number, size: number): (set: number) => number {
  const { arena, kernels, listed } = reader;
  if (size * LOOK_COST >= arena.stride) return (set) => kernels.countAnd(within, set);
  listBits(arena, within, listed);
  return (set) => {
    let inSet = 0;
    for (let i = 0; i < size; i++) if (hasBit(arena.words, set, listed[i] as number)) inSet++;
    return inSet;
  };
}
