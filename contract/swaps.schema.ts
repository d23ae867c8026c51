import { z } from 'zod';
import { alternativeSchema } from './alternatives.schema.ts';
import { GUIDELINE_KEYS } from './guideline.ts';
import { LINE_UNITS } from './orders.ts';

/** What a line orders in place of its own; each part is null where it is not known. */
export const swapTermsSchema = z.object({
  quantity: z.number().nullable(),
  unit: z.enum(LINE_UNITS).nullable(),
  /** How many a case holds. */
  holds: z.int().nullable(),
  /** Dollars for the line, by the price on file. */
  amount: z.number().nullable(),
});

const failingLineSchema = z.object({
  line: z.int(),
  /** The guidelines asked about that its own product fails, and why. */
  fails: z.array(z.object({ guideline: z.enum(GUIDELINE_KEYS), summary: z.string() })),
  /** Products that could stand in, and the nearest few of them. */
  total: z.int(),
  options: z.array(alternativeSchema.extend({ terms: swapTermsSchema })),
  /** Products that would, if they declared to be free from the allergens. */
  undeclared: z.int(),
  /** Dollars for the line's own product: the file's price, else the price on file. */
  amount: z.number().nullable(),
});

export const swapsReply = z.object({
  /** Lines whose own product fails, the largest quantity first. */
  lines: z.array(failingLineSchema),
  guidelines: z.array(
    z.object({
      guideline: z.enum(GUIDELINE_KEYS),
      /** Lines it applies to, those that pass now, and those that would with every first option. */
      applies: z.int(),
      passes: z.int(),
      would_pass: z.int(),
    }),
  ),
});

export type SwapTerms = z.output<typeof swapTermsSchema>;
export type Swaps = z.output<typeof swapsReply>;
export type FailingLine = Swaps['lines'][number];
