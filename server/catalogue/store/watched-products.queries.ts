import type { PoolClient } from 'pg';
import type { Gtin } from '#contract/gtin.ts';
import type { Source } from '#contract/product.ts';
import type { FieldChange } from '#contract/product-changes.ts';
import type { WatchedFields } from './changes-of.ts';

// Raw SQL: part of every batch of an import.

/** The watched products among these as they are; null where one is not in the catalogue. Empty where none is watched. */
export async function readWatched(
  client: PoolClient,
  gtins: readonly Gtin[],
): Promise<ReadonlyMap<string, WatchedFields | null>> {
  const { rows: some } = await client.query<{ any: boolean }>('SELECT EXISTS (SELECT FROM watches) AS any');
  if (!some[0]?.any) return new Map();
  const { rows } = await client.query<{ gtin: string; fields: WatchedFields | null }>({
    name: 'watched-products',
    text: WATCHED,
    values: [gtins],
  });
  return new Map(rows.map(({ gtin, fields }) => [gtin, fields]));
}

const WATCHED = `
  SELECT watched.gtin, CASE WHEN product.gtin IS NOT NULL THEN json_build_object(
    'name', coalesce(product.normalized_name, product.name, product.title, 'N/A'),
    'ingredients', product.ingredients,
    'price', product.price_amount::double precision,
    'price_unit', product.price_unit,
    'verdicts', json_build_object(
      'smart_snack', product.smart_snack, 'good_choice', product.good_choice, 'philly', product.philly),
    'allergens', (SELECT coalesce(json_object_agg(allergen, state), '{}') FROM product_allergens WHERE gtin = product.gtin),
    'nutrients', (SELECT coalesce(json_object_agg(nutrient, json_build_array(per_serving, per_100)), '{}')
      FROM product_nutrients WHERE gtin = product.gtin)
  ) END AS fields
  FROM (SELECT DISTINCT gtin FROM watched_products WHERE gtin = ANY($1)) watched
  LEFT JOIN products product ON product.gtin = watched.gtin`;

export interface RecordedChange {
  readonly gtin: string;
  readonly name: string;
  readonly changes: readonly FieldChange[];
}

export async function insertChanges(
  client: PoolClient,
  changes: readonly RecordedChange[],
  source: Source | null,
): Promise<void> {
  await client.query(
    `INSERT INTO product_changes (gtin, name, source, changes)
     SELECT gtin, name, $2, changes FROM jsonb_to_recordset($1) AS given (gtin text, name text, changes jsonb)`,
    [JSON.stringify(changes), source],
  );
}
