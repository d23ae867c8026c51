import { z } from 'zod';
import { refuseEarlyDay } from './day-and-places.schema.ts';
import { count } from './facets.schema.ts';
import { gtinReply, gtinSchema } from './gtin.schema.ts';
import { verdictSchema } from './guideline.schema.ts';
import { GUIDELINE_KEYS } from './guideline.ts';
import { endpoint } from './http/endpoint.ts';
import { MAX_POINTS } from './points.ts';
import { filterParameters } from './products.schema.ts';
import { SORTS } from './products.ts';
import { FIGURE_PATTERN } from './ranges.ts';

const figure = z
  .string()
  .regex(FIGURE_PATTERN, 'Must be a nutrient, such as sodium or sodium-per-100')
  .meta({ description: 'A nutrient in a serving, or with `-per-100` in 100 g or mL.' });

const pointSchema = z.object({
  gtin: gtinReply,
  name: z.string(),
  brand: z.string().nullable(),
  verdict: verdictSchema,
  /** Null: not known, which is not zero. */
  x: z.number().nullable(),
  y: z.number().nullable(),
});

const limitSchema = z
  .object({
    axis: z.enum(['x', 'y']),
    comparison: z.enum(['<', '<=', '>=']),
    limit: z.number(),
    /** Of the products looked at, those that it limits. */
    products: count,
  })
  .meta({ description: 'A limit of the guideline on what an axis shows, in the same amount of food.' });

export const pointsContract = {
  list: endpoint(
    'GET /api/products/points',
    'public',
    `Two nutrients of the products of a search, of at most ${MAX_POINTS}, with the limits of a guideline`,
    {
      query: z
        .object({
          ...filterParameters,
          sort: z.enum(SORTS).optional(),
          x: figure,
          y: figure,
          guideline: z.enum(GUIDELINE_KEYS).default('smart_snack'),
          with: gtinSchema
            .optional()
            .meta({ description: 'A product that is among the points in any case.' }),
        })
        .superRefine(refuseEarlyDay),
      reply: z.object({
        total: count.meta({
          description: 'Products found; where they are more than the points, the first ones are given.',
        }),
        points: z.array(pointSchema),
        limits: z.array(limitSchema),
        /** Products that were looked at for limits. */
        judged: count,
      }),
    },
  ),
};

export type Points = z.output<(typeof pointsContract)['list']['reply']>;
export type Point = Points['points'][number];
export type PointsQuery = z.output<(typeof pointsContract)['list']['query']>;
