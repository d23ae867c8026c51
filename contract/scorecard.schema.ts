import { z } from 'zod';
import { ALL_STANDARD_KEYS } from './all-standards.ts';
import { ALLERGEN_KEYS, ALLERGEN_STATES } from './allergens.ts';
import { gtinReply } from './gtin.schema.ts';
import { GUIDELINE_KEYS } from './guideline.ts';
import { CHOSEN_LAW_STATUSES, LAW_ANSWERS, LAW_RESULTS } from './ingredient-laws.ts';
import { LAW_KEYS } from './law-titles.ts';
import { NUTRIENT_LABELS } from './nutrition.ts';
import { LINE_UNITS } from './orders.ts';
import { NOVA_LABELS } from './product.ts';

/** How many lines, and how much of the order they are in the scorecard's unit. */
const tallySchema = z.object({ lines: z.int(), quantity: z.number() });

const guidelineTally = z.object({
  guideline: z.enum(GUIDELINE_KEYS),
  pass: tallySchema,
  fail: tallySchema,
  /** Cannot be told: a value that the rule asks for is missing. */
  unknown: tallySchema,
  not_applicable: tallySchema,
});

const standardTally = z.object({
  key: z.enum(ALL_STANDARD_KEYS),
  /** Outcomes, `unknown` and `not_applicable`, those that a line has. */
  answers: z.array(tallySchema.extend({ answer: z.string() })),
});

/** A law that was asked for by itself. */
const lawTally = z.object({
  key: z.enum(LAW_KEYS),
  status: z.enum(CHOSEN_LAW_STATUSES),
  from: z.string(),
  /** Those that a line has. */
  answers: z.array(tallySchema.extend({ result: z.enum(LAW_RESULTS) })),
});

/** A line whose product names what a law of the asked places and channels forbids, or will. */
const lawLine = z.object({
  line: z.int(),
  name: z.string(),
  quantity: z.number().nullable(),
  named: z.array(z.string()),
  later: z.object({ from: z.string(), named: z.array(z.string()) }).nullable(),
});

const criterionCost = tallySchema.extend({
  /** The same in every language. */
  key: z.string(),
  /** What the rules ask about, such as Sodium, whatever the amount it is counted by. */
  name: z.string(),
  guidelines: z.array(z.enum(GUIDELINE_KEYS)),
  /** Lines that fail for this and nothing else. */
  alone: z.int(),
});

const allergenCount = z.object({
  allergen: z.enum(ALLERGEN_KEYS),
  conflict: z.int(),
  contains: z.int(),
  named: z.int(),
  may_contain: z.int(),
  free_from: z.int(),
  not_declared: z.int(),
});

const allergenLine = z.object({
  line: z.int(),
  gtin: gtinReply,
  name: z.string(),
  /** What is not declared is absent. */
  states: z.partialRecord(z.enum(ALLERGEN_KEYS), z.enum(ALLERGEN_STATES)),
});

const nutrientSum = z.object({
  nutrient: z.enum(NUTRIENT_LABELS),
  /** In the nutrient's standard unit; null where no line has it. */
  total: z.number().nullable(),
  /** Over the lines that have both. */
  per_1000_kcal: z.number().nullable(),
  lines_without: z.int(),
});

const failingLine = z.object({
  line: z.int(),
  name: z.string(),
  brand: z.string().nullable(),
  quantity: z.number().nullable(),
  /** The first guideline that it fails, and why. */
  why: z.string(),
});

export const scorecardSchema = z.object({
  /** What quantities count: the unit that more lines can be counted in. */
  unit: z.enum(LINE_UNITS),
  /** Lines with a product, which alone are counted below. */
  judged: tallySchema,
  not_judged: z.int(),
  /** Lines that are set aside or merged into another, counted nowhere else. */
  aside: z.int(),
  /** Judged lines in cases that name no pack: a case counts as the product's cases in the catalogue, which all hold as many. */
  by_case_on_file: z.int(),
  /** Judged lines whose quantity is missing or in another unit. */
  without_quantity: z.int(),
  /** Lines that fail at least one guideline. */
  failing: tallySchema,
  /** The same lines by exactly those guidelines that each fails. */
  failing_by: z.array(tallySchema.extend({ guidelines: z.array(z.enum(GUIDELINE_KEYS)) })),
  /** By their versions on the day; one that begins after it is left out. */
  guidelines: z.array(guidelineTally),
  /** The day whose versions of the standards, and whose laws, answer. */
  day: z.string(),
  standards: z.array(standardTally),
  laws: z.array(lawTally),
  ingredient_laws: z.array(tallySchema.extend({ answer: z.enum(LAW_ANSWERS) })),
  /** A few: what is forbidden already first, then the largest quantities. */
  law_lines: z.array(lawLine),
  /** Those that cost the most lines first. */
  criteria: z.array(criterionCost),
  allergens: z.array(allergenCount),
  /** A few lines, those that ask to be looked at first. */
  allergen_lines: z.array(allergenLine),
  nova: z.array(tallySchema.extend({ label: z.enum(NOVA_LABELS).nullable() })),
  nutrients: z.array(nutrientSum),
  /** In dollars, the file's, else the price on file; null where no line has one. */
  price: z.object({ total: z.number().nullable(), lines_on_file: z.int(), lines_without: z.int() }),
  /** A few, the largest quantities first. */
  failing_lines: z.array(failingLine),
});

export type Tally = z.output<typeof tallySchema>;
export type Scorecard = z.output<typeof scorecardSchema>;
