import { z } from 'zod';
import { ALL_STANDARD_KEYS } from './all-standards.ts';
import { ofGtin } from './gtin.schema.ts';
import { CERTAINTIES } from './guideline.ts';
import { endpoint } from './http/endpoint.ts';
import { repeatable } from './http/query-values.ts';
import { judgedDay } from './judged-day.schema.ts';
import { BAD_STANDARD } from './standard-answer.schema.ts';
import { OUTCOME_TONES, STANDARD_FORCES, type StandardForce, WANTS } from './standards.ts';

const FORCE_KEYS = Object.keys(STANDARD_FORCES) as [StandardForce, ...StandardForce[]];

const outcomeSchema = z.object({
  key: z.string(),
  name: z.string(),
  tone: z.enum(OUTCOME_TONES),
});

const versionSchema = z.object({
  version: z.string(),
  from: z.string().meta({ description: 'The first day, until the next version.' }),
  source: z.string(),
  certainty: z.enum(CERTAINTIES),
});

const standardSchema = z.object({
  key: z.enum(ALL_STANDARD_KEYS),
  title: z.string(),
  issuer: z.string(),
  place: z.string(),
  force: z.enum(FORCE_KEYS),
  asks: z.string(),
  binds: z.string(),
  outcomes: z.array(outcomeSchema).meta({ description: 'Best first.' }),
  versions: z.array(versionSchema).meta({ description: 'Oldest first.' }),
});

const criterionSchema = z.object({
  label: z.string(),
  from: z.number().nullable().meta({ description: 'The least it can be; null where nothing bounds it.' }),
  to: z
    .number()
    .nullable()
    .meta({ description: 'The most it can be; the same as `from` where it is known.' }),
  unit: z.string().nullable(),
  finding: z.string(),
  verdict: z.enum(['pass', 'fail', 'unknown', 'neutral']),
});

const findingSchema = standardSchema.pick({ key: true, title: true, place: true, force: true }).extend({
  version: versionSchema,
  possible: z.array(outcomeSchema).meta({
    description:
      'One outcome where it is known, several where values are missing, none where it does not apply.',
  }),
  summary: z.string(),
  criteria: z.array(criterionSchema),
  missing: z.array(z.string()),
  notes: z.array(z.string()),
});

export const standardsContract = {
  list: endpoint('GET /api/standards', 'public', 'The standards that are judged, and what each asks', {
    query: z.object({
      day: judgedDay.optional().meta({
        description: 'The day by whose versions products are counted. Today in UTC where absent.',
      }),
    }),
    reply: z.object({
      day: z.string(),
      standards: z.array(
        standardSchema.extend({
          counts: z
            .array(z.object({ value: z.string(), name: z.string(), count: z.number().int().nonnegative() }))
            .nullable()
            .meta({
              description:
                'The products of the catalogue by what its version on `day` says of them, `unknown` and `not_applicable` among them; null while the catalogue is being indexed, and before the first version.',
            }),
          wants: z
            .array(
              z.object({ value: z.enum(WANTS), name: z.string(), count: z.number().int().nonnegative() }),
            )
            .meta({
              description:
                'For want of what answers are unknown, the most first; a label may lack several. Empty for an older version.',
            }),
        }),
      ),
    }),
  }),
};

export const productStandardsContract = {
  judge: endpoint(
    'GET /api/products/{gtin}/standards',
    'public',
    'What standards say of a product on a day, and why or for want of what',
    {
      params: ofGtin,
      query: z.object({
        day: judgedDay.optional().meta({ description: 'Today in UTC where absent.' }),
        standard: repeatable(z.enum(ALL_STANDARD_KEYS, BAD_STANDARD)).meta({
          description: 'Standards by key; all that have begun by the day where absent.',
        }),
      }),
      reply: z.object({ day: z.string(), standards: z.array(findingSchema) }),
    },
  ),
};

export type Standards = z.output<typeof standardsContract.list.reply>;
export type StandardInfo = Standards['standards'][number];
export type ProductStandards = z.output<typeof productStandardsContract.judge.reply>;
export type StandardFinding = ProductStandards['standards'][number];
