import { z } from 'zod';
import { ALLERGEN_KEYS, CONTAINMENTS } from './allergens.ts';
import { gtinSchema } from './gtin.schema.ts';
import { endpoint } from './http/endpoint.ts';
import { SOURCES } from './product.ts';

const allergenKey = z.enum(ALLERGEN_KEYS);

/** Allergen keys by containment; a key in none of the lists is not declared, which is not "free from". */
export const allergenSummarySchema = z.object({
  contains: z.array(allergenKey),
  may_contain: z.array(allergenKey),
  free_from: z.array(allergenKey),
});

/** Empty: the sources declare none. */
export const allergensReply = z.array(
  z.object({
    /** The allergen's name for people. */
    allergentypename: z.string(),
    allergen: allergenKey,
    containment: z.enum(CONTAINMENTS),
    source: z.enum(SOURCES),
  }),
);

export const allergensContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/allergens/{gtin}',
    access: 'public',
    summary: 'Declared allergens of a product, with their level of containment',
    params: z.object({ gtin: gtinSchema }),
    reply: allergensReply,
  }),
};
