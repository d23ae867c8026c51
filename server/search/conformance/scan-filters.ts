import { type AnyStandardKey, anyAnswersOf, isGuideline } from '#contract/all-standards.ts';
import { ALLERGEN_KEYS, ALWAYS_EXCLUDED, type Allergen, type AllergenState } from '#contract/allergens.ts';
import { FAMILY_TITLES } from '#contract/categories.ts';
import { editionOn } from '#contract/editions.ts';
import type { Facets } from '#contract/facets.schema.ts';
import { begunBy } from '#contract/first-days.ts';
import { GUIDELINE_KEYS, type Guideline, type Verdict } from '#contract/guideline.ts';
import { LAW_ANSWERS, LAW_WANTS } from '#contract/ingredient-laws.ts';
import { DIET_TYPES, NOVA_LABELS } from '#contract/product.ts';
import type { Relaxation } from '#contract/products.schema.ts';
import type { Figure, Range } from '#contract/ranges.ts';
import { STANDARD_KEYS, STANDARD_WANTS, type Want } from '#contract/standards.ts';
import { answerIn, lawAnswerIn, type SearchDocument, verdictIn } from '../document.ts';
import { brandKey } from '../embedded/text/document-words.ts';
import type { AllergenExclusion, SearchQuery } from '../engine.ts';

/** Whether a document passes every filter of the query. */
export function passesFilters(document: SearchDocument, query: SearchQuery): boolean {
  return Object.values(CHECKS).every((check) => check(document, query));
}

const CHECKS: Readonly<
  Record<Relaxation['facet'], (document: SearchDocument, query: SearchQuery) => boolean>
> = {
  category: ({ category }, { categories }) =>
    categories.length === 0 || (category !== null && categories.includes(category)),
  guideline: (document, query) =>
    GUIDELINE_KEYS.every((key) => {
      const { [key]: mustPass } = query.guidelines;
      const { [key]: anyOf = [] } = query.verdicts;
      const verdict = verdictIn(document, key, editionOn(key, query.day));
      return (
        (mustPass === undefined || (verdict === 'pass') === mustPass) &&
        (anyOf.length === 0 || anyOf.includes(verdict))
      );
    }),
  nova: ({ novaLabel }, { novaLabels }) =>
    novaLabels.length === 0 || (novaLabel !== null && novaLabels.includes(novaLabel)),
  brand: (document, { brand, brandNamed }) =>
    (brand === null || document.brand === brand) &&
    (brandNamed === null || (document.brand !== null && brandKey(document.brand) === brandKey(brandNamed))),
  diet: (document, { diets }) => diets.every((diet) => document.diets.includes(diet)),
  allergen: (document, { exclusions }) => !exclusions.some((exclusion) => isExcluded(document, exclusion)),
  nutrient: (document, { nutrientRanges }) =>
    nutrientRanges.every((range) => isIn(range, figureIn(document, range))),
  standard: (document, query) =>
    STANDARD_KEYS.every((key) => {
      const { [key]: anyOf = [] } = query.standards;
      const answer = answerIn(document.standards, key, editionOn(key, query.day));
      return anyOf.length === 0 || anyOf.includes(answer);
    }),
  ingredient_laws: (document, query) =>
    query.lawAnswer === null || lawAnswerIn(document, query.forbidden) === query.lawAnswer,
  price: ({ priceCents }, { price }) => price === null || isIn(price, priceCents ?? Number.NaN),
};

/** As exact as the index keeps it: 24 bits. NaN where it is not known. */
export function figureIn({ perServing, per100 }: SearchDocument, { nutrient, basis }: Figure): number {
  return Math.fround((basis === 'serving' ? perServing : per100)[nutrient] ?? Number.NaN);
}

function isIn({ min, max }: Range, amount: number): boolean {
  return (
    !Number.isNaN(amount) &&
    amount >= (min === null ? Number.NEGATIVE_INFINITY : Math.fround(min)) &&
    amount <= (max === null ? Number.POSITIVE_INFINITY : Math.fround(max))
  );
}

function isExcluded({ allergens }: SearchDocument, exclusion: AllergenExclusion) {
  const { allergen, mayContain, unknown, free } = exclusion;
  const state = allergens[allergen];
  if (state === undefined) return unknown;
  if (state === 'free_from') return free === true;
  return ALWAYS_EXCLUDED.some((always) => always === state) || (state === 'may_contain' && mayContain);
}

/** The facets of the found documents: every number is the total of the query with that value chosen. */
export function scanFacets(found: readonly SearchDocument[], query: SearchQuery): Facets {
  const totalOf = (change: Partial<SearchQuery>) =>
    found.filter((document) => passesFilters(document, { ...query, ...change })).length;
  const list = <V extends string>(values: readonly V[], choose: (value: V) => Partial<SearchQuery>) =>
    values.map((value) => ({ value, count: totalOf(choose(value)) }));
  return {
    category: list(FAMILY_TITLES, (title) => ({ categories: [title] })),
    guideline: begunBy(query.day, GUIDELINE_KEYS).map((value) => scanVerdicts(value, query, totalOf)),
    nova: list(NOVA_LABELS, (label) => ({ novaLabels: [label] })),
    diet: list(DIET_TYPES, (diet) => ({ diets: [...query.diets, diet] })),
    allergen: ALLERGEN_KEYS.map((value) => scanStates(value, found, query)),
    standard: query.standardFacets.map((value) => ({
      value,
      answers: list(anyAnswersOf(value), (answer) => askingOnly(query, value, [answer])),
      wants: editionOn(value, query.day) === value ? scanWants(value, found, query) : [],
    })),
    ingredient_laws: query.lawFacet ? scanLaws(found, query) : [],
    brand: scanBrands(
      found.filter((document) => passesFilters(document, { ...query, brand: null, brandNamed: null })),
    ),
  };
}

function scanLaws(found: readonly SearchDocument[], query: SearchQuery): Facets['ingredient_laws'] {
  return LAW_ANSWERS.map((value) => {
    const within = found.filter((document) => passesFilters(document, { ...query, lawAnswer: value }));
    const wants = LAW_WANTS.map((want) => ({
      value: want,
      count: within.filter(({ listGap }) => (listGap ?? 'clear_words') === want).length,
    }));
    return { value, count: within.length, wants: value.startsWith('unknown') ? wants : [] };
  });
}

/** What changes so that of one standard these answers alone are asked for; any where none is given. */
function askingOnly(
  query: SearchQuery,
  key: AnyStandardKey,
  answers: readonly string[],
): Partial<SearchQuery> {
  if (!isGuideline(key)) return { standards: { ...query.standards, [key]: answers } };
  const { [key]: _, ...guidelines } = query.guidelines;
  return { guidelines, verdicts: { ...query.verdicts, [key]: answers } };
}

function scanWants(value: AnyStandardKey, found: readonly SearchDocument[], query: SearchQuery) {
  const asked = { ...query, ...askingOnly(query, value, []) };
  const within = found.filter((document) => passesFilters(document, asked));
  const listed: readonly Want[] = STANDARD_WANTS[value];
  return listed.map((want) => ({
    value: want,
    count: within.filter(({ wants }) => wants[value]?.includes(want)).length,
  }));
}

function scanVerdicts(
  value: Guideline,
  { guidelines, verdicts }: SearchQuery,
  totalOf: (change: Partial<SearchQuery>) => number,
): Facets['guideline'][number] {
  const { [value]: _, ...others } = guidelines;
  const ofVerdict = (verdict: Verdict) =>
    totalOf({ guidelines: others, verdicts: { ...verdicts, [value]: [verdict] } });
  return {
    value,
    count: totalOf({ guidelines: { ...guidelines, [value]: true } }),
    pass: ofVerdict('pass'),
    fail: ofVerdict('fail'),
    unknown: ofVerdict('unknown'),
    not_applicable: ofVerdict('not_applicable'),
  };
}

function scanStates(
  value: Allergen,
  found: readonly SearchDocument[],
  query: SearchQuery,
): Facets['allergen'][number] {
  const exclusions = query.exclusions.filter(({ allergen }) => allergen !== value);
  const within = found.filter((document) => passesFilters(document, { ...query, exclusions }));
  const count = (state: AllergenState | undefined) =>
    within.filter(({ allergens }) => allergens[value] === state).length;
  return {
    value,
    conflict: count('conflict'),
    contains: count('contains'),
    named: count('named'),
    may_contain: count('may_contain'),
    free_from: count('free_from'),
    unknown: count(undefined),
  };
}

function scanBrands(documents: readonly SearchDocument[]): Facets['brand'] {
  const counts = Map.groupBy(documents, ({ brand }) => brand);
  return [...counts]
    .flatMap(([value, { length }]) => (value === null ? [] : [{ value, count: length }]))
    .sort((a, b) => b.count - a.count || Buffer.compare(Buffer.from(a.value), Buffer.from(b.value)))
    .slice(0, 20);
}
