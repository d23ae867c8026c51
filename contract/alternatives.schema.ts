import { z } from 'zod';
import { ALLERGEN_KEYS } from './allergens.ts';
import { refuseEarlyDay, verdictDay } from './day-and-places.schema.ts';
import { ofGtin } from './gtin.schema.ts';
import { GUIDELINE_KEYS } from './guideline.ts';
import { endpoint } from './http/endpoint.ts';
import { repeatable } from './http/query-values.ts';
import { lineProductSchema } from './line-product.schema.ts';

export const alternativeSchema = z.object({
  product: lineProductSchema,
  /** What the figures of `better` and `worse` are of; null where the products have none to compare. */
  basis: z.enum(['serving', '100g', '100ml']).nullable(),
  /** A clause each, the largest change first; what it declares of allergens is always said. */
  better: z.array(z.string()),
  worse: z.array(z.string()),
});

const alternativesSchema = z.object({
  /** How many there are; the nearest few are listed. */
  total: z.int(),
  nearest: z.array(alternativeSchema),
});

/** What an alternative has to be. */
export const alternativesQuery = z
  .object({
    guideline: repeatable(z.enum(GUIDELINE_KEYS, `Must be one of ${GUIDELINE_KEYS.join(', ')}`)).meta({
      description: 'Guidelines that it has to pass; all where absent.',
    }),
    free_from: repeatable(z.enum(ALLERGEN_KEYS, `Must be one of ${ALLERGEN_KEYS.join(', ')}`)).meta({
      description: 'Allergens that it has to be declared free from.',
    }),
    day: verdictDay,
  })
  .superRefine(({ day, guideline }, context) => refuseEarlyDay({ day, standard: guideline }, context));

export const alternativesContract = {
  list: endpoint(
    'GET /api/products/{gtin}/better',
    'public',
    'Products of the same kind that pass the guidelines and are declared free from the allergens, nearest first',
    {
      params: ofGtin,
      query: alternativesQuery,
      reply: z.object({
        /** The title of the GPC brick, or of the class where no product of the brick fits; null where the kind is not known. */
        kind: z.string().nullable(),
        fitting: alternativesSchema,
        /** Names none of the allergens, but does not declare to be free from all of them: not known to be free. */
        undeclared: alternativesSchema,
      }),
    },
  ),
};

export type Alternative = z.output<typeof alternativeSchema>;
export type Alternatives = z.output<typeof alternativesContract.list.reply>;
/** Asked with the day that counts. */
export type OnDay<Query> = Query & { readonly day: string };
export type AlternativesQuery = z.output<typeof alternativesQuery>;
