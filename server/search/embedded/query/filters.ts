import { editionOn } from '#contract/editions.ts';
import type { Facets } from '#contract/facets.schema.ts';
import { GUIDELINE_KEYS, type Guideline, VERDICTS, type Verdict } from '#contract/guideline.ts';
import type { LawAnswer, LawWant } from '#contract/ingredient-laws.ts';
import type { Relaxation } from '#contract/products.schema.ts';
import type { Figure, Range } from '#contract/ranges.ts';
import { answersOf, STANDARD_KEYS, type StandardAnswer, type StandardKey } from '#contract/standards.ts';
import type { Forbidden } from '../../document.ts';
import type { AllergenExclusion, SearchQuery } from '../../engine.ts';
import {
  allergenGroupSet,
  allergenSet,
  categorySet,
  dietSet,
  GAP_SETS,
  gapSet,
  namedSet,
  novaSet,
  openSet,
  standardSet,
  verdictSetIn,
} from '../segment/facet-sets.ts';
import { brandKey } from '../text/document-words.ts';

/** One condition that can be lifted by itself; all of a query's filters must hold. */
export interface Filter {
  readonly facet: Relaxation['facet'];
  /** What is lifted with it; null: several alternatives of the facet. */
  readonly value: string | null;
  /** Numbers of facet sets: a product must be in one of the first, where given, and in none of the second. */
  readonly anyOf?: readonly number[];
  readonly noneOf?: readonly number[];
  readonly brand?: string;
  /** The key of brands that are written differently. */
  readonly brandKey?: string;
  readonly range?: ColumnRange;
}

/** The filters that a count ignores: those of a facet, or of one value of it. */
export type Lifted = Pick<Filter, 'facet'> & Partial<Pick<Filter, 'value'>>;

export function isLifted(filter: Filter, { facet, value }: Lifted): boolean {
  return filter.facet === facet && (value === undefined || filter.value === value);
}

/** Prices are in cents. Documents without a value are out. */
export interface ColumnRange extends Range {
  readonly column: Figure | 'price';
}

export type FilterQuery = Pick<
  SearchQuery,
  | 'categories'
  | 'guidelines'
  | 'verdicts'
  | 'novaLabels'
  | 'brand'
  | 'brandNamed'
  | 'diets'
  | 'exclusions'
  | 'nutrientRanges'
  | 'standards'
  | 'day'
  | 'lawAnswer'
  | 'forbidden'
  | 'price'
>;

export function listFilters(query: FilterQuery): Filter[] {
  const { categories, novaLabels, brand, brandNamed, diets, exclusions, nutrientRanges, standards, price } =
    query;
  const { day, lawAnswer, forbidden } = query;
  return [
    ...oneOf('category', categories, (title) => categorySet(title)),
    ...GUIDELINE_KEYS.flatMap((guideline) => guidelineFilters(guideline, query)),
    ...oneOf('nova', novaLabels, novaSet),
    ...(brand === null ? [] : [{ facet: 'brand', value: brand, brand } as const]),
    ...(brandNamed === null
      ? []
      : [{ facet: 'brand', value: brandNamed, brandKey: brandKey(brandNamed) } as const]),
    ...[...new Set(diets)].map((diet) => ({ facet: 'diet', value: diet, anyOf: [dietSet(diet)] }) as const),
    ...exclusions.map(exclusionFilter),
    ...STANDARD_KEYS.filter((standard) => standards[standard] !== undefined).flatMap((standard) =>
      standardFilters(standard, standards[standard] ?? [], day),
    ),
    ...(lawAnswer === null ? [] : [lawFilter(lawAnswer, forbidden)]),
    ...nutrientRanges.map(
      ({ nutrient, basis, min, max }) =>
        ({ facet: 'nutrient', value: nutrient, range: { column: { nutrient, basis }, min, max } }) as const,
    ),
    ...(price === null
      ? []
      : [{ facet: 'price', value: null, range: { column: 'price', ...price } } as const]),
  ];
}

/** Several values of one parameter are alternatives, so they can only be lifted together. */
function oneOf<V extends string>(
  facet: keyof Facets,
  values: readonly V[],
  setOf: (value: V) => number | undefined,
): Filter[] {
  const [first] = values;
  if (first === undefined) return [];
  const anyOf = values.map(setOf).filter((set) => set !== undefined);
  return [{ facet, value: values.length === 1 ? first : null, anyOf }];
}

function guidelineFilters(guideline: Guideline, query: FilterQuery): Filter[] {
  const mustPass = query.guidelines[guideline];
  const verdicts = query.verdicts[guideline] ?? [];
  if (mustPass === undefined && verdicts.length === 0) return [];
  const about = { facet: 'guideline', value: guideline } as const;
  const edition = editionOn(guideline, query.day);
  const setOf = (verdict: Verdict) => verdictSetIn(guideline, edition, verdict);
  const pass = [setOf('pass')];
  const others = VERDICTS.filter((verdict) => !verdicts.includes(verdict));
  return [
    ...(mustPass === undefined ? [] : [{ ...about, ...(mustPass ? { anyOf: pass } : { noneOf: pass }) }]),
    ...(verdicts.length === 0 ? [] : [{ ...about, noneOf: others.map(setOf) }]),
  ];
}

/** The answers of one standard exclude each other: any of some is none of the others. */
function standardFilters(standard: StandardKey, chosen: readonly StandardAnswer[], day: string): Filter[] {
  if (chosen.length === 0) return [];
  const others = answersOf(standard).filter((answer) => !chosen.includes(answer));
  const noneOf = others.map((answer) => standardSet(editionOn(standard, day), answer));
  return [{ facet: 'standard', value: standard, noneOf }];
}

/** Every product has one of the answers: what is named or open today outweighs what is later. */
export function lawFilter(answer: LawAnswer, { now, later }: Forbidden): Filter {
  const about = { facet: 'ingredient_laws', value: answer } as const;
  const named = now.map(namedSet);
  const open = now.map(openSet);
  const namedLater = later.map(namedSet);
  const openLater = later.map(openSet);
  switch (answer) {
    case 'named':
      return { ...about, anyOf: named };
    case 'unknown':
      return { ...about, anyOf: open, noneOf: named };
    case 'named_later':
      return { ...about, anyOf: namedLater, noneOf: [...named, ...open] };
    case 'unknown_later':
      return { ...about, anyOf: openLater, noneOf: [...named, ...open, ...namedLater] };
    case 'not_named':
      return { ...about, noneOf: [...named, ...open, ...namedLater, ...openLater] };
  }
}

export type OpenAnswer = 'unknown' | 'unknown_later';

/** Those of an answer that cannot be told, for want of one thing. A list that is not whole leaves every substance open. */
export function lawWantFilter(answer: OpenAnswer, want: LawWant, forbidden: Forbidden): Filter {
  const { anyOf = [], noneOf = [], ...about } = lawFilter(answer, forbidden);
  if (want === 'clear_words') return { ...about, anyOf, noneOf: [...noneOf, ...GAP_SETS] };
  return { ...about, anyOf: anyOf.length === 0 ? [] : [gapSet(want)], noneOf };
}

/** `unknown` leaves out products without any state, by requiring one. */
function exclusionFilter({ allergen, mayContain, unknown, free }: AllergenExclusion): Filter {
  return {
    facet: 'allergen',
    value: allergen,
    noneOf: [
      allergenGroupSet(allergen, 'always_excluded'),
      ...(mayContain ? [allergenSet(allergen, 'may_contain')] : []),
      ...(free ? [allergenSet(allergen, 'free_from')] : []),
    ],
    ...(unknown ? { anyOf: [allergenGroupSet(allergen, 'known')] } : {}),
  };
}
