import {
  ALLERGEN_KEYS,
  ALLERGEN_STATES,
  ALWAYS_EXCLUDED,
  type Allergen,
  type AllergenState,
} from '#contract/allergens.ts';
import { FAMILY_TITLES } from '#contract/categories.ts';
import { GUIDELINE_KEYS, type Guideline, type Verdict } from '#contract/guideline.ts';
import { DIET_TYPES, type DietType, NOVA_LABELS, type NovaLabel } from '#contract/product.ts';
import {
  STANDARD_ANSWERS,
  STANDARD_KEYS,
  type StandardAnswer,
  type StandardKey,
} from '#contract/standards.ts';
import type { SearchDocument } from '../../document.ts';

/** One bitset for every value that can be filtered by, in this order, at the start of a segment's sets. */
const GUIDELINE_BASE = FAMILY_TITLES.length;
/** The verdicts with a value of their own; unknown is the rest, and costs no value in every document. */
export const KNOWN_VERDICTS = ['pass', 'fail', 'not_applicable'] as const satisfies readonly Verdict[];
const NOVA_BASE = GUIDELINE_BASE + GUIDELINE_KEYS.length * KNOWN_VERDICTS.length;
const DIET_BASE = NOVA_BASE + NOVA_LABELS.length;
const ALLERGEN_BASE = DIET_BASE + DIET_TYPES.length;
/**
 * The values of documents. After them come, for each allergen, groups of states that are filtered by together, and for
 * each guideline the unknown verdict, and the answers of standards: they are counted for those who ask alone.
 */
export const FACET_VALUE_COUNT = ALLERGEN_BASE + ALLERGEN_KEYS.length * ALLERGEN_STATES.length;
const STATE_GROUPS = ['always_excluded', 'known'] as const;
const UNKNOWN_BASE = FACET_VALUE_COUNT + ALLERGEN_KEYS.length * STATE_GROUPS.length;
const STANDARD_BASE = UNKNOWN_BASE + GUIDELINE_KEYS.length;
export const FACET_SET_COUNT = STANDARD_BASE + STANDARD_ANSWERS.length;

const STANDARD_SETS: ReadonlyMap<string, number> = new Map(
  STANDARD_ANSWERS.map((answer, i) => [answer, STANDARD_BASE + i]),
);
const CATEGORY_NUMBERS: ReadonlyMap<string, number> = new Map(FAMILY_TITLES.map((title, i) => [title, i]));

/** Undefined for an unknown title. */
export function categorySet(title: string): number | undefined {
  return CATEGORY_NUMBERS.get(title);
}

export function verdictSet(guideline: Guideline, verdict: Verdict): number {
  const number = GUIDELINE_KEYS.indexOf(guideline);
  if (verdict === 'unknown') return UNKNOWN_BASE + number;
  return GUIDELINE_BASE + number * KNOWN_VERDICTS.length + KNOWN_VERDICTS.indexOf(verdict);
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

export function standardSet(standard: StandardKey, answer: StandardAnswer): number {
  const set = STANDARD_SETS.get(`${standard}:${answer}`);
  if (set === undefined) throw new Error(`The standard ${standard} has no answer ${answer}.`);
  return set;
}

/** The facet sets a document is in. */
export function facetSetsOf(document: Omit<SearchDocument, 'body'>): Set<number> {
  const sets = new Set<number>();
  const category = document.category === null ? undefined : categorySet(document.category);
  if (category !== undefined) sets.add(category);
  for (const guideline of GUIDELINE_KEYS) sets.add(verdictSet(guideline, document.verdicts[guideline]));
  if (document.novaLabel !== null) sets.add(novaSet(document.novaLabel));
  for (const diet of document.diets) sets.add(dietSet(diet));
  for (const standard of STANDARD_KEYS)
    sets.add(standardSet(standard, document.standards[standard] ?? 'unknown'));
  for (const allergen of ALLERGEN_KEYS) {
    const state = document.allergens[allergen];
    if (state === undefined) continue;
    sets.add(allergenSet(allergen, state));
    sets.add(allergenGroupSet(allergen, 'known'));
    if (ALWAYS_EXCLUDED.some((excluded) => excluded === state)) {
      sets.add(allergenGroupSet(allergen, 'always_excluded'));
    }
  }
  return sets;
}
