import { z } from 'zod';
import { EXPORT_FORMATS, EXPORT_TYPES, MAX_SHEET_PRODUCTS } from './cell.ts';
import { dayAndPlaces, refuseEarlyDay } from './day-and-places.schema.ts';
import { gtinReply } from './gtin.schema.ts';
import { endpoint } from './http/endpoint.ts';
import { booleanParameter, repeatable } from './http/query-values.ts';
import { chosenLawQuery } from './law-reach.schema.ts';
import { NUTRIENT_LABELS } from './nutrition.ts';
import { productSchema } from './product.schema.ts';
import { answersOnDaySchema } from './product-answers.schema.ts';
import { filterParameters, productsContract } from './products.schema.ts';
import { FIGURE_PATTERN } from './ranges.ts';
import { BAD_STANDARD } from './standard-answer.schema.ts';
import { STANDARD_KEYS } from './standards.ts';

/** In the nutrient's standard unit, as a source's statement comes to; what is absent is not known. */
const figuresSchema = z.partialRecord(z.enum(NUTRIENT_LABELS), z.number());

const BAD_FIGURE = 'Must be a nutrient, such as sodium or sodium-per-100';

export const exportLineSchema = z.union([
  z.object({
    sequence: z.int(),
    /** false for a trade item that only packs other products. */
    listed: z.boolean(),
    product: productSchema,
    per_serving: figuresSchema,
    per_100: figuresSchema,
    /** What a source says there is less of: the amounts are not among the others. */
    less_than: z.object({ per_serving: figuresSchema, per_100: figuresSchema }),
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
    'The catalogue, or what changed since a sequence, one JSON object a line, with the verdicts and answers of the day',
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
  search: endpoint(
    'GET /api/exports/search',
    'user',
    'Every product of a search, in its order, as a file for a spreadsheet with verdicts and reasons',
    {
      query: z
        .object({
          ...filterParameters,
          sort: productsContract.list.query.shape.sort,
          format: z.enum(EXPORT_FORMATS, `Must be one of ${EXPORT_FORMATS.join(', ')}`).meta({
            description: `\`xlsx\` holds up to ${MAX_SHEET_PRODUCTS.toLocaleString('en')} products, as a worksheet does; \`csv\` any number.`,
          }),
          with_standard: repeatable(z.enum(STANDARD_KEYS, BAD_STANDARD)).meta({
            description: 'Standards whose answers are written beside the guidelines.',
          }),
          with_law: chosenLawQuery.meta({
            description: 'Ingredient laws whose answers, one by one, are written too.',
          }),
          with_laws: booleanParameter.default(false).meta({
            description: 'Whether what ingredient laws name on the day, at the places, is written.',
          }),
          figure: repeatable(z.string().regex(FIGURE_PATTERN, BAD_FIGURE)).meta({
            description:
              'Nutrients to write, in a serving or with `-per-100` in 100 g or mL; all of both where absent. What is not known is empty.',
          }),
        })
        .superRefine((asked, context) =>
          refuseEarlyDay(
            { ...asked, facet_standard: asked.with_standard, facet_laws: asked.with_laws },
            context,
          ),
        ),
      reply: z.string(),
      file: Object.values(EXPORT_TYPES),
    },
  ),
};

export type ExportLine = z.input<typeof exportLineSchema>;
export type SearchExport = z.output<typeof exportsContract.search.query>;
