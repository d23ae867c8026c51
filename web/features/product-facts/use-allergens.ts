import { useQuery } from '@tanstack/react-query';
import type { Product } from '#contract/product.schema.ts';
import { factsOf } from './group-allergens.ts';
import { allergensQuery } from './product-queries.ts';

/** The states of a product's allergens; until the call answers, and where it fails, what the product carries. */
export function useAllergens(product: Pick<Product, 'gtin' | 'allergens'>) {
  const query = useQuery(allergensQuery(product.gtin));
  const { data, error } = query;
  return {
    facts: data ?? factsOf(product.allergens),
    /** Who said so; none until the call answers. */
    sources: [...new Set(data?.map(({ source }) => source))],
    hasFailed: error !== null && data === undefined,
    query,
  };
}
