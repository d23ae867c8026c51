import type { Kysely, Selectable } from 'kysely';
import type { CatalogueTables } from '#server/db/catalogue-tables.ts';
import type { Database } from '#server/db/schema.ts';

export type ServingRow = Pick<
  Selectable<CatalogueTables['products']>,
  'servings_per_container' | 'serving_size_value' | 'serving_size_unit' | 'serving_description'
>;
export type NutrientRow = Omit<Selectable<CatalogueTables['product_nutrients']>, 'gtin'>;

/** Undefined where no product has the GTIN. */
export function findServing(db: Kysely<Database>, gtin: string): Promise<ServingRow | undefined> {
  return db
    .selectFrom('products')
    .select(['servings_per_container', 'serving_size_value', 'serving_size_unit', 'serving_description'])
    .where('gtin', '=', gtin)
    .executeTakeFirst();
}

export function listNutrients(db: Kysely<Database>, gtin: string): Promise<NutrientRow[]> {
  return db
    .selectFrom('product_nutrients')
    .select([
      'nutrient',
      'source',
      'source_value',
      'source_unit',
      'basis',
      'per_serving',
      'per_100',
      'flagged',
    ])
    .where('gtin', '=', gtin)
    .execute();
}
