import { isDeepStrictEqual } from 'node:util';
import type { Pool, PoolClient } from 'pg';
import type { Allergen, AllergenState } from '#contract/allergens.ts';
import type { Gtin } from '#contract/gtin.ts';
import type { Guideline, Verdict } from '#contract/guideline.ts';
import type { Basis, NutrientLabel } from '#contract/nutrition.ts';
import type { DietType, Source } from '#contract/product.ts';
import { COLUMN_NAMES, COLUMNS, productRow } from '../product/columns.ts';
import { type PreparedProduct, prepareProduct } from '../product/prepare-product.ts';
import type { GpcCodes } from '../sources/gpc-codes.ts';
import { mergeRecords } from '../sources/merge.ts';
import { readSourceRecord, type StoredRecord } from '../sources/record-json.ts';

/** A product as the store holds it, with the records it is made of: one consistent view of both. */
export interface StoredProduct extends Readonly<Record<Guideline, Verdict>> {
  readonly gtin: Gtin;
  readonly change_seq: number;
  readonly brand: string | null;
  readonly normalized_name: string | null;
  readonly nova_label: number | null;
  readonly derived_diets: readonly DietType[];
  readonly nutrients: readonly StoredNutrient[];
  readonly allergens: readonly (readonly [Allergen, AllergenState, Source])[];
  readonly records: readonly (readonly [Source, string, StoredRecord])[];
}

type StoredNutrient = readonly [
  nutrient: NutrientLabel,
  source: Source,
  value: number,
  unit: string,
  basis: Basis,
  per_serving: number | null,
  per_100: number | null,
  flagged: boolean,
];

/** A product as it is stored and as the rules make it now. */
export interface EvaluatedProduct {
  readonly stored: StoredProduct;
  readonly now: PreparedProduct;
  /** What differs: names of columns, `brand`, `nutrients`, `allergens`. */
  readonly fields: readonly string[];
}

const SELECT = (which: string) => `
  SELECT product.*, brand.name AS brand, nutrients.list AS nutrients, allergens.list AS allergens,
    records.list AS records
  FROM (SELECT ${COLUMN_NAMES.join(', ')} FROM products ${which}) product
  LEFT JOIN brands brand ON brand.id = product.brand_id
  CROSS JOIN LATERAL (
    SELECT coalesce(json_agg(json_build_array(
      nutrient, source, source_value, source_unit, basis, per_serving, per_100, flagged
    )), '[]') AS list FROM product_nutrients WHERE gtin = product.gtin
  ) nutrients
  CROSS JOIN LATERAL (
    SELECT coalesce(json_agg(json_build_array(allergen, state, source)), '[]') AS list
    FROM product_allergens WHERE gtin = product.gtin
  ) allergens
  CROSS JOIN LATERAL (
    SELECT coalesce(json_agg(json_build_array(source, imported_at, record)), '[]') AS list
    FROM source_records WHERE gtin = product.gtin
  ) records
  ORDER BY product.gtin`;

const NEXT = SELECT('WHERE gtin > $1 ORDER BY gtin LIMIT $2');
const NAMED = SELECT('WHERE gtin = ANY($1)');

/** The next products after a GTIN, in their order. */
export async function readNextProducts(pool: Pool, after: string, limit: number): Promise<StoredProduct[]> {
  const { rows } = await pool.query<StoredProduct>({
    name: 'evaluate-next',
    text: NEXT,
    values: [after, limit],
  });
  return rows;
}

export async function readProducts(client: PoolClient, gtins: readonly Gtin[]): Promise<StoredProduct[]> {
  const { rows } = await client.query<StoredProduct>({ text: NAMED, values: [gtins] });
  return rows;
}

/** The product its records make by the rules as they are. Throws where they cannot be read or describe nothing. */
export function evaluateProduct({ gtin, records }: StoredProduct, gpc: GpcCodes): PreparedProduct {
  const item = mergeRecords(
    records.map(([source, importedAt, record]) => ({
      source,
      imported_at: new Date(importedAt),
      item: readSourceRecord(source, record),
    })),
  );
  if (!item) throw new Error('no source describes it');
  if (item.gtin !== gtin) throw new Error(`its record is of ${item.gtin ?? 'no GTIN'}`);
  return prepareProduct(item, gpc);
}

/** What differs between the store and the rules. */
export function differingFields(stored: StoredProduct, now: PreparedProduct): string[] {
  const columns = stored as unknown as Readonly<Record<string, unknown>>;
  const row = productRow(now, stored.change_seq, null);
  const fields: string[] = COLUMN_NAMES.filter(
    (name, at) => !COLUMNS[name].isSame(columns[name] as never, row[at] ?? null),
  );
  if (stored.brand !== now.brand) fields.push('brand');
  if (!isDeepStrictEqual(byFirst(stored.nutrients), byFirst(nutrientsOf(now)))) fields.push('nutrients');
  if (!isDeepStrictEqual(byFirst(stored.allergens), byFirst(allergensOf(now)))) fields.push('allergens');
  return fields;
}

function nutrientsOf({ nutrients, item }: PreparedProduct): StoredNutrient[] {
  const source = item.field_sources.nutrition;
  return nutrients.flatMap(({ nutrient, value, unit, basis, per_serving, per_100, flagged }) =>
    source ? [[nutrient, source, value, unit, basis, per_serving, per_100, flagged] as const] : [],
  );
}

function allergensOf({ item }: PreparedProduct): StoredProduct['allergens'] {
  return item.allergens.map(({ allergen, state, source }) => [allergen, state, source]);
}

/** Rows by what they are about: their order in the store means nothing. */
function byFirst<T extends readonly [string, ...unknown[]]>(rows: readonly T[]): Record<string, T> {
  return Object.fromEntries(rows.map((row) => [row[0], row]));
}
