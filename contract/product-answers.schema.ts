import { z } from 'zod';
import { ALL_STANDARD_KEYS } from './all-standards.ts';
import { dayAndPlaces, refuseEarlyDay } from './day-and-places.schema.ts';
import { gtinReply, gtinSchema } from './gtin.schema.ts';
import { endpoint } from './http/endpoint.ts';
import { repeatable } from './http/query-values.ts';
import { CHOSEN_LAW_STATUSES, LAW_ANSWERS, LAW_RESULTS } from './ingredient-laws.ts';
import { chosenLawQuery } from './law-reach.schema.ts';
import { LAW_KEYS } from './law-titles.ts';
import { BAD_STANDARD } from './standard-answer.schema.ts';

const answerSchema = z.object({
  key: z.enum(ALL_STANDARD_KEYS),
  answer: z.string().meta({ description: 'An outcome, `unknown` or `not_applicable`.' }),
  later: z
    .array(z.object({ from: z.string(), answer: z.string() }))
    .meta({ description: 'Where later versions answer otherwise than those before, with their first days.' }),
});

const lawsSchema = z.object({
  answer: z.enum(LAW_ANSWERS),
  named: z.array(z.string()).meta({ description: 'The substances that laws in force on the day forbid.' }),
  later: z
    .object({ from: z.string(), named: z.array(z.string()) })
    .nullable()
    .meta({ description: 'The first day on which a law to come forbids more of what is named, and that.' }),
});

const chosenLawSchema = z.object({
  key: z.enum(LAW_KEYS),
  status: z.enum(CHOSEN_LAW_STATUSES).meta({
    description: 'On the day. `elsewhere`: it binds none of the places and channels asked for.',
  }),
  from: z.string().meta({ description: 'Its first day.' }),
  result: z.enum(LAW_RESULTS).meta({ description: 'Of the label, however the law stands.' }),
  named: z.array(z.string()).meta({ description: 'The substances of the law that the label names.' }),
});

/** What standards and ingredient laws say of one product on a day. */
export const answersOnDaySchema = z.object({
  standards: z.array(answerSchema),
  ingredient_laws: lawsSchema,
});

export const answersQuery = z.object({
  standard: repeatable(z.enum(ALL_STANDARD_KEYS, BAD_STANDARD)).meta({
    description: 'Standards by key; all that have begun by the day where absent.',
  }),
  law: chosenLawQuery,
  ...dayAndPlaces,
});
/** By which standards, day, places and channels a list answers. */
export const listAnswersQuery = answersQuery.superRefine(refuseEarlyDay);
export const productAnswerSchema = answersOnDaySchema.extend({
  gtin: gtinReply,
  /** Those asked for by `law`, in that order. */
  laws: z.array(chosenLawSchema),
});

export const productAnswersContract = {
  list: endpoint(
    'GET /api/products/answers',
    'public',
    'What standards and ingredient laws say of several products, up to 64, on a day; what no product has is left out',
    {
      query: answersQuery.extend({ gtin: repeatable(gtinSchema) }).superRefine(refuseEarlyDay),
      reply: z.object({ day: z.string(), products: z.array(productAnswerSchema) }),
    },
  ),
};

export type AnswersQuery = z.output<typeof answersQuery>;
export type ChosenLaw = z.output<typeof chosenLawSchema>;
export type AnswersOnDay = z.output<typeof answersOnDaySchema>;
export type ProductAnswers = z.output<typeof productAnswersContract.list.reply>;
