import { z } from 'zod';
import { productSchema } from './product.schema.ts';

/** What a line of an order, or of a list of alternatives, shows of a product. */
export const lineProductSchema = productSchema
  .pick({
    gtin: true,
    brand: true,
    family_title: true,
    image_urls: true,
    package_weight: true,
    verdicts: true,
    price: true,
  })
  .extend({ name: z.string() });

export type LineProduct = z.output<typeof lineProductSchema>;
