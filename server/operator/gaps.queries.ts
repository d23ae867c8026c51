import { type RawBuilder, sql } from 'kysely';
import type { GapCount } from '#server/db/catalogue-tables.ts';
import type { Db } from '#server/db/schema.ts';

/**
 * What a product may lack, each as two conditions in SQL: of the product `p`, and of a source's own record `r`, of which
 * `said` names the fields that say anything.
 */
const GAPS = {
  name: {
    product: sql`coalesce(p.normalized_name, p.name, p.title) IS NULL`,
    record: unsaid('name', 'title'),
  },
  brand: { product: sql`p.brand_id IS NULL`, record: unsaid('brand') },
  category: {
    product: sql`p.family_code IS NULL`,
    record: unsaid('family_code', 'class_code', 'brick_code'),
  },
  ingredients: { product: sql`p.ingredients IS NULL`, record: unsaid('ingredients') },
  nutrients: { product: none('product_nutrients'), record: unsaid('nutrients') },
  allergens: { product: none('product_allergens'), record: unsaid('allergens') },
  serving: { product: sql`p.serving_size_value IS NULL`, record: sql`r.serving_size IS NULL` },
  weight: { product: sql`p.package_weight_value IS NULL`, record: unsaid('package_weight') },
  picture: {
    product: sql`p.image_urls IN ('{"externalFileLink": [], "dam": []}', '{}')`,
    record: unsaid('image_urls'),
  },
  price: { product: sql`p.price_amount IS NULL`, record: unsaid('price') },
} as const satisfies Readonly<Record<string, Readonly<Record<'product' | 'record', RawBuilder<unknown>>>>>;

type Gap = keyof typeof GAPS;
const GAP_NAMES = Object.keys(GAPS) as readonly Gap[];

function unsaid(...fields: readonly string[]): RawBuilder<unknown> {
  return sql`NOT r.said && ${sql.lit(`{${fields.join(',')}}`)}::text[]`;
}

function none(table: string): RawBuilder<unknown> {
  return sql`NOT EXISTS (SELECT FROM ${sql.table(table)} t WHERE t.gtin = p.gtin)`;
}

/** The GTIN that ends the next `size` products after one; undefined where there are none. */
export async function endOfStretch(db: Db, after: string, size: number): Promise<string | undefined> {
  const { rows } = await sql<{ last: string | null }>`
    SELECT max(gtin) AS last FROM (SELECT gtin FROM products WHERE gtin > ${after} ORDER BY gtin LIMIT ${size}) next
  `.execute(db);
  return rows[0]?.last ?? undefined;
}

/** Counts the listed products of a stretch of GTINs, and what each source says of them. */
export async function countStretch(db: Db, after: string, last: string): Promise<GapCount[]> {
  const products = await sql<GapCount>`
    SELECT NULL AS source, count(*) AS products, ${lacking('product')} AS lacking
    FROM products p WHERE p.listed AND p.gtin > ${after} AND p.gtin <= ${last}
  `.execute(db);
  // OFFSET 0: each record is unpacked once, not for each condition.
  const records = await sql<GapCount>`
    SELECT r.source, count(*) AS products, ${lacking('record')} AS lacking
    FROM (
      SELECT record.source, record.record #> '{serving,size}' AS serving_size, ARRAY(
        SELECT key FROM jsonb_each(record.record)
        WHERE value NOT IN ('null', '[]', '{}', '{"dam": [], "externalFileLink": []}')
      ) AS said
      FROM products p JOIN source_records record USING (gtin)
      WHERE p.listed AND p.gtin > ${after} AND p.gtin <= ${last} OFFSET 0
    ) r GROUP BY r.source
  `.execute(db);
  return [...products.rows, ...records.rows];
}

function lacking(of: 'product' | 'record'): RawBuilder<unknown> {
  const counts = GAP_NAMES.map((gap) => sql`${sql.lit(gap)}::text, count(*) FILTER (WHERE ${GAPS[gap][of]})`);
  return sql`json_build_object(${sql.join(counts)})`;
}

/** The whole catalogue as of a sequence, counted at a time. */
export interface GapReport {
  readonly countedAt: Date;
  /** That counting took. */
  readonly seconds: number;
  readonly sequence: number;
  readonly counts: readonly GapCount[];
}

export async function findGapReport(db: Db): Promise<GapReport | undefined> {
  const row = await db.selectFrom('catalogue_gaps').selectAll().executeTakeFirst();
  return (
    row && { countedAt: row.counted_at, seconds: row.seconds, sequence: row.sequence, counts: row.counts }
  );
}

export async function saveGapReport(
  db: Db,
  { countedAt, seconds, sequence, counts }: GapReport,
): Promise<void> {
  const row = { counted_at: countedAt, seconds, sequence, counts: JSON.stringify(counts) };
  await db
    .insertInto('catalogue_gaps')
    .values(row)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
    .execute();
}
