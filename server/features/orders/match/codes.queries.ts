import { type RawBuilder, sql } from 'kysely';
import type { ProductType } from '#contract/product.ts';
import type { Db } from '#server/db/schema.ts';

/** A trade item of the catalogue and what is at the bottom of it. */
export interface CodedItem {
  readonly gtin: string;
  readonly product_type: ProductType | null;
  readonly name: string;
  readonly brand: string | null;
  /** The products it holds, and how many of each; itself once where it holds none. */
  readonly contents: readonly { readonly gtin: string; readonly quantity: number }[];
}

/** Levels of packaging that are followed: as deep as GS1's, and a cycle ends. */
const DEPTH = 8;

/** The trade items that have these GTINs (14 digits each); raw SQL, for the walk down the hierarchy. */
export async function findCodedItems(
  db: Db,
  gtins: readonly string[],
): Promise<ReadonlyMap<string, CodedItem>> {
  if (gtins.length === 0) return new Map();
  const query: RawBuilder<CodedItem> = sql`
    WITH RECURSIVE down (root, gtin, quantity, depth) AS (
      SELECT gtin::text, gtin::text, 1::bigint, 0 FROM products WHERE gtin = ANY(${gtins})
      UNION ALL
      SELECT down.root, link.child_gtin::text, down.quantity * link.quantity, down.depth + 1
      FROM down JOIN product_links link ON link.parent_gtin = down.gtin
      WHERE down.depth < ${DEPTH} AND link.child_gtin <> down.root
    ),
    bottom AS (
      SELECT root, gtin, sum(quantity)::integer AS quantity FROM down
      WHERE NOT EXISTS (SELECT FROM product_links WHERE parent_gtin = down.gtin)
      GROUP BY root, gtin
    )
    SELECT product.gtin, product.product_type, brand.name AS brand,
      coalesce(product.normalized_name, product.name, product.title, '') AS name,
      coalesce(json_agg(json_build_object('gtin', bottom.gtin, 'quantity', bottom.quantity))
        FILTER (WHERE bottom.gtin IS NOT NULL), '[]') AS contents
    FROM products product
      LEFT JOIN brands brand ON brand.id = product.brand_id
      LEFT JOIN bottom ON bottom.root = product.gtin
    WHERE product.gtin = ANY(${gtins})
    GROUP BY product.gtin, brand.name`;
  const { rows } = await query.execute(db);
  return new Map(rows.map((row) => [row.gtin, row]));
}

export async function listBrands(db: Db): Promise<readonly string[]> {
  const rows = await db.selectFrom('brands').select('name').execute();
  return rows.map(({ name }) => name);
}
