import { sql } from 'kysely';
import type { Allergen, AllergenState } from '#contract/allergens.ts';
import type { Source } from '#contract/product.ts';
import { gatherLookUps } from '#server/db/gather-look-ups.ts';
import type { Db } from '#server/db/schema.ts';

export interface AllergenRow {
  readonly allergen: Allergen;
  readonly state: AllergenState;
  readonly source: Source;
  /** Its source declares it free from by a claim alone. */
  readonly as_claim: boolean;
}

/** What a product says of allergens, and the ingredient text that may name them. */
export interface AllergenFacts {
  readonly ingredients: string | null;
  readonly rows: readonly AllergenRow[];
}

/** Free from, though its source's record has no statement about the allergen that says so. */
const AS_CLAIM = sql<boolean>`a.state IN ('free_from', 'conflict') AND NOT EXISTS (
  SELECT FROM source_records record WHERE record.gtin = a.gtin AND record.source = a.source
    AND record.record -> 'allergens' @> jsonb_build_array(
      jsonb_build_object('allergen', a.allergen, 'containment', 'free_from')))`;

/** Undefined where no product has the GTIN; without rows where it has one and nothing is known. */
export const findAllergens = gatherLookUps(listAllergens);

async function listAllergens(db: Db, gtins: readonly string[]): Promise<ReadonlyMap<string, AllergenFacts>> {
  const rows = await db
    .selectFrom('products as p')
    .leftJoin('product_allergens as a', 'a.gtin', 'p.gtin')
    .select(['p.gtin', 'p.ingredients', 'a.allergen', 'a.state', 'a.source', AS_CLAIM.as('as_claim')])
    .where('p.gtin', 'in', gtins)
    .execute();
  const found = new Map<string, AllergenFacts & { readonly rows: AllergenRow[] }>();
  for (const { gtin, ingredients, allergen, state, source, as_claim } of rows) {
    const facts = found.get(gtin) ?? { ingredients, rows: [] };
    found.set(gtin, facts);
    if (allergen && state && source) facts.rows.push({ allergen, state, source, as_claim });
  }
  return found;
}
