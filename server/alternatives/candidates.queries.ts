import { sql } from 'kysely';
import type { Allergen, AllergenState } from '#contract/allergens.ts';
import { editionOn } from '#contract/editions.ts';
import type { Guideline, Verdict } from '#contract/guideline.ts';
import type { LineProduct } from '#contract/line-product.schema.ts';
import { LINE_PRODUCT_COLUMNS, presentLineProduct } from '#server/catalogue/product/line-product.ts';
import { linesOnDay } from '#server/catalogue/product/verdicts-on-day.ts';
import type { Db } from '#server/db/schema.ts';
import { nameWords } from './name-words.ts';

/** A product as alternatives are chosen by. */
export interface Comparable {
  readonly product: LineProduct;
  /** Of its name, in the singular. */
  readonly words: ReadonlySet<string>;
  readonly brick_code: string | null;
  readonly class_code: string | null;
  readonly nova_label: number | null;
  /** What is not declared is absent. */
  readonly allergens: ReadonlyMap<Allergen, AllergenState>;
}

/** The most popular of a kind: more would not be nearer. */
const MOST = 2_000;

/** With the verdicts of a day (YYYY-MM-DD). */
export async function listComparable(db: Db, gtins: readonly string[], day: string): Promise<Comparable[]> {
  if (gtins.length === 0) return [];
  const rows = await select(db)
    .where('product.gtin', '=', (eb) => eb.fn.any(eb.val(gtins)))
    .execute();
  return comparableOn(db, rows, day);
}

/** Products of a GPC brick or class, but for cases and pallets, that fail or leave open none of the guidelines on a day. */
export async function listOfKind(
  db: Db,
  by: 'brick_code' | 'class_code',
  code: string,
  guidelines: readonly Guideline[],
  day: string,
): Promise<Comparable[]> {
  let query = select(db)
    .where(`product.${by}`, '=', code)
    .where('product.listed', '=', true)
    .where((eb) =>
      eb.or([
        eb('product.product_type', 'is', null),
        eb('product.product_type', 'in', ['BASE_UNIT_OR_EACH', 'PACK_OR_INNER_PACK']),
      ]),
    )
    .orderBy('product.popularity', 'desc')
    .orderBy('product.gtin')
    .limit(MOST);
  for (const guideline of guidelines) query = query.where(failsNone(guideline, day));
  return comparableOn(db, await query.execute(), day);
}

/** An older version's verdict is kept only where it differs from the current one. */
function failsNone(guideline: Guideline, day: string) {
  const edition = editionOn(guideline, day);
  const current = sql<boolean>`${sql.ref(`product.${guideline}`)} IN ('pass', 'not_applicable')`;
  if (edition === guideline) return current;
  const kept = (...verdicts: readonly Verdict[]) =>
    sql`product.standard_answers && ${verdicts.map((verdict) => `${edition}:${verdict}`)}::text[]`;
  return sql<boolean>`(${kept('pass', 'not_applicable')} OR ${current} AND NOT ${kept('fail', 'unknown')})`;
}

export async function findKindTitle(
  db: Db,
  by: 'brick_code' | 'class_code',
  code: string,
): Promise<string | null> {
  const row =
    by === 'brick_code'
      ? await db
          .selectFrom('gpc_bricks')
          .select('brick_title as title')
          .where('gpc_code', '=', code)
          .executeTakeFirst()
      : await db
          .selectFrom('gpc_classes')
          .select('class_title as title')
          .where('gpc_code', '=', code)
          .executeTakeFirst();
  return row?.title ?? null;
}

function select(db: Db) {
  return db
    .selectFrom('products as product')
    .leftJoin('brands', 'brands.id', 'product.brand_id')
    .select(LINE_PRODUCT_COLUMNS)
    .select(['brands.name as brand', 'product.brick_code', 'product.class_code', 'product.nova_label'])
    .select(
      sql<[Allergen, AllergenState][]>`(
        SELECT coalesce(json_agg(json_build_array(known.allergen, known.state)), '[]')
        FROM product_allergens known WHERE known.gtin = product.gtin)`.as('allergens'),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

async function comparableOn(db: Db, rows: readonly Row[], day: string): Promise<Comparable[]> {
  const products = await linesOnDay(db, rows.map(presentLineProduct), day);
  return products.map((product, at) => toComparable(rows[at] as Row, product));
}

function toComparable(row: Row, product: LineProduct): Comparable {
  return {
    product,
    words: nameWords(product.name),
    brick_code: row.brick_code,
    class_code: row.class_code,
    nova_label: row.nova_label,
    allergens: new Map(row.allergens),
  };
}
