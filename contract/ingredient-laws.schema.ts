import { z } from 'zod';
import { ofGtin } from './gtin.schema.ts';
import { CERTAINTIES } from './guideline.ts';
import { endpoint } from './http/endpoint.ts';
import {
  LAW_CHANNEL_KEYS,
  LAW_DUTIES,
  LAW_FOOD_KEYS,
  LAW_PLACE_KEYS,
  LAW_RESULTS,
  LAW_STATUSES,
  LAW_WANTS,
} from './ingredient-laws.ts';
import { judgedDay } from './judged-day.schema.ts';
import { channelQuery, placeQuery } from './law-reach.schema.ts';
import { LAW_KEYS } from './law-titles.ts';

const namedSubstanceSchema = z.object({
  substance: z.string().meta({ description: 'Its key: "red_40".' }),
  name: z.string(),
  ingredient: z.string().meta({ description: 'The words of the label that name it.' }),
});

const lawSchema = z.object({
  key: z.enum(LAW_KEYS),
  title: z.string(),
  citation: z.string(),
  place: z.enum(LAW_PLACE_KEYS),
  food: z.enum(LAW_FOOD_KEYS).meta({ description: 'What it bites on.' }),
  duty: z.enum(LAW_DUTIES).meta({
    description:
      'Whether it forbids the substances, or asks for a `warning` or another notice. Of laws together only bans count in lists.',
  }),
  channels: z.array(z.enum(LAW_CHANNEL_KEYS)).meta({ description: 'The channels it binds.' }),
  from: z.string().meta({ description: 'The first day; of a school year the first of July.' }),
  status: z.enum(LAW_STATUSES).meta({ description: 'On the day asked about.' }),
  scope: z.string(),
  certainty: z.enum(CERTAINTIES),
});

const eventSchema = z.object({
  day: z.string(),
  event: z.string(),
  source: z.string().nullable(),
});

const lawFindingSchema = lawSchema.extend({
  result: z
    .enum(LAW_RESULTS)
    .meta({ description: '`not_named` is not "compliant": traces and processing aids are on no label.' }),
  named: z.array(namedSubstanceSchema),
  doubt: z
    .string()
    .nullable()
    .meta({ description: 'Why what is not named may be in it all the same; null where it may not.' }),
});

const count = z.number().int().nonnegative();

const dayQuery = judgedDay.optional().meta({ description: 'Today in UTC where absent.' });

export const lawListContract = {
  list: endpoint(
    'GET /api/ingredient-laws',
    'public',
    'The laws on named substances that are judged, and how each stands on a day',
    {
      query: z.object({ day: dayQuery, place: placeQuery, channel: channelQuery }),
      reply: z.object({
        day: z.string(),
        laws: z.array(
          lawSchema.extend({
            substances: z.array(z.string()).meta({ description: 'Their names.' }),
            words: z.array(z.string()).meta({ description: 'What labels call them: words that count.' }),
            may_mean: z
              .array(z.string())
              .meta({ description: 'Words that may stand for one of them, and so leave the answer open.' }),
            history: z
              .array(eventSchema)
              .meta({ description: 'How the law came to stand so, oldest first.' }),
            counts: z.object({ named: count, not_named: count, unknown: count }).nullable().meta({
              description:
                'The products of the catalogue by whether their labels name one of the substances, on any day; null while the catalogue is being indexed.',
            }),
            wants: z.array(z.object({ value: z.enum(LAW_WANTS), name: z.string(), count })).meta({
              description:
                'For want of what it cannot be told of the unknown, the most first: one thing for each product.',
            }),
          }),
        ),
      }),
    },
  ),
};

export const ingredientLawsContract = {
  judge: endpoint(
    'GET /api/products/{gtin}/ingredient-laws',
    'public',
    'Which laws on named substances the ingredient list touches, on a day, in the given places and channels',
    {
      params: ofGtin,
      query: z.object({ day: dayQuery, place: placeQuery, channel: channelQuery }),
      reply: z.object({ day: z.string(), laws: z.array(lawFindingSchema) }),
    },
  ),
};

export type IngredientLaws = z.output<typeof ingredientLawsContract.judge.reply>;
export type LawFinding = IngredientLaws['laws'][number];
/** Every law with the names of its substances. */
export type LawList = z.output<typeof lawListContract.list.reply>;
