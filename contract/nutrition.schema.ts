import { z } from 'zod';
import { gtinReply, gtinSchema, ofGtin } from './gtin.schema.ts';
import { endpoint } from './http/endpoint.ts';
import { repeatable } from './http/query-values.ts';
import { BASES, FLAGGED_UNIT, NUTRIENT_LABELS } from './nutrition.ts';
import { SOURCES } from './product.ts';

const nutrientSchema = z.object({
  nutrient_label: z.enum(NUTRIENT_LABELS),
  /** As the source gave it, in the source's unit, for the source's basis. */
  value: z.number().nullable(),
  unit: z.string().nullable(),
  basis: z.enum(BASES),
  /** The source says that there is less than the amounts, which are then the most there can be. */
  less_than: z.boolean(),
  /** Per serving in the standard unit, rounded for display by 21 CFR 101.9(c); null where no serving is known. */
  standardized_value: z.number().nullable(),
  standardized_unit: z.union([z.enum(['kcal', 'g', 'mg', 'µg']), z.literal(FLAGGED_UNIT)]),
  /** Per 100 g or 100 ml in the standard unit, not rounded. */
  value_per_100: z.number().nullable(),
  daily_value_intake_percent: z.number().nullable(),
  /**
   * The same for the whole container, where it holds two to three servings and a label says both
   * (21 CFR 101.9(b)(12)(i)); null otherwise.
   */
  container_value: z.number().nullable(),
  container_daily_value_percent: z.number().nullable(),
  source: z.enum(SOURCES),
});

export const nutritionReply = z.object({
  serving_info: z.object({
    servings_per_container: z.number().nullable(),
    serving_size_value: z.number().nullable(),
    serving_size_unit: z.string().nullable(),
    serving_description: z.string().nullable(),
  }),
  /** Only those a source gave, in the label's order. */
  nutrients: z.array(nutrientSchema),
});

export const nutritionContract = {
  many: endpoint(
    'GET /api/nutrition',
    'public',
    'Serving and nutrients of several products, up to 64; what no product has is left out',
    {
      query: z.object({ gtin: repeatable(gtinSchema) }),
      reply: z.object({ nutrition: z.array(nutritionReply.extend({ gtin: gtinReply })) }),
    },
  ),
  get: endpoint('GET /api/nutrition/{gtin}', 'public', 'Serving and nutrients of a product', {
    params: ofGtin,
    reply: nutritionReply,
  }),
};

export type Nutrition = z.output<typeof nutritionReply>;
export type Nutrient = Nutrition['nutrients'][number];
