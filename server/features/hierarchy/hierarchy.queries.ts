import type { Pool } from 'pg';
import { ok } from '#contract/result.ts';
import type { HierarchyRow, ListConnected } from './hierarchy-row.ts';

/**
 * Trade items by distance from the first. UNION keeps each once, so a cycle ends of itself; the limit stops the walk
 * as soon as it is reached, because rows of a recursion are made only as they are asked for. Neighbours are looked up
 * one item at a time (LATERAL), or the planner would rather read the whole table of links.
 */
const HIERARCHY = `
  WITH RECURSIVE connected (gtin) AS (
    SELECT $1::text COLLATE "C"
    UNION
    SELECT neighbour.gtin FROM connected CROSS JOIN LATERAL (
      SELECT child_gtin::text AS gtin FROM product_links WHERE parent_gtin = connected.gtin
      UNION ALL
      SELECT parent_gtin::text FROM product_links WHERE child_gtin = connected.gtin
    ) neighbour
  ),
  near AS MATERIALIZED (SELECT gtin, row_number() OVER () AS nth FROM connected LIMIT $2)
  SELECT near.gtin, product.gtin IS NOT NULL AS in_catalogue, name, normalized_name, product_type,
    family_code, class_code, brick_code,
    EXISTS (SELECT FROM product_nutrients WHERE gtin = near.gtin) AS nutrient_available,
    EXISTS (SELECT FROM product_allergens WHERE gtin = near.gtin) AS allergen_available,
    ARRAY(
      SELECT json_build_object('gtin', child_gtin, 'quantity', quantity)
      FROM product_links
      WHERE parent_gtin = near.gtin AND child_gtin IN (SELECT gtin FROM near) ORDER BY child_gtin
    ) AS contains
  FROM near LEFT JOIN LATERAL (SELECT * FROM products WHERE gtin = near.gtin) product ON true
  ORDER BY nth`;

/** From the store, which always answers. */
export function listConnectedInStore(pool: Pool): ListConnected {
  return async (gtin, limit) => {
    const { rows } = await pool.query<HierarchyRow>(HIERARCHY, [gtin, limit]);
    const [asked, ...others] = rows;
    return ok(others.length > 0 || asked?.in_catalogue === true ? rows : []);
  };
}
