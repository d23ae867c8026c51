import type { Hierarchy } from '#contract/hierarchy.schema.ts';
import { CONTAINS } from '#contract/hierarchy.ts';
import type { ProductType } from '#contract/product.ts';

/** A hierarchy of short names for tests: types by name, and links such as `C 12 E`, 12 of E in each C. */
export function hierarchyOf(
  types: Readonly<Record<string, ProductType | null>>,
  ...links: readonly string[]
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
    relationships: links.map((link) => {
      const [source = '', quantity, target = ''] = link.split(' ');
      return { source, target, type: CONTAINS, quantity: Number(quantity) };
    }),
    truncated: false,
    node_limit: 300,
  };
}

const LEVELS = { P: 'PALLET', C: 'CASE', E: 'BASE_UNIT_OR_EACH' } as const;

export const PALLET_CASE_EACH = hierarchyOf(LEVELS, 'P 40 C', 'C 12 E');
