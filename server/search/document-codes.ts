import { ALL_STANDARD_KEYS, type AnyStandardKey, anyAnswersOf } from '#contract/all-standards.ts';
import { ALLERGEN_KEYS, ALLERGEN_STATES } from '#contract/allergens.ts';
import { editionsOf } from '#contract/editions.ts';
import { GUIDELINE_KEYS, VERDICTS } from '#contract/guideline.ts';
import { LIST_GAPS, SUBSTANCE_KEYS } from '#contract/ingredient-laws.ts';
import { DIET_TYPES, NOVA_LABELS } from '#contract/product.ts';
import { STANDARD_WANTS } from '#contract/standards.ts';
import type { SearchDocument } from './document.ts';

/**
 * What documents say in one of a few values, as numbers: a byte for each question (0: nothing; else the place of the value plus
 * 1), and a list of numbers for what there may be several of.
 */
type Coded = Pick<
  SearchDocument,
  'verdicts' | 'novaLabel' | 'listGap' | 'allergens' | 'standards' | 'diets' | 'wants'
> &
  Pick<SearchDocument, 'namedSubstances' | 'openSubstances'>;

/** A field that holds one value, or an object of them by key. */
interface Question {
  readonly field: 'verdicts' | 'novaLabel' | 'listGap' | 'allergens' | 'standards';
  readonly key: string;
  readonly values: readonly string[];
}

const ALL_GAPS = [...LIST_GAPS, 'not_kept'] as const;

/** In the order of their bytes. */
export const QUESTIONS: readonly Question[] = [
  { field: 'novaLabel', key: '', values: NOVA_LABELS },
  { field: 'listGap', key: '', values: ALL_GAPS },
  ...GUIDELINE_KEYS.map((key) => ({ field: 'verdicts' as const, key, values: VERDICTS })),
  ...ALLERGEN_KEYS.map((key) => ({ field: 'allergens' as const, key, values: ALLERGEN_STATES })),
  ...ALL_STANDARD_KEYS.flatMap((standard) =>
    editionsOf(standard).map((key) => ({
      field: 'standards' as const,
      key: key as string,
      values: anyAnswersOf(standard),
    })),
  ),
];

/** An entry of a list; what a standard wants also has the standard. */
export interface ListItem {
  readonly field: 'diets' | 'namedSubstances' | 'openSubstances' | 'wants';
  readonly key: string;
  readonly value: string;
}

/** By number. */
export const LIST_ITEMS: readonly ListItem[] = [
  ...DIET_TYPES.map((value) => ({ field: 'diets' as const, key: '', value })),
  ...SUBSTANCE_KEYS.map((value) => ({ field: 'namedSubstances' as const, key: '', value })),
  ...SUBSTANCE_KEYS.map((value) => ({ field: 'openSubstances' as const, key: '', value })),
  ...ALL_STANDARD_KEYS.flatMap((key) =>
    STANDARD_WANTS[key].map((value: string) => ({ field: 'wants' as const, key, value })),
  ),
];

type Lookup = ReadonlyMap<string, { readonly at: number; readonly codes: ReadonlyMap<string, number> }>;

const codesOf = (values: readonly string[]) => new Map(values.map((value, i) => [value, i + 1]));
const lookupOf = (field: Question['field']): Lookup =>
  new Map(
    QUESTIONS.flatMap((question, at) =>
      question.field === field ? [[question.key, { at, codes: codesOf(question.values) }] as const] : [],
    ),
  );
const [VERDICT_LOOKUP, ALLERGEN_LOOKUP, STANDARD_LOOKUP] = [
  lookupOf('verdicts'),
  lookupOf('allergens'),
  lookupOf('standards'),
];
const NOVA_CODES = codesOf(NOVA_LABELS);
const GAP_CODES = codesOf(ALL_GAPS);

const itemNumbers = (field: ListItem['field'], key = ''): ReadonlyMap<string, number> =>
  new Map(
    LIST_ITEMS.flatMap((item, number) =>
      item.field === field && item.key === key ? [[item.value, number] as const] : [],
    ),
  );
const DIETS = itemNumbers('diets');
const NAMED = itemNumbers('namedSubstances');
const OPEN = itemNumbers('openSubstances');
const WANTS = new Map(ALL_STANDARD_KEYS.map((key) => [key, itemNumbers('wants', key)]));

/** Writes the bytes of a document, which are 0, from `start`, and visits the numbers of its lists. */
export function encodeDocument(
  document: Coded,
  codes: Uint8Array,
  start: number,
  visit: (item: number) => void,
): void {
  const { novaLabel, listGap } = document;
  if (novaLabel !== null) codes[start] = numberIn(NOVA_CODES, novaLabel);
  if (listGap !== null) codes[start + 1] = numberIn(GAP_CODES, listGap);
  encodeAnswers(document.verdicts, VERDICT_LOOKUP, codes, start);
  encodeAnswers(document.allergens, ALLERGEN_LOOKUP, codes, start);
  encodeAnswers(document.standards, STANDARD_LOOKUP, codes, start);
  for (const diet of document.diets) visit(numberIn(DIETS, diet));
  for (const substance of document.namedSubstances) visit(numberIn(NAMED, substance));
  for (const substance of document.openSubstances) visit(numberIn(OPEN, substance));
  for (const standard in document.wants) {
    const key = standard as AnyStandardKey;
    for (const want of document.wants[key] ?? []) visit(numberIn(WANTS.get(key), want));
  }
}

/** An edition that is no longer known is passed over, an answer that is not known is an error. */
function encodeAnswers(
  answers: Readonly<Record<string, string | undefined>>,
  lookup: Lookup,
  codes: Uint8Array,
  start: number,
): void {
  for (const key in answers) {
    const answer = answers[key];
    const question = lookup.get(key);
    if (question !== undefined && answer !== undefined)
      codes[start + question.at] = numberIn(question.codes, answer);
  }
}

function numberIn(numbers: ReadonlyMap<string, number> | undefined, value: string): number {
  const number = numbers?.get(value);
  if (number === undefined) throw new Error(`No document can say ${value} here.`);
  return number;
}

/** What was encoded, given the bytes of the document and the numbers of its lists. */
export function decodeDocument(codes: Uint8Array, items: Uint16Array): Coded {
  const answers: Record<Question['field'], Record<string, string>> = {
    novaLabel: {},
    listGap: {},
    verdicts: {},
    allergens: {},
    standards: {},
  };
  QUESTIONS.forEach(({ field, key, values }, at) => {
    const value = values[(codes[at] ?? 0) - 1];
    if (value !== undefined) answers[field][key] = value;
  });
  const lists: Record<Exclude<ListItem['field'], 'wants'>, string[]> = {
    diets: [],
    namedSubstances: [],
    openSubstances: [],
  };
  const wants: Record<string, string[]> = {};
  for (const number of items) {
    const { field, key, value } = LIST_ITEMS[number] as ListItem;
    if (field === 'wants') wants[key] = [...(wants[key] ?? []), value];
    else lists[field].push(value);
  }
  const { novaLabel, listGap, ...byKey } = answers;
  const coded = { ...byKey, ...lists, wants, novaLabel: novaLabel[''] ?? null, listGap: listGap[''] ?? null };
  return coded as unknown as Coded;
}
