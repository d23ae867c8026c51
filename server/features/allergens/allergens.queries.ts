import type { Kysely } from 'kysely';
import type { Allergen, AllergenState } from '#contract/allergens.ts';
import type { Source } from '#contract/product.ts';
import type { Database } from '#server/db/schema.ts';

export interface AllergenRow {
  readonly allergen: Allergen;
  readonly state: AllergenState;
  readonly source: Source;
}

/** What a product says of allergens, and the ingredient text that may name them. */
export interface AllergenFacts {
  readonly ingredients: string | null;
  readonly rows: readonly AllergenRow[];
}

/** Undefined where no product has the GTIN; without rows where it has one and nothing is known. */
export async function findAllergens(db: Kysely<Database>, gtin: string): Promise<AllergenFacts | undefined> {
  const rows = await db
    .selectFrom('products as p')
    .leftJoin('product_allergens as a', 'a.gtin', 'p.gtin')
    .select(['p.ingredients', 'a.allergen', 'a.state', 'a.source'])
    .where('p.gtin', '=', gtin)
    .execute();
  const [first] = rows;
  if (first === undefined) return undefined;
  return {
    ingredients: first.ingredients,
    rows: rows.flatMap(({ allergen, state, source }) =>
      allergen && state && source ? [{ allergen, state, source }] : [],
    ),
  };
}
