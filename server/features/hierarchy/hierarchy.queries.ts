import type { Pool, PoolClient } from 'pg';
import type { Gtin } from '#contract/gtin.ts';
import type { ProductType } from '#contract/product.ts';
import { ok, type Result } from '#contract/result.ts';
import { gatherLookUps } from '#server/db/gather-look-ups.ts';
import { queryOnce } from '#server/db/query-once.ts';

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

/**
 * Trade items by distance from the first. UNION keeps each once, so a cycle ends of itself; the limit stops the walk
 * as soon as it is reached, because rows of a recursion are made only as they are asked for. Neighbours are looked up
 * one item at a time (LATERAL), or the planner would rather read the whole table of links.
 *
 * What is found is then described in one walk along each index (ANY of an array), not by a look-up an item. Named, so
 * that a connection plans it once: for a hierarchy of four that takes longer than all the rest.
 */
const HIERARCHY = `
  WITH RECURSIVE connected (gtin) AS (
    SELECT asked.gtin COLLATE "C"
    UNION
    SELECT neighbour.gtin FROM connected CROSS JOIN LATERAL (
      SELECT child_gtin::text AS gtin FROM product_links WHERE parent_gtin = connected.gtin
      UNION ALL
      SELECT parent_gtin::text FROM product_links WHERE child_gtin = connected.gtin
    ) neighbour
  ),
  near AS MATERIALIZED (SELECT gtin, row_number() OVER () AS nth FROM connected LIMIT $2),
  links AS MATERIALIZED (
    SELECT parent_gtin,
      json_agg(json_build_object('gtin', child_gtin, 'quantity', quantity) ORDER BY child_gtin) AS contains
    FROM product_links
    WHERE parent_gtin = ANY (ARRAY(SELECT gtin FROM near)) AND child_gtin IN (SELECT gtin FROM near)
    GROUP BY parent_gtin
  ),
  described AS MATERIALIZED (
    SELECT gtin, name, normalized_name, product_type, family_code, class_code, brick_code,
      EXISTS (SELECT FROM product_nutrients WHERE gtin = products.gtin) AS nutrient_available,
      EXISTS (SELECT FROM product_allergens WHERE gtin = products.gtin) AS allergen_available
    FROM products WHERE gtin = ANY (ARRAY(SELECT gtin FROM near))
  )
  SELECT nth, near.gtin, described.gtin IS NOT NULL AS in_catalogue, name, normalized_name, product_type,
    family_code, class_code, brick_code,
    coalesce(nutrient_available, false) AS nutrient_available,
    coalesce(allergen_available, false) AS allergen_available,
    coalesce(contains, '[]') AS contains
  FROM near
    LEFT JOIN described ON described.gtin = near.gtin
    LEFT JOIN links ON links.parent_gtin = near.gtin`;

/** The same of each trade item that is asked for. */
const HIERARCHIES = `
  SELECT asked.gtin AS asked_for, item.*
  FROM unnest($1::text[]) AS asked (gtin) CROSS JOIN LATERAL (${HIERARCHY}) item
  ORDER BY nth`;

/** A hierarchy may have hundreds of rows: more of them would hold up those that wait. */
const MOST_AT_ONCE = 20;

/** From the store, which always answers. */
export function listConnectedInStore(pool: Pick<Pool, 'connect'>): ListConnected {
  const ofLimits = new Map<number, (gtin: Gtin) => Promise<readonly HierarchyRow[] | undefined>>();
  return async (gtin, limit) => {
    const find = ofLimits.get(limit) ?? gatherHierarchies(pool, limit);
    ofLimits.set(limit, find);
    const rows = (await find(gtin)) ?? [];
    const [asked, ...others] = rows;
    return ok(others.length > 0 || asked?.in_catalogue === true ? rows : []);
  };
}

function gatherHierarchies(pool: Pick<Pool, 'connect'>, limit: number) {
  const find = gatherLookUps(async (from: typeof pool, gtins) => {
    const rows = await queryOnce<HierarchyRow & { readonly asked_for: string; readonly nth: number }>(from, {
      name: 'hierarchies',
      text: HIERARCHIES,
      values: [gtins, limit],
    });
    const found = new Map<string, HierarchyRow[]>();
    for (const { asked_for, nth: _, ...row } of rows) {
      const items = found.get(asked_for) ?? [];
      found.set(asked_for, items);
      items.push(row);
    }
    return found;
  }, MOST_AT_ONCE);
  return (gtin: Gtin) => find(pool, gtin);
}

const ITEMS_AFTER = `
  SELECT gtin, name, normalized_name, product_type, family_code, class_code, brick_code,
    EXISTS (SELECT FROM product_nutrients nutrient WHERE nutrient.gtin = product.gtin) AS nutrient_available,
    EXISTS (SELECT FROM product_allergens allergen WHERE allergen.gtin = product.gtin) AS allergen_available
  FROM products product WHERE gtin > $1 ORDER BY gtin LIMIT $2`;

const LINKS_AFTER = `
  SELECT parent_gtin AS parent, child_gtin AS child, quantity FROM product_links
  WHERE (parent_gtin, child_gtin) > ($1, $2) ORDER BY parent_gtin, child_gtin LIMIT $3`;

/** The trade items after a GTIN, in their order, as Neo4j keeps them. Raw SQL: all products are read through it. */
export async function listItemsAfter(client: PoolClient, gtin: string, limit: number) {
  const { rows } = await client.query<Omit<HierarchyRow, 'in_catalogue' | 'contains'>>(ITEMS_AFTER, [
    gtin,
    limit,
  ]);
  return rows;
}

interface HierarchyLink {
  readonly parent: string;
  readonly child: string;
}

/** The links after a link, in their order. */
export async function listLinksAfter(client: PoolClient, after: HierarchyLink, limit: number) {
  const { rows } = await client.query<HierarchyLink>(LINKS_AFTER, [after.parent, after.child, limit]);
  return rows;
}
