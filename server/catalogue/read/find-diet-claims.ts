import type { Kysely } from 'kysely';
import type { DietClaims } from '#contract/diet-claims.schema.ts';
import { DIET_TYPES } from '#contract/product.ts';
import type { Database } from '#server/db/schema.ts';

/** Diets and claims that are declared of a product; undefined where no product has the GTIN (14 digits). */
export async function findDietClaims(db: Kysely<Database>, gtin: string): Promise<DietClaims | undefined> {
  const row = await db
    .selectFrom('products')
    .select(['diet_types', 'claims'])
    .where('gtin', '=', gtin)
    .executeTakeFirst();
  return (
    row && { diet_types: DIET_TYPES.filter((diet) => row.diet_types.includes(diet)), claims: row.claims }
  );
}
