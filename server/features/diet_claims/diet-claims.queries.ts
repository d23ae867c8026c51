import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';

export interface DietClaimsRow {
  readonly diet_types: readonly string[];
  readonly claims: Readonly<Record<string, string[]>>;
}

/** Undefined where no product has the GTIN. */
export function findDietClaims(db: Kysely<Database>, gtin: string): Promise<DietClaimsRow | undefined> {
  return db
    .selectFrom('products')
    .select(['diet_types', 'claims'])
    .where('gtin', '=', gtin)
    .executeTakeFirst();
}
