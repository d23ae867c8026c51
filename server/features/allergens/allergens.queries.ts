import type { Kysely } from 'kysely';
import type { Allergen, Containment } from '#contract/allergens.ts';
import type { Source } from '#contract/product.ts';
import type { Database } from '#server/db/schema.ts';

export interface AllergenRow {
  readonly allergen: Allergen;
  readonly containment: Containment;
  readonly source: Source;
}

/** Undefined where no product has the GTIN; empty where it has one and nothing is declared. */
export async function findAllergens(db: Kysely<Database>, gtin: string): Promise<AllergenRow[] | undefined> {
  const rows = await db
    .selectFrom('products as p')
    .leftJoin('product_allergens as a', 'a.gtin', 'p.gtin')
    .select(['a.allergen', 'a.containment', 'a.source'])
    .where('p.gtin', '=', gtin)
    .execute();
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ allergen, containment, source }) =>
    allergen && containment && source ? [{ allergen, containment, source }] : [],
  );
}
