import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import { gtinText } from '#web/features/product-facts/gtin-text.ts';

export interface SavedItem {
  readonly gtin: string;
  readonly product: Product | null;
}

export function nameOf({ gtin, product }: SavedItem): string {
  return product ? displayName(product) : `GTIN ${gtinText(gtin)}`;
}
