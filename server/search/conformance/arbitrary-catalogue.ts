import fc from 'fast-check';
import type { AnyStandardKey } from '#contract/all-standards.ts';
import { ALLERGEN_KEYS, ALLERGEN_STATES } from '#contract/allergens.ts';
import { FAMILY_TITLES } from '#contract/categories.ts';
import { JUDGED_DAYS } from '#contract/first-days.ts';
import { VERDICTS } from '#contract/guideline.ts';
import { LAW_ANSWERS, LIST_GAPS, SUBSTANCE_KEYS } from '#contract/ingredient-laws.ts';
import { FIGURE_BASES, NUTRIENT_SORTS } from '#contract/nutrient-sort.ts';
import { DIET_TYPES, NOVA_LABELS } from '#contract/product.ts';
import { PLAIN_SORTS } from '#contract/products.ts';
import type { Figure } from '#contract/ranges.ts';
import { answersOf, STANDARD_WANTS } from '#contract/standards.ts';
import type { SearchDocument } from '../document.ts';
import type { SearchQuery } from '../engine.ts';
import { indexTradeWords } from '../words/find-alternatives.ts';
import { parseTradeWords } from '../words/parse-trade-words.ts';

/** Few enough words that they coincide, in hard shapes: plurals, accents, hyphens, numbers, near misses. */
const COMMON_WORDS = 'granola Cookies milk berries peanut butter chocolate oat chip'.split(' ');
const WORDS = [
  ...COMMON_WORDS,
  ..."granolas Cookie BERRY tomatoes Crème Häagen-Dazs Jerry's mills chocolates oats".split(' '),
  ...'2% 7-Up and of Łódź ice-cream M&M’s salt sale b12 cooking chips'.split(' '),
  ...['12 oz', 'case', 'bags', 'no', 'no', 'free', 'free', 'added'],
];
/** Other names of the words above, of each kind: one word or several on either side, one way and both. */
export const CONFORMANCE_TRADE_WORDS = parseTradeWords(
  [
    'cookies = biscuits',
    'ice cream = icecream',
    'oat milk > berries',
    'goober > peanut butter',
    'chip = b12',
    'free milk > no salt',
  ].join('\n'),
);
export const CONFORMANCE_WORDS = indexTradeWords(CONFORMANCE_TRADE_WORDS);
const BRANDS = ['Acme', 'ACME', 'Zest & Co', 'Oat & Chip', 'Berry Farms', 'Häagen-Dazs', 'Éclair', '7-Up'];
const GTINS = [9521, 95210, 12345, 4912, 7, 1883].flatMap((lead) =>
  Array.from({ length: 12 }, (_, i) => String(lead * 10 ** (i % 7) + i).padStart(14, '0')),
);

const anyWord = fc.oneof(fc.constantFrom(...COMMON_WORDS), fc.constantFrom(...WORDS));
const text = (max: number) =>
  fc
    .array(fc.tuple(anyWord, fc.constantFrom(' ', ' ', ', ', ' - ', '-')), { maxLength: max, size: 'max' })
    .map((parts) => parts.map(([word, gap]) => word + gap).join(''));
const some = <T>(values: readonly T[], maxLength = 3) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength });
const few = <T>(values: readonly T[]) => fc.constantFrom(...values.slice(0, 3));

const anyFigures = fc.record(
  { sodium: fc.constantFrom(0, -0, -1, 0.1, 140, 140.001, 2_300), protein: fc.constantFrom(0, 5) },
  { requiredKeys: [] },
);

const SUBSTANCES = SUBSTANCE_KEYS.slice(0, 4);
const NUTRI_SCORE = answersOf('nutri_score');
/** Before any guideline, before the last of them, in older versions and in the newest. */
const DAYS = [
  ...['2014-01-01', '2014-12-31', '2020-01-01', '2025-06-30', '2025-09-30', '2025-10-01'],
  JUDGED_DAYS.to,
];
const anyVerdict = fc.constantFrom(...VERDICTS);

const anyRecord: fc.Arbitrary<SearchDocument> = fc.record({
  gtin: fc.constantFrom(...new Set(GTINS)),
  name: text(5),
  brand: fc.option(fc.constantFrom(...BRANDS)),
  ingredients: fc.option(text(8)),
  category: fc.option(few(FAMILY_TITLES)),
  kind: fc.option(text(2)),
  verdicts: fc.record({ smart_snack: anyVerdict, good_choice: anyVerdict, philly: anyVerdict }),
  novaLabel: fc.option(fc.constantFrom(...NOVA_LABELS)),
  diets: some(DIET_TYPES.slice(0, 3)),
  allergens: fc.dictionary(few(ALLERGEN_KEYS), fc.constantFrom(...ALLERGEN_STATES)),
  standards: fc.record(
    {
      nutri_score: fc.constantFrom(...NUTRI_SCORE),
      chile_seals: fc.constantFrom('seal', 'no_seal', 'not_applicable'),
      child_care_sugars: fc.constantFrom('pass', 'fail', 'not_applicable'),
      'child_care_sugars@2017-10-01': fc.constantFrom('pass', 'fail', 'unknown'),
      'smart_snack@2014-07-01': anyVerdict,
      'smart_snack@2024-07-01': anyVerdict,
    },
    { requiredKeys: [] },
  ),
  wants: fc.record(
    {
      nutri_score: some(STANDARD_WANTS.nutri_score),
      chile_seals: some(STANDARD_WANTS.chile_seals),
      smart_snack: some(STANDARD_WANTS.smart_snack),
    },
    { requiredKeys: [] },
  ),
  namedSubstances: some(SUBSTANCES),
  openSubstances: some(SUBSTANCES),
  listGap: fc.option(fc.constantFrom(...LIST_GAPS, 'not_kept' as const)),
  priceCents: fc.option(fc.integer({ min: 0, max: 5 })),
  perServing: anyFigures,
  per100: anyFigures,
  popularity: fc.constantFrom(0, 0.25, 0.5, 1),
  body: fc.uint8Array({ maxLength: 4 }),
});

/** A list that is not whole leaves open all that it does not name. */
export const anyDocument = anyRecord.map((document): SearchDocument => {
  if (document.listGap === null) return document;
  const { namedSubstances } = document;
  return { ...document, openSubstances: SUBSTANCES.filter((key) => !namedSubstances.includes(key)) };
});

/** Words as people type them: cut short, misspelt, run together, in odd signs, and codes whole and in part. */
const TERM_PARTS = [
  ...WORDS,
  ...'g c gra cook berr haagendazs haagen jerrys jerry’s peanutbutter oatmilk 7up'.split(' '),
  ...'biscuits icecream goober granloa chocolte chocolatte milc peanot zzzz 1 12oz mms 🍕 !! the 1883'.split(
    ' ',
  ),
];
const CODES = [...'9521 0000 95210 123450 00000000009521 1883 88 4912000'.split(' '), '0000-0000-0095 21'];
/** Phrases in quotes, words to be without, and signs that mean nothing. */
const SIGNED = [
  ...[
    '"peanut butter"',
    '"oat"',
    '"oat milk"',
    '"Berry Farms"',
    '"zzzz"',
    '-chocolate',
    '-"oat milk"',
    '-cookies',
  ],
  ...['"milk', '""', '-', '-12', '--milk', '“ice cream”', '"of"', '- milk'],
];
const anyTerm: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .array(fc.constantFrom(...SIGNED, ...COMMON_WORDS), { maxLength: 4 })
      .map((words) => words.join(' ')),
  },
  { weight: 2, arbitrary: fc.constant('') },
  {
    weight: 6,
    arbitrary: fc.array(fc.constantFrom(...COMMON_WORDS), { maxLength: 3 }).map((w) => w.join(' ')),
  },
  {
    weight: 6,
    arbitrary: fc.array(fc.constantFrom(...TERM_PARTS), { maxLength: 3 }).map((w) => w.join(' ')),
  },
  { weight: 2, arbitrary: fc.constantFrom(...CODES, ...GTINS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
);

const NO_FILTERS = fc.record({
  categories: fc.constant([]),
  guidelines: fc.constant({}),
  verdicts: fc.constant({}),
  novaLabels: fc.constant([]),
  brand: fc.constant(null),
  brandNamed: fc.constant(null),
  diets: fc.constant([]),
  exclusions: fc.constant([]),
  nutrientRanges: fc.constant([]),
  standards: fc.constant({}),
  lawAnswer: fc.constant(null),
  price: fc.constant(null),
});
export const anyExclusions: fc.Arbitrary<SearchQuery['exclusions']> = fc.array(
  fc.record({
    allergen: few(ALLERGEN_KEYS),
    mayContain: fc.boolean(),
    unknown: fc.boolean(),
    free: fc.boolean(),
  }),
  { maxLength: 3 },
);
const anyFigure: fc.Arbitrary<Figure> = fc.record({
  nutrient: fc.constantFrom('sodium', 'protein'),
  basis: fc.constantFrom(...FIGURE_BASES),
});
const anyBound = fc.option(fc.constantFrom(-1, 0, 0.1, 5, 140, 140.001, 2_300));
const SOME_FILTERS = fc.record({
  categories: fc.uniqueArray(few(FAMILY_TITLES), { maxLength: 2 }),
  guidelines: fc.record(
    { smart_snack: fc.boolean(), good_choice: fc.boolean(), philly: fc.boolean() },
    { requiredKeys: [] },
  ),
  verdicts: fc.record(
    { smart_snack: some(VERDICTS), good_choice: some(VERDICTS), philly: some(VERDICTS) },
    { requiredKeys: [] },
  ),
  novaLabels: some(NOVA_LABELS),
  brand: fc.option(fc.constantFrom(...BRANDS, 'Nobody'), { freq: 3 }),
  brandNamed: fc.option(fc.constantFrom('acme', 'haagen dazs', 'berry', 'ZEST and co', ''), { freq: 3 }),
  diets: some(DIET_TYPES.slice(0, 3), 1),
  exclusions: anyExclusions,
  nutrientRanges: fc.array(
    fc.tuple(anyFigure, anyBound, anyBound).map(([figure, min, max]) => ({ ...figure, min, max })),
    { maxLength: 2 },
  ),
  standards: fc.record(
    {
      nutri_score: some(NUTRI_SCORE),
      chile_seals: some(answersOf('chile_seals')),
      child_care_sugars: some(answersOf('child_care_sugars')),
    },
    { requiredKeys: [] },
  ),
  lawAnswer: fc.option(fc.constantFrom(...LAW_ANSWERS), { freq: 3 }),
  price: fc.option(fc.record({ min: fc.option(fc.nat(5)), max: fc.option(fc.nat(5)) }), { freq: 3 }),
});

export const anyQuery: fc.Arbitrary<SearchQuery> = fc
  .tuple(
    fc.record({
      term: anyTerm,
      except: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, anyTerm),
      sort: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...PLAIN_SORTS) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(...NUTRIENT_SORTS.filter((s) => /sodium|protein|iron/.test(s))),
        },
      ),
      limit: fc.integer({ min: 1, max: 30 }),
      offset: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 80 })),
      close: fc.boolean(),
      closeRequires: fc.oneof(
        { weight: 3, arbitrary: fc.constant([]) },
        fc.array(anyTerm, { minLength: 1, maxLength: 2 }),
      ),
      closeBy: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(anyTerm, { maxLength: 2 })),
      facets: fc.boolean(),
      standardFacets: some<AnyStandardKey>([
        ...(['nutri_score', 'chile_seals', 'child_care_sugars', 'smart_snack'] as const),
      ]),
      day: fc.constantFrom(...DAYS),
      forbidden: fc.record({ now: some(SUBSTANCES), later: some(SUBSTANCES) }),
      lawFacet: fc.boolean(),
      histograms: fc.uniqueArray(anyFigure, { maxLength: 2 }),
    }),
    fc.oneof({ weight: 2, arbitrary: NO_FILTERS }, SOME_FILTERS),
  )
  .map(([page, filters]) => ({
    ...page,
    ...filters,
    brandNamed: filters.brand === null ? filters.brandNamed : null,
  }));
