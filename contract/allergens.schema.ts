import { z } from 'zod';
import { ALLERGEN_KEYS, ALLERGEN_STATES } from './allergens.ts';
import { ofGtin } from './gtin.schema.ts';
import { endpoint } from './http/endpoint.ts';
import { SOURCES } from './product.ts';

const allergenKey = z.enum(ALLERGEN_KEYS);

export const allergenSummarySchema = z
  .object({
    conflict: z.array(allergenKey),
    contains: z.array(allergenKey),
    named: z.array(allergenKey),
    may_contain: z.array(allergenKey),
    free_from: z.array(allergenKey),
  })
  .meta({
    description:
      'Allergens by state, each in one list at most. `conflict`: a source declares it free from, an ingredient list names it. `named`: an ingredient list or the product name names a source of it, no source declares that it contains it. An allergen in none of the lists is unknown, which is not free from.',
  });

/** Empty: nothing is declared, and neither the ingredient list nor the name names any. */
export const allergensReply = z.array(
  z.object({
    /** The allergen's name for people. */
    allergentypename: z.string(),
    allergen: allergenKey,
    containment: z.enum(ALLERGEN_STATES),
    /** Who declares it; where it is only named, whose ingredient list or name names it. */
    source: z.enum(SOURCES),
    /** Declared free from by a claim alone, such as "Gluten free", not by a statement about allergens. */
    as_claim: z.boolean(),
    /** The words of the product's `ingredients` that name it: UTF-16 offsets, end exclusive, in the text's order. */
    words: z.array(z.object({ start: z.number().int(), end: z.number().int() })),
  }),
);

export const allergensContract = {
  list: endpoint(
    'GET /api/allergens/{gtin}',
    'public',
    'What is declared of each allergen, and what its ingredient list or name names, with the words of the list',
    { params: ofGtin, reply: allergensReply },
  ),
};

export type AllergenDeclaration = z.output<typeof allergensReply>[number];
