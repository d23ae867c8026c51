import { ALL_STANDARD_KEYS, type AnyStandardKey, isGuideline } from '#contract/all-standards.ts';
import {
  ALLERGEN_KEYS,
  ALLERGEN_STATES,
  ALWAYS_EXCLUDED,
  type Allergen,
  type AllergenState,
} from '#contract/allergens.ts';
import { FAMILY_TITLES } from '#contract/categories.ts';
import { type EditionOf, editionsOf, type StandardEdition } from '#contract/editions.ts';
import { GUIDELINE_KEYS, type Guideline, VERDICTS, type Verdict } from '#contract/guideline.ts';
import { LIST_GAPS, SUBSTANCE_KEYS, type Substance } from '#contract/ingredient-laws.ts';
import { DIET_TYPES, type DietType, NOVA_LABELS, type NovaLabel } from '#contract/product.ts';
import {
  answersOf,
  STANDARD_KEYS,
  STANDARD_WANTS,
  type StandardAnswer,
  type StandardKey,
  type Want,
} from '#contract/standards.ts';
import type { SearchDocument } from '../../document.ts';
import { encodeDocument, LIST_ITEMS, QUESTIONS } from '../../document-codes.ts';

/** One bitset for every value that can be filtered by, in this order, at the start of a segment's sets. */
const GUIDELINE_BASE = FAMILY_TITLES.length;
/** The verdicts with a value of their own; unknown is the rest, and costs no value in every document. */
export const KNOWN_VERDICTS = ['pass', 'fail', 'not_applicable'] as const satisfies readonly Verdict[];
const NOVA_BASE = GUIDELINE_BASE + GUIDELINE_KEYS.length * KNOWN_VERDICTS.length;
const DIET_BASE = NOVA_BASE + NOVA_LABELS.length;
const ALLERGEN_BASE = DIET_BASE + DIET_TYPES.length;
/**
 * The values of documents. After them come, for each allergen, groups of states that are filtered by together, and for
 * each guideline the unknown verdict, then the answers of standards by edition, what these lack, and the substances that
 * labels name or may mean and why lists are not whole: they are counted for those who ask alone.
 */
export const FACET_VALUE_COUNT = ALLERGEN_BASE + ALLERGEN_KEYS.length * ALLERGEN_STATES.length;
const STATE_GROUPS = ['always_excluded', 'known'] as const;
const UNKNOWN_BASE = FACET_VALUE_COUNT + ALLERGEN_KEYS.length * STATE_GROUPS.length;
/** The first set of standards. */
export const STANDARD_BASE = UNKNOWN_BASE + GUIDELINE_KEYS.length;
const EDITION_ANSWERS = [
  ...GUIDELINE_KEYS.flatMap((guideline) =>
    olderEditions(guideline).flatMap((edition) => VERDICTS.map((verdict) => `${edition}:${verdict}`)),
  ),
  ...STANDARD_KEYS.flatMap((standard) =>
    editionsOf(standard).flatMap((edition) => answersOf(standard).map((answer) => `${edition}:${answer}`)),
  ),
];
const STANDARD_SETS = numbered(EDITION_ANSWERS, STANDARD_BASE);
const WANT_BASE = STANDARD_BASE + EDITION_ANSWERS.length;
const WANTED = ALL_STANDARD_KEYS.flatMap((standard) =>
  STANDARD_WANTS[standard].map((want) => `${standard}:${want}`),
);
const WANT_SETS = numbered(WANTED, WANT_BASE);
const NAMED_BASE = WANT_BASE + WANTED.length;
const OPEN_BASE = NAMED_BASE + SUBSTANCE_KEYS.length;
const GAP_BASE = OPEN_BASE + SUBSTANCE_KEYS.length;
const GAPS = [...LIST_GAPS, 'not_kept'] as const;
export const FACET_SET_COUNT = GAP_BASE + GAPS.length;

/** The newest has the verdicts of documents. */
function olderEditions(guideline: Guideline) {
  return editionsOf(guideline).filter((edition) => edition !== guideline);
}

function numbered(names: readonly string[], from: number): ReadonlyMap<string, number> {
  return new Map(names.map((name, i) => [name, from + i]));
}

const CATEGORY_NUMBERS: ReadonlyMap<string, number> = new Map(FAMILY_TITLES.map((title, i) => [title, i]));

/** Undefined for an unknown title. */
export function categorySet(title: string): number | undefined {
  return CATEGORY_NUMBERS.get(title);
}

function verdictSet(guideline: Guideline, verdict: Verdict): number {
  const number = GUIDELINE_KEYS.indexOf(guideline);
  if (verdict === 'unknown') return UNKNOWN_BASE + number;
  return GUIDELINE_BASE + number * KNOWN_VERDICTS.length + KNOWN_VERDICTS.indexOf(verdict);
}

/** The verdict by a version: of the newest, {@link verdictSet}. */
export function verdictSetIn(guideline: Guideline, edition: EditionOf<Guideline>, verdict: Verdict): number {
  return edition === guideline ? verdictSet(guideline, verdict) : answerSet(edition, verdict);
}

export function novaSet(label: NovaLabel): number {
  return NOVA_BASE + NOVA_LABELS.indexOf(label);
}

export function dietSet(diet: DietType): number {
  return DIET_BASE + DIET_TYPES.indexOf(diet);
}

export function allergenSet(allergen: Allergen, state: AllergenState): number {
  const place = ALLERGEN_STATES.indexOf(state);
  return ALLERGEN_BASE + ALLERGEN_KEYS.indexOf(allergen) * ALLERGEN_STATES.length + place;
}

/** The products in any of the states of ALWAYS_EXCLUDED, or in any state at all. */
export function allergenGroupSet(allergen: Allergen, group: (typeof STATE_GROUPS)[number]): number {
  const place = STATE_GROUPS.indexOf(group);
  return FACET_VALUE_COUNT + ALLERGEN_KEYS.indexOf(allergen) * STATE_GROUPS.length + place;
}

export function standardSet(edition: EditionOf<StandardKey>, answer: StandardAnswer): number {
  return answerSet(edition, answer);
}

function answerSet(edition: StandardEdition, answer: StandardAnswer): number {
  const set = STANDARD_SETS.get(`${edition}:${answer}`);
  if (set === undefined) throw new Error(`The standard ${edition} has no answer ${answer}.`);
  return set;
}

/** Products of which a standard's newest version says nothing, for want of this. */
export function wantSet(standard: AnyStandardKey, want: Want): number {
  const set = WANT_SETS.get(`${standard}:${want}`);
  if (set === undefined) throw new Error(`The standard ${standard} does not look at ${want}.`);
  return set;
}

/** Products whose label names a substance. */
export function namedSet(substance: Substance): number {
  return NAMED_BASE + SUBSTANCE_KEYS.indexOf(substance);
}

/** Products that may hold a substance without naming it. */
export function openSet(substance: Substance): number {
  return OPEN_BASE + SUBSTANCE_KEYS.indexOf(substance);
}

/** Products whose ingredient list is not whole, for this reason. */
export function gapSet(gap: (typeof GAPS)[number]): number {
  return GAP_BASE + GAPS.indexOf(gap);
}

/** The same for any reason. */
export const GAP_SETS: readonly number[] = GAPS.map(gapSet);

/** Visits the facet sets of a document, given the set of its category, the bytes of its answers and the numbers of its lists. */
export function forEachFacetSet(
  ofCategory: number | undefined,
  codes: Uint8Array,
  items: Uint16Array,
  visit: (set: number) => void,
): void {
  if (ofCategory !== undefined) visit(ofCategory);
  for (let question = 0; question < codes.length; question++) {
    const code = codes[question] || (codes[STANDS_IN[question] as number] as number);
    const sets = (ANSWER_SETS[question] as readonly (readonly number[])[])[code] as readonly number[];
    for (let i = 0; i < sets.length; i++) visit(sets[i] as number);
  }
  for (let i = 0; i < items.length; i++) visit(ITEM_SETS[items[i] as number] as number);
}

/** The facet sets a document is in. */
export function facetSetsOf(document: SearchDocument): Set<number> {
  const sets = new Set<number>();
  const codes = new Uint8Array(QUESTIONS.length);
  const items: number[] = [];
  encodeDocument(document, codes, 0, (item) => items.push(item));
  const ofCategory = document.category === null ? undefined : categorySet(document.category);
  forEachFacetSet(ofCategory, codes, Uint16Array.from(items), (set) => sets.add(set));
  return sets;
}

/** Of each question the sets of each code; 0 is that nothing is said. */
const ANSWER_SETS: readonly (readonly (readonly number[])[])[] = QUESTIONS.map((question) => [
  setsOfAnswer(question, undefined),
  ...question.values.map((value) => setsOfAnswer(question, value)),
]);

/** Of each question the one whose answer stands in where it has none: of an older edition that of the newest, else itself. */
const STANDS_IN: readonly number[] = QUESTIONS.map(({ field, key }, at) => {
  if (field !== 'standards') return at;
  const standard = key.split('@')[0] as string;
  const inVerdicts = isGuideline(standard) && key !== standard;
  return QUESTIONS.findIndex(
    (other) => other.field === (inVerdicts ? 'verdicts' : field) && other.key === standard,
  );
});

function setsOfAnswer({ field, key }: (typeof QUESTIONS)[number], value: string | undefined): number[] {
  if (field === 'standards') {
    // Of the newest edition the verdicts are facets.
    return isGuideline(key)
      ? []
      : [answerSet(key as StandardEdition, (value ?? 'unknown') as StandardAnswer)];
  }
  if (field === 'verdicts') return [verdictSet(key as Guideline, (value ?? 'unknown') as Verdict)];
  if (value === undefined) return [];
  if (field === 'novaLabel') return [novaSet(value as NovaLabel)];
  if (field === 'listGap') return [gapSet(value as (typeof GAPS)[number])];
  const allergen = key as Allergen;
  const isExcluded = ALWAYS_EXCLUDED.some((excluded) => excluded === value);
  return [
    allergenSet(allergen, value as AllergenState),
    allergenGroupSet(allergen, 'known'),
    ...(isExcluded ? [allergenGroupSet(allergen, 'always_excluded')] : []),
  ];
}

const ITEM_SETS: readonly number[] = LIST_ITEMS.map(({ field, key, value }) => {
  if (field === 'diets') return dietSet(value as DietType);
  if (field === 'namedSubstances') return namedSet(value as Substance);
  if (field === 'openSubstances') return openSet(value as Substance);
  return wantSet(key as AnyStandardKey, value as Want);
});
