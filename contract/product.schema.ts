import { z } from 'zod';
import { allergenSummarySchema } from './allergens.schema.ts';
import { gtinReply } from './gtin.schema.ts';
import { verdictSchema } from './guideline.schema.ts';
import { AMOUNT_UNITS, DIET_TYPES, NOVA_LABELS, PRODUCT_TYPES, SOURCES } from './product.ts';

const imageUrlsSchema = z.object({
  externalFileLink: z.array(z.string()),
  /** Pictures of the digital-asset catalogue: shown only where there is no other. */
  dam: z.array(z.string()),
});

const priceSchema = z.object({
  amount: z.number(),
  currency: z.literal('USD'),
  /** What the price is for: `each`, `case`, `lb` … as the price list says. */
  unit: z.string(),
});

/** null is always "not known"; nothing here is ever guessed. */
export const productSchema = z
  .object({
    gtin: gtinReply,
    name: z.string().nullable(),
    normalized_name: z.string().nullable(),
    title: z.string().nullable(),
    description: z.string().nullable(),
    brand: z.string().nullable(),
    /** The title of the GPC family, the catalogue's category. */
    family_title: z.string().nullable(),
    gpc_code: z.string().nullable(),
    product_type: z.enum(PRODUCT_TYPES).nullable(),
    is_smart_snack: z.boolean(),
    is_good_choice: z.enum(['true', 'false']),
    /** Philadelphia's standard. */
    recommended_ok: z.boolean(),
    verdicts: z.object({ smart_snack: verdictSchema, good_choice: verdictSchema, philly: verdictSchema }),
    nova_label: z.enum(NOVA_LABELS).nullable(),
    image_urls: imageUrlsSchema,
    cuisineTags: z.array(z.string()),
    claimTags: z.array(z.string()),
    diet_types: z.array(z.enum(DIET_TYPES)),
    allergens: allergenSummarySchema,
    ingredients: z.string().nullable(),
    package_weight: z.object({ value: z.number(), unit: z.enum(AMOUNT_UNITS) }).nullable(),
    price: priceSchema.nullable(),
    /** Which data set gave it, and when; the most trusted first. */
    sources: z.array(z.object({ source: z.enum(SOURCES), imported_at: z.iso.datetime() })),
  })
  .meta({ id: 'Product' });

/** A product as every call answers it. */
export type Product = z.output<typeof productSchema>;
