import type { Selectable } from 'kysely';
import type { CatalogueTables } from '#server/db/catalogue-tables.ts';
import { gatherLookUps } from '#server/db/gather-look-ups.ts';
import type { Db } from '#server/db/schema.ts';

export type ServingRow = Pick<
  Selectable<CatalogueTables['products']>,
  'servings_per_container' | 'serving_size_value' | 'serving_size_unit' | 'serving_description'
>;
export type NutrientRow = Omit<Selectable<CatalogueTables['product_nutrients']>, 'gtin'>;

const SERVING_COLUMNS = [
  'servings_per_container',
  'serving_size_value',
  'serving_size_unit',
  'serving_description',
] as const;
const NUTRIENT_COLUMNS = [
  'nutrient',
  'source',
  'source_value',
  'source_unit',
  'basis',
  'per_serving',
  'per_100',
  'flagged',
  'less_than',
] as const;

/** Undefined where no product has the GTIN. */
export const findNutrition = gatherLookUps(listNutrition);

/** Servings and nutrients of several products at once, by GTIN; what no product has is left out. */
export async function listNutrition(
  db: Db,
  gtins: readonly string[],
): Promise<ReadonlyMap<string, { readonly serving: ServingRow; readonly nutrients: NutrientRow[] }>> {
  if (gtins.length === 0) return new Map();
  const [servings, nutrients] = await Promise.all([
    db
      .selectFrom('products')
      .select(['gtin', ...SERVING_COLUMNS])
      .where('gtin', 'in', gtins)
      .execute(),
    db
      .selectFrom('product_nutrients')
      .select(['gtin', ...NUTRIENT_COLUMNS])
      .where('gtin', 'in', gtins)
      .execute(),
  ]);
  const found = new Map(
    servings.map(({ gtin, ...serving }) => [gtin, { serving, nutrients: [] as NutrientRow[] }]),
  );
  for (const { gtin, ...nutrient } of nutrients) found.get(gtin)?.nutrients.push(nutrient);
  return found;
}
