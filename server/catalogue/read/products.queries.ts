import { sql } from 'kysely';
import type { DietClaims } from '#contract/diet-claims.schema.ts';
import { DIET_TYPES } from '#contract/product.ts';
import { gatherLookUps } from '#server/db/gather-look-ups.ts';
import type { Db } from '#server/db/schema.ts';
import type { SearchEngine } from '#server/search/engine.ts';
import { type ProductRow, SELECT_PRODUCT } from '../product/columns.ts';
import { productBody } from '../product/present-product.ts';
import { bodiesOnDay } from '../product/verdicts-on-day.ts';

interface Sources {
  readonly db: Db;
  readonly search: Pick<SearchEngine, 'findBodies'>;
}

/**
 * The JSON of products by GTIN (14 digits each): from the index where they are listed, from the store where they are not
 * (a case that only packs another product), or not yet. Products that have left the catalogue are absent.
 */
async function findProductBodies(
  { db, search }: Sources,
  gtins: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const found = new Map(await search.findBodies(gtins));
  const missing = gtins.filter((gtin) => !found.has(gtin));
  if (missing.length === 0) return found;
  const { rows } =
    await sql<ProductRow>`${sql.raw(SELECT_PRODUCT)} WHERE product.gtin = ANY(${missing})`.execute(db);
  for (const row of rows) found.set(row.gtin, productBody(row));
  return found;
}

/** The same with the verdicts of a day (YYYY-MM-DD), today in UTC where it is absent. */
export async function findProductBodiesOn(
  sources: Sources & { readonly clock: () => Date },
  gtins: readonly string[],
  day = sources.clock().toISOString().slice(0, 10),
): Promise<ReadonlyMap<string, Uint8Array>> {
  const found = await findProductBodies(sources, gtins);
  const bodies = await bodiesOnDay(sources.db, [...found.values()], day);
  return new Map([...found.keys()].map((gtin, at) => [gtin, bodies[at] as Uint8Array]));
}

/** The JSON of one product; undefined where none has the GTIN. */
export async function findProductBody(sources: Sources, gtin: string): Promise<Uint8Array | undefined> {
  return (await findProductBodies(sources, [gtin])).get(gtin);
}

/** Diets and claims that are declared of a product; undefined where no product has the GTIN (14 digits). */
export const findDietClaims = gatherLookUps(listDietClaims);

async function listDietClaims(db: Db, gtins: readonly string[]): Promise<ReadonlyMap<string, DietClaims>> {
  const rows = await db
    .selectFrom('products')
    .select(['gtin', 'diet_types', 'claims'])
    .where('gtin', 'in', gtins)
    .execute();
  return new Map(
    rows.map(({ gtin, diet_types, claims }) => [
      gtin,
      { diet_types: DIET_TYPES.filter((diet) => diet_types.includes(diet)), claims },
    ]),
  );
}
