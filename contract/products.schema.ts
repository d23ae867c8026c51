import { z } from 'zod';
import { ALL_STANDARD_KEYS } from './all-standards.ts';
import { ALLERGEN_KEYS, EXCLUDABLE_CONTAINMENTS } from './allergens.ts';
import { FAMILY_TITLES } from './categories.ts';
import { dayAndPlaces, onDay, refuseEarlyDay } from './day-and-places.schema.ts';
import { count, facetsSchema } from './facets.schema.ts';
import { ofGtin } from './gtin.schema.ts';
import { VERDICTS } from './guideline.ts';
import { endpoint } from './http/endpoint.ts';
import { booleanParameter, repeatable } from './http/query-values.ts';
import { LAW_ANSWERS } from './ingredient-laws.ts';
import { lawQuery } from './law-reach.schema.ts';
import { FIGURE_BASES } from './nutrient-sort.ts';
import { NUTRIENT_LABELS } from './nutrition.ts';
import { limitParameter, offsetParameter } from './paging.schema.ts';
import { productSchema } from './product.schema.ts';
import { DIET_TYPES, NOVA_LABELS } from './product.ts';
import { MAX_SEARCH_TERM_LENGTH, PLAIN_SORTS, SORTS } from './products.ts';
import {
  FIGURE_PATTERN,
  isOrdered,
  NUTRIENT_RANGE_PATTERN,
  parseNutrientRange,
  parseRange,
  RANGE_PATTERN,
  type Range,
} from './ranges.ts';
import { BAD_STANDARD, standardAnswer } from './standard-answer.schema.ts';

const BAD_CATEGORY = `Must be the title of a category: ${FAMILY_TITLES.join('; ')}`;

const exclusionSchema = z
  .string()
  .regex(
    new RegExp(`^(?:${ALLERGEN_KEYS.join('|')})(?::(?:${EXCLUDABLE_CONTAINMENTS.join('|')}))?$`),
    `Must be an allergen, alone or with :contains, :may_contain or :unknown. Allergens: ${ALLERGEN_KEYS.join(', ')}`,
  )
  .meta({
    description:
      '`milk` leaves out products that contain milk, name it in their ingredients, contradict themselves about it (declared free from, and named) or may contain it. `milk:contains` lets through what may contain it; `milk:unknown` leaves out what says nothing about it besides. No value lets through what contains, names or contradicts.',
  });

const verdictParameter = repeatable(
  z.enum(VERDICTS, `Must be one of ${VERDICTS.join(', ')}`).meta({
    description:
      '`pass`: meets the guideline. `fail`: does not. `unknown`: a value it needs is missing. `not_applicable`: its rules are not about this food. Given several times, any of them will do; beside the parameter that asks for a pass, both must hold.',
  }),
);

const searchTerm = z
  .string()
  .max(MAX_SEARCH_TERM_LENGTH, `Must have at most ${MAX_SEARCH_TERM_LENGTH} characters`);

const BAD_SORT = `Must be one of ${PLAIN_SORTS.join(', ')}, or a nutrient as in sodium-low, sodium-high, sodium-low-per-100`;

const suggestionSchema = z.object({
  kind: z.enum(['term', 'brand', 'category', 'product']),
  text: z.string(),
  /** For a product alone. */
  gtin: z.string().nullable(),
  /** How many products it leads to; null where it was not counted. */
  product_count: count.nullable(),
});

const isInOrder = (range: Range | undefined) => range === undefined || isOrdered(range);
const BAD_ORDER = 'Must not end below its beginning';

const nutrientRangeSchema = z
  .string()
  .regex(
    NUTRIENT_RANGE_PATTERN,
    `Must be a nutrient and a range, such as sodium:..140 or protein-per-100:8..20. Nutrients: ${NUTRIENT_LABELS.join(', ')}`,
  )
  .refine((text) => isInOrder(parseNutrientRange(text)), BAD_ORDER)
  .meta({
    description:
      'Keeps products whose amount is known and within the bounds, both included: in a serving, or with `-per-100` in 100 g or mL. `sodium:..140`, `protein:8..`, `calories-per-100:50..200`. All have to hold.',
  });

const priceSchema = z
  .string()
  .regex(RANGE_PATTERN, 'Must be a range of dollars, such as 2..5 or ..5')
  .refine((text) => isInOrder(parseRange(text)), BAD_ORDER)
  .meta({ description: 'Dollars. Keeps products whose price is on file and within the bounds.' });

const histogramSchema = z
  .object({
    nutrient: z.enum(NUTRIENT_LABELS),
    basis: z.enum(FIGURE_BASES),
    step: z.number().positive(),
    counts: z.array(count),
    above: count,
    unknown: count,
  })
  .meta({
    description:
      'How a nutrient is spread over the products that pass all filters but those on it. Bar i counts from i × step up to, not including, (i + 1) × step; `above` is beyond the last, `unknown` in none.',
  });

const relaxedFacet = z.enum([...facetsSchema.keyof().options, 'nutrient', 'price']);

const understoodSchema = z.object({
  text: z.string().meta({ description: 'As typed.' }),
  label: z.string().meta({ description: 'The filter in words: "Sodium up to 140 mg".' }),
  reason: z.string().nullable().meta({ description: 'Where its limit comes from: "“low”, FDA, a serving".' }),
});

const termWordSchema = z.object({
  text: z.string().meta({ description: 'As read; as typed where it is left out.' }),
  is_left_out: z.boolean(),
});

/** What says which products are found. */
export const filterParameters = {
  family_title: repeatable(z.enum(FAMILY_TITLES, BAD_CATEGORY)),
  search_term: searchTerm.default(''),
  is_smart_snack: booleanParameter.optional(),
  is_good_choice: booleanParameter.optional(),
  recommended_ok: booleanParameter.optional(),
  smart_snack_verdict: verdictParameter,
  good_choice_verdict: verdictParameter,
  philly_verdict: verdictParameter,
  nova_label: repeatable(z.enum(NOVA_LABELS, 'Must be 1, 2, 3 or 4')),
  brand: z.string().min(1).max(200).optional(),
  diet: repeatable(z.enum(DIET_TYPES, `Must be one of ${DIET_TYPES.join(', ')}`)),
  exclude_allergen: repeatable(exclusionSchema),
  nutrient: repeatable(nutrientRangeSchema),
  standard: repeatable(standardAnswer),
  ingredient_laws: z
    .enum(LAW_ANSWERS, `Must be one of ${LAW_ANSWERS.join(', ')}`)
    .optional()
    .meta({
      description:
        'What the ingredient laws of `place` and `channel` come to on `day`. `named`: the label names what a law in force forbids. `unknown`: it names none of that, and may not tell all. The others hold nothing that a law in force forbids, as far as a label tells: `named_later` names what a law to come forbids, `unknown_later` may not tell all of that, and `not_named` is neither.',
    }),
  law: lawQuery,
  ...dayAndPlaces,
  price: priceSchema.optional(),
  as_words: booleanParameter.default(false).meta({
    description:
      'Looks for every word of the term. Else what it says of nutrients, price, diets, allergens, guidelines, NOVA or brand ("low sodium", "under $5", "without milk") filters, as if chosen there; see `understood`.',
  }),
};

export const productsContract = {
  list: endpoint('GET /api/products', 'public', 'Search and filter the catalogue', {
    query: z
      .object({
        ...filterParameters,
        facet_standard: repeatable(z.enum(ALL_STANDARD_KEYS, BAD_STANDARD)).meta({
          description: 'With `facets`: standards whose answers are counted.',
        }),
        facet_laws: booleanParameter.default(false).meta({
          description: 'With `facets`: whether the answers of ingredient laws are counted.',
        }),
        histogram: repeatable(
          z.string().regex(FIGURE_PATTERN, 'Must be a nutrient, such as sodium or sodium-per-100'),
        ),
        sort: z.enum(SORTS, BAD_SORT).optional(),
        facets: booleanParameter.default(false),
        also_close: booleanParameter.default(false).meta({
          description:
            'Fills the first page, by relevance, with products that lack some of the words: see `also_close` of the answer. Not where all parts of the term, or its diets, are looked for as words.',
        }),
        limit: limitParameter,
        offset: offsetParameter,
      })
      .superRefine(refuseEarlyDay),
    reply: z.object({
      products: z.array(productSchema),
      total: count,
      day: z.string().meta({ description: 'The day by which standards and ingredient laws answered.' }),
      facets: facetsSchema.optional(),
      /** The search term as understood, where a misspelt word was read as another; null where it was not. */
      corrected_term: z.string().nullable(),
      /** The parts of the term that were read as filters, in typed order. */
      understood: z.array(understoodSchema),
      /** The words left out where no product, or no product's name, has all of them; else null. */
      left_out: z
        .object({
          is_found: z.boolean().meta({
            description: 'Some products have all of the words, but none has them in its name or brand.',
          }),
          words: z.array(termWordSchema).meta({ description: 'All words of the term, in order.' }),
          put_backs: z
            .array(z.object({ word: z.string(), words: z.array(termWordSchema), total: count }))
            .meta({ description: 'The best answer with each word that was left out: quote it to have it.' }),
        })
        .nullable(),
      /** Products that have some of the words, where those that have all leave room on the page; never in the total. */
      also_close: z
        .object({
          without: z.array(z.string()).meta({ description: 'The words that some of them lack, in order.' }),
          products: z.array(productSchema),
        })
        .nullable(),
      /**
       * With no match: the filters whose removal alone brings products back, with their number. A value of null, or a
       * guideline, stands for everything chosen there.
       */
      relaxations: z
        .array(z.object({ facet: relaxedFacet, value: z.string().nullable(), total: count }))
        .optional(),
      histograms: z.array(histogramSchema),
    }),
  }),
  suggest: endpoint(
    'GET /api/products/suggest',
    'public',
    'Up to 8 completions: terms, brands, categories, products',
    {
      query: z.object({ q: searchTerm.default('') }),
      reply: z.object({ suggestions: z.array(suggestionSchema) }),
    },
  ),
  get: endpoint('GET /api/products/{gtin}', 'public', 'One product', {
    params: ofGtin,
    query: onDay,
    reply: productSchema,
  }),
};

export type ProductPage = z.output<(typeof productsContract)['list']['reply']>;
export type ProductQuery = z.output<(typeof productsContract)['list']['query']>;
export type Relaxation = NonNullable<ProductPage['relaxations']>[number];
export type Understood = ProductPage['understood'][number];
export type Histogram = ProductPage['histograms'][number];
export type Suggestion = z.output<(typeof productsContract)['suggest']['reply']>['suggestions'][number];
