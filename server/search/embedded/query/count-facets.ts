import { ALLERGEN_KEYS } from '#contract/allergens.ts';
import { FAMILY_TITLES } from '#contract/categories.ts';
import { GUIDELINE_KEYS } from '#contract/guideline.ts';
import { DIET_TYPES, NOVA_LABELS } from '#contract/product.ts';
import type { FacetCount, Facets } from '#contract/products.ts';
import { hasBit, listBits } from '../segment/bitsets.ts';
import {
  allergenSet,
  categorySet,
  dietSet,
  FACET_SET_COUNT,
  guidelineSet,
  novaSet,
} from '../segment/facet-sets.ts';
import { countBrands } from './count-brands.ts';
import { setForFacet } from './facet-scope.ts';
import type { SegmentMatch } from './match-segment.ts';
import type { SegmentReader } from './segment-reader.ts';

/**
 * For every value, how many products of the answer have it; each facet counted as if none of its own filters were
 * set. Every value of the fixed lists is there, with 0 where no product has it.
 */
export function countFacets(matches: readonly SegmentMatch[]): Facets {
  const counts = (facet: keyof Facets, sets: readonly number[]) => {
    const sums = new Float64Array(FACET_SET_COUNT);
    const total = matches.reduce((sum, match) => sum + addCounts(match, facet, sets, sums), 0);
    return { of: (set: number) => sums[set] ?? 0, total };
  };
  const list = <V extends string>(facet: keyof Facets, values: readonly V[], setOf: (value: V) => number) => {
    const { of } = counts(facet, values.map(setOf));
    return values.map((value) => ({ value, count: of(setOf(value)) }));
  };
  return {
    category: list('category', FAMILY_TITLES, (title) => categorySet(title) ?? 0) satisfies FacetCount[],
    guideline: list('guideline', GUIDELINE_KEYS, guidelineSet),
    nova: list('nova', NOVA_LABELS, novaSet),
    allergen: countAllergens((sets) => counts('allergen', sets)),
    diet: list('diet', DIET_TYPES, dietSet),
    brand: countBrands(matches),
  };
}

function countAllergens(
  counts: (sets: readonly number[]) => { of: (set: number) => number; total: number },
): Facets['allergen'] {
  const containments = ['contains', 'may_contain', 'free_from'] as const;
  const setsOf = (allergen: (typeof ALLERGEN_KEYS)[number]) =>
    containments.map((c) => allergenSet(allergen, c));
  const { of, total } = counts(ALLERGEN_KEYS.flatMap(setsOf));
  return ALLERGEN_KEYS.map((value) => {
    const [contains = 0, may_contain = 0, free_from = 0] = setsOf(value).map(of);
    return { value, contains, may_contain, free_from, unknown: total - contains - may_contain - free_from };
  });
}

/** Adds to `sums` how many products are in each of the sets; answers how many there are in all. */
function addCounts(
  match: SegmentMatch,
  facet: keyof Facets,
  sets: readonly number[],
  sums: Float64Array,
): number {
  const { reader } = match.segment;
  const { arena, kernels, listed } = reader;
  const within = setForFacet(match, facet);
  const total = within === match.matched ? match.total : kernels.count(within);
  const add = (set: number, count: number) => {
    sums[set] = (sums[set] as number) + count;
  };
  if (total === 0) return 0;
  // A set costs a pass over its words, or a look for each product: whichever is less.
  if (total < arena.stride / LOOK_COST) {
    listBits(arena, within, listed);
    for (const set of sets) add(set, countListed(reader, set, total));
  } else {
    for (const set of sets) add(set, kernels.countAnd(within, set * arena.stride));
  }
  return total;
}

/** What looking one product up costs, in words of a pass. */
const LOOK_COST = 1.5;

function countListed({ arena, listed }: SegmentReader, set: number, count: number): number {
  let inSet = 0;
  for (let i = 0; i < count; i++) if (hasBit(arena.words, set * arena.stride, listed[i] as number)) inSet++;
  return inSet;
}
