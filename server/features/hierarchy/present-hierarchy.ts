import type { Hierarchy, HierarchyNode } from '#contract/hierarchy.schema.ts';
import { CONTAINS, MAX_HIERARCHY_NODES } from '#contract/hierarchy.ts';
import { FAMILY_TITLES, gpcCodeOf } from '#server/catalogue/product/present-product.ts';
import type { HierarchyRow } from './hierarchy.queries.ts';

/** Rows of a hierarchy, one more than the limit where there are more, as answered. */
export function presentHierarchy(rows: readonly HierarchyRow[]): Hierarchy {
  const shown = rows.slice(0, MAX_HIERARCHY_NODES);
  const gtins = new Set(shown.map(({ gtin }) => gtin));
  return {
    nodes: shown.map(presentNode),
    relationships: shown.flatMap((row) =>
      row.contains
        .filter(({ gtin }) => gtins.has(gtin))
        .map(({ gtin, quantity }) => ({ source: row.gtin, target: gtin, type: CONTAINS, quantity }) as const),
    ),
    truncated: rows.length > shown.length,
    node_limit: MAX_HIERARCHY_NODES,
  };
}

function presentNode(row: HierarchyRow): HierarchyNode {
  return {
    gtin: row.gtin,
    name: row.name,
    product_type: row.product_type,
    nutrient_available: row.nutrient_available,
    allergen_available: row.allergen_available,
    normalized_name: row.normalized_name,
    gpc_code: gpcCodeOf(row),
    family_title: FAMILY_TITLES.get(row.family_code) ?? null,
    in_catalogue: row.in_catalogue,
  };
}
