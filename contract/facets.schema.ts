import { z } from 'zod';
import { ALL_STANDARD_KEYS } from './all-standards.ts';
import { ALLERGEN_KEYS } from './allergens.ts';
import { GUIDELINE_KEYS } from './guideline.ts';
import { LAW_ANSWERS, LAW_WANTS } from './ingredient-laws.ts';
import { WANTS } from './standards.ts';

export const count = z.number().int().nonnegative();
const facetCount = z.object({ value: z.string(), count });
const widening = z.array(facetCount).meta({
  description: 'Counted as if none of this facet were chosen: choosing a value adds its products.',
});

/** Counts under the current filters: a number is what the list has once its value is chosen. */
export const facetsSchema = z.object({
  category: widening,
  guideline: z
    .array(
      z.object({
        value: z.enum(GUIDELINE_KEYS),
        count: count.meta({ description: 'The total where a pass is asked for.' }),
        pass: count,
        fail: count,
        unknown: count,
        not_applicable: count,
      }),
    )
    .meta({
      description:
        'The products of each verdict under all other filters, those on other guidelines among them, as if none were set on this guideline; by its version on `day`. One that begins after it is left out.',
    }),
  nova: widening,
  allergen: z
    .array(
      z.object({
        value: z.enum(ALLERGEN_KEYS),
        conflict: count,
        contains: count,
        named: count,
        may_contain: count,
        free_from: count,
        unknown: count,
      }),
    )
    .meta({
      description:
        'The products in each state under all other filters, other allergens left out among them, as if this one were not left out: leaving it out keeps `free_from`, and `may_contain` and `unknown` where they are let through.',
    }),
  diet: z.array(facetCount).meta({ description: 'Counted within the diets chosen: each has to hold.' }),
  brand: widening,
  standard: z
    .array(
      z.object({
        value: z.enum(ALL_STANDARD_KEYS),
        answers: z.array(facetCount),
        wants: z.array(z.object({ value: z.enum(WANTS), count })).meta({
          description:
            'What the labels lack whose answer is unknown; one product may lack several. Empty where `day` asks for an older version.',
        }),
      }),
    )
    .meta({
      description:
        'Of the standards of `facet_standard`: the products of each answer under all other filters, as if none were set on this standard.',
    }),
  ingredient_laws: z
    .array(
      z.object({
        value: z.enum(LAW_ANSWERS),
        count,
        wants: z.array(z.object({ value: z.enum(LAW_WANTS), count })).meta({
          description: 'For want of what it cannot be told: one thing for each product. Else empty.',
        }),
      }),
    )
    .meta({
      description: 'Where `facet_laws` asks for them: what the ingredient laws of `place` say on `day`.',
    }),
});

export type Facets = z.output<typeof facetsSchema>;
export type FacetCount = Facets['category'][number];
