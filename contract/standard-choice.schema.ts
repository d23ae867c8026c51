import { z } from 'zod';
import { RULE_KEYS } from './all-standards.ts';
import { endpoint } from './http/endpoint.ts';
import { LAW_CHANNEL_KEYS, LAW_PLACE_KEYS } from './ingredient-laws.ts';
import { judgedDay } from './judged-day.schema.ts';
import { channelSchema, placeSchema } from './law-reach.schema.ts';

const BAD_RULE = `Must be one of ${RULE_KEYS.join(', ')}`;

/** What a person judges by. */
const choiceSchema = z.object({
  standards: z
    .array(z.enum(RULE_KEYS, BAD_RULE))
    .max(RULE_KEYS.length)
    .refine((keys) => new Set(keys).size === keys.length, 'Must name each standard once')
    .meta({
      description:
        'Standards, and ingredient laws, shown first, in this order; the three guidelines where empty.',
    }),
  places: z
    .array(placeSchema)
    .max(LAW_PLACE_KEYS.length)
    .refine((keys) => new Set(keys).size === keys.length, 'Must name each place once')
    .meta({ description: 'Whose ingredient laws count; all where empty.' }),
  channels: z
    .array(channelSchema)
    .max(LAW_CHANNEL_KEYS.length)
    .refine((keys) => new Set(keys).size === keys.length, 'Must name each channel once')
    .default([])
    .meta({ description: 'For which ingredient laws count; all where empty.' }),
  day: judgedDay.nullable().meta({ description: 'null: today.' }),
});

export const standardChoiceContract = {
  get: endpoint(
    'GET /api/standards/choice',
    'user',
    'The standards, places, channels and day a person judges by',
    {
      reply: z.object({ choice: choiceSchema.nullable().meta({ description: 'null: none is saved.' }) }),
    },
  ),
  save: endpoint(
    'PUT /api/standards/choice',
    'user',
    'Save the standards, places, channels and day to judge by',
    {
      body: choiceSchema,
      reply: z.object({ choice: choiceSchema }),
    },
  ),
};

export type StandardChoice = z.output<typeof choiceSchema>;
