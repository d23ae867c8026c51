import type { Gtin } from '#contract/gtin.ts';
import type { ProductType } from '#contract/product.ts';
import type { Result } from '#contract/result.ts';

/** A trade item of a hierarchy and what is directly inside it, as the store or Neo4j has it. */
export interface HierarchyRow {
  readonly gtin: string;
  readonly in_catalogue: boolean;
  readonly name: string | null;
  readonly normalized_name: string | null;
  readonly product_type: ProductType | null;
  readonly family_code: string | null;
  readonly class_code: string | null;
  readonly brick_code: string | null;
  readonly nutrient_available: boolean;
  readonly allergen_available: boolean;
  readonly contains: readonly { readonly gtin: string; readonly quantity: number }[];
}

/** At most `limit` trade items that hang together with one, itself first, by distance; none where nothing knows it. */
export type ListConnected = (gtin: Gtin, limit: number) => Promise<Result<readonly HierarchyRow[]>>;
