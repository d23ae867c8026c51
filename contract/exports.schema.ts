import { z } from 'zod';
import { dayAndPlaces } from './day-and-places.schema.ts';
import { gtinReply } from './gtin.schema.ts';
import { endpoint } from './http/endpoint.ts';
import { NUTRIENT_LABELS } from './nutrition.ts';
import { productSchema } from './product.schema.ts';
import { answersOnDaySchema } from './product-answers.schema.ts';

/** In the nutrient's standard unit, as a source's statement comes to; what is absent is not known. */
const figuresSchema = z.partialRecord(z.enum(NUTRIENT_LABELS), z.number());

export const exportLineSchema = z.union([
  z.object({
    sequence: z.int(),
    /** false for a trade item that only packs other products. */
    listed: z.boolean(),
    product: productSchema,
    per_serving: figuresSchema,
    per_100: figuresSchema,
    ...answersOnDaySchema.shape,
  }),
  z.object({ sequence: z.int(), deleted: gtinReply }),
  /** The last line: without it the export was broken off. */
  z.object({
    sequence: z.int(),
    end: z.literal(true),
    day: z.string().meta({ description: 'The day by which standards and ingredient laws answered.' }),
  }),
]);

export const exportsContract = {
  products: endpoint(
    'GET /api/exports/products',
    'user',
    'The catalogue, or what changed since a sequence, one JSON object a line',
    {
      query: z.object({
        since: z
          .string()
          .regex(/^\d{1,15}$/, 'Must be a sequence: a whole number from 0')
          .transform(Number)
          .default(0),
        ...dayAndPlaces,
      }),
      reply: exportLineSchema,
      lines: true,
    },
  ),
};

export type ExportLine = z.input<typeof exportLineSchema>;
