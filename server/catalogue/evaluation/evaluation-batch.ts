import { isDeepStrictEqual } from 'node:util';
import { COLUMN_NAMES, COLUMNS, productRow } from '../product/columns.ts';
import { type PreparedProduct, prepareProduct } from '../product/prepare-product.ts';
import type { GpcCodes } from '../sources/gpc-codes.queries.ts';
import { mergeRecords } from '../sources/merge.ts';
import { readSourceRecord } from '../sources/record-json.ts';
import type { StoredNutrient, StoredProduct } from './evaluation.queries.ts';

/** A product as it is stored and as the rules make it now. */
export interface EvaluatedProduct {
  readonly stored: StoredProduct;
  readonly now: PreparedProduct;
  /** What differs: names of columns, `brand`, `nutrients`, `allergens`. */
  readonly fields: readonly string[];
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
  if (source === undefined) return [];
  return nutrients.map((row) => {
    const { nutrient, value, unit, basis, per_serving, per_100, flagged, less_than = false } = row;
    return [nutrient, source, value, unit, basis, per_serving, per_100, flagged, less_than] as const;
  });
}

function allergensOf({ item }: PreparedProduct): StoredProduct['allergens'] {
  return item.allergens.map(({ allergen, state, source }) => [allergen, state, source]);
}

/** Rows by what they are about: their order in the store means nothing. */
function byFirst<T extends readonly [string, ...unknown[]]>(rows: readonly T[]): Record<string, T> {
  return Object.fromEntries(rows.map((row) => [row[0], row]));
}
