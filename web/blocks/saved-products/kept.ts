import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';

export interface Kept {
  readonly gtin: string;
  readonly product: Product | null;
}

export function nameOf({ gtin, product }: Kept): string {
  return product ? displayName(product) : `GTIN ${gtin}`;
}
