import type { Hierarchy } from '#contract/hierarchy.schema.ts';
import { CONTAINS } from '#contract/hierarchy.ts';
import type { ProductType } from '#contract/product.ts';

/** A hierarchy of short names for tests: types by name, and `[container, quantity, contained]`. */
export function hierarchyOf(
  types: Readonly<Record<string, ProductType | null>>,
  links: readonly (readonly [string, number, string])[],
  truncated = false,
): Hierarchy {
  return {
    nodes: Object.entries(types).map(([gtin, product_type]) => ({
      gtin,
      name: `Item ${gtin}`,
      product_type,
      nutrient_available: false,
      allergen_available: false,
      normalized_name: null,
      gpc_code: null,
      family_title: null,
      in_catalogue: true,
    })),
    relationships: links.map(([source, quantity, target]) => ({ source, target, type: CONTAINS, quantity })),
    truncated,
    node_limit: 300,
  };
}

export const PALLET_CASE_EACH = hierarchyOf({ P: 'PALLET', C: 'CASE', E: 'BASE_UNIT_OR_EACH' }, [
  ['P', 40, 'C'],
  ['C', 12, 'E'],
]);
