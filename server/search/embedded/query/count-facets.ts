import { type AnyStandardKey, isGuideline } from '#contract/all-standards.ts';
import { ALLERGEN_KEYS, ALLERGEN_STATES, type Allergen } from '#contract/allergens.ts';
import { FAMILY_TITLES } from '#contract/categories.ts';
import { editionOn } from '#contract/editions.ts';
import type { Facets } from '#contract/facets.schema.ts';
import { begunBy } from '#contract/first-days.ts';
import { GUIDELINE_KEYS, type Guideline, VERDICTS, type Verdict } from '#contract/guideline.ts';
import { LAW_ANSWERS, LAW_WANTS } from '#contract/ingredient-laws.ts';
import { DIET_TYPES, NOVA_LABELS } from '#contract/product.ts';
import { answersOf, STANDARD_WANTS, type Want } from '#contract/standards.ts';
import type { SearchQuery } from '../../engine.ts';
import {
  allergenSet,
  categorySet,
  dietSet,
  KNOWN_VERDICTS,
  novaSet,
  standardSet,
  verdictSetIn,
  wantSet,
} from '../segment/facet-sets.ts';
import { type Filter, type Lifted, lawFilter, lawWantFilter, type OpenAnswer } from './filters.ts';

/** Counts the products of an answer. */
export interface FacetCounter {
  /** How many products pass every filter but the lifted ones, and how many of them are in each of the sets. */
  countSets(lifted: Lifted | null, sets: readonly number[]): SetCounts;
  /** How many pass every filter but those of its facet, and this one of it instead. */
  countWith(filter: Filter): number;
  /** The brands with the most products in the answer, as if no brand were chosen; ties in the order of their names. */
  countBrands(): Facets['brand'];
}

export interface SetCounts {
  readonly size: number;
  /** In the order of the sets. */
  readonly counts: readonly number[];
}

/** The sets of the values of each facet of fixed values, in the order in which they are listed. */
const CATEGORY_SETS = FAMILY_TITLES.map((title) => categorySet(title) ?? 0);
const NOVA_SETS = NOVA_LABELS.map(novaSet);
const DIET_SETS = DIET_TYPES.map(dietSet);

/**
 * For every value, how many products the answer has once it is chosen. Values that widen the answer (categories, NOVA,
 * brands) are counted as if none of their facet were chosen; guidelines and allergens narrow it, so each is counted
 * within all the others; a diet within all diets. Every value of the fixed lists is there, with 0 where none has it.
 */
export function countFacets(
  counter: FacetCounter,
  {
    verdicts,
    standardFacets,
    day,
    lawFacet,
    forbidden,
  }: Pick<SearchQuery, 'verdicts' | 'standardFacets' | 'day' | 'lawFacet' | 'forbidden'>,
): Facets {
  const list = <V extends string>(lifted: Lifted | null, values: readonly V[], sets: readonly number[]) => {
    const { counts } = counter.countSets(lifted, sets);
    return values.map((value, i) => ({ value, count: counts[i] ?? 0 }));
  };
  return {
    category: list({ facet: 'category' }, FAMILY_TITLES, CATEGORY_SETS),
    guideline: begunBy(day, GUIDELINE_KEYS).map((value) =>
      countVerdicts(counter, value, day, verdicts[value] ?? []),
    ),
    nova: list({ facet: 'nova' }, NOVA_LABELS, NOVA_SETS),
    allergen: ALLERGEN_KEYS.map((value) => countStates(counter, value)),
    diet: list(null, DIET_TYPES, DIET_SETS),
    brand: counter.countBrands(),
    standard: standardFacets.map((value) => countAnswers(counter, value, day)),
    ingredient_laws: lawFacet ? countLawAnswers(counter, forbidden) : [],
  };
}

/** Asking for a pass besides verdicts without it finds nothing. */
function countVerdicts(
  counter: FacetCounter,
  value: Guideline,
  day: string,
  chosen: readonly Verdict[],
): Facets['guideline'][number] {
  const edition = editionOn(value, day);
  const sets = KNOWN_VERDICTS.map((verdict) => verdictSetIn(value, edition, verdict));
  const { counts, rest } = countSets(counter, { facet: 'guideline', value }, sets);
  const [pass = 0, fail = 0, not_applicable = 0] = counts;
  const count = chosen.length === 0 || chosen.includes('pass') ? pass : 0;
  return { value, count, pass, fail, unknown: rest, not_applicable };
}

function countStates(counter: FacetCounter, value: Allergen): Facets['allergen'][number] {
  const sets = ALLERGEN_STATES.map((state) => allergenSet(value, state));
  const { counts, rest } = countSets(counter, { facet: 'allergen', value }, sets);
  const [conflict = 0, contains = 0, named = 0, may_contain = 0, free_from = 0] = counts;
  return { value, conflict, contains, named, may_contain, free_from, unknown: rest };
}

function countAnswers(counter: FacetCounter, value: AnyStandardKey, day: string): Facets['standard'][number] {
  const facet = isGuideline(value) ? 'guideline' : 'standard';
  const list = <V extends string>(values: readonly V[], setOf: (each: V) => number) => {
    const { counts } = counter.countSets({ facet, value }, values.map(setOf));
    return values.map((each, i) => ({ value: each, count: counts[i] ?? 0 }));
  };
  return {
    value,
    answers: isGuideline(value)
      ? list(VERDICTS, (verdict) => verdictSetIn(value, editionOn(value, day), verdict))
      : list(answersOf(value), (answer) => standardSet(editionOn(value, day), answer)),
    // What an older version lacks is not kept.
    wants:
      editionOn(value, day) === value
        ? list<Want>(STANDARD_WANTS[value], (want) => wantSet(value, want))
        : [],
  };
}

function countLawAnswers(
  counter: FacetCounter,
  forbidden: SearchQuery['forbidden'],
): Facets['ingredient_laws'] {
  return LAW_ANSWERS.map((value) => {
    const count = counter.countWith(lawFilter(value, forbidden));
    const wants = (of: OpenAnswer) =>
      LAW_WANTS.map((want) => ({
        value: want,
        count: count === 0 ? 0 : counter.countWith(lawWantFilter(of, want, forbidden)),
      }));
    return { value, count, wants: value === 'unknown' || value === 'unknown_later' ? wants(value) : [] };
  });
}

/** How many products are in each of the sets, which do not overlap, and how many in none of them. */
function countSets(counter: FacetCounter, lifted: Lifted, sets: readonly number[]) {
  const { size, counts } = counter.countSets(lifted, sets);
  return { counts, rest: counts.reduce((left, count) => left - count, size) };
}
