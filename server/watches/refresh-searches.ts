import { sql } from 'kysely';
import { productsContract } from '#contract/products.schema.ts';
import { WATCHES } from '#contract/watches.ts';
import { lockCatalogue } from '#server/catalogue/store/catalogue-transaction.queries.ts';
import type { Db } from '#server/db/schema.ts';
import { queryReader } from '#server/http/read-query-string.ts';
import type { SearchEngine } from '#server/search/engine.ts';
import { searchProducts } from '#server/search/query/search-query.ts';

const readQuery = queryReader(productsContract.list);

type Search = Pick<SearchEngine, 'search'>;

/** The GTINs that a saved query finds; undefined where they are more than can be watched, or it is no query any more. */
export async function findInSearch(search: Search, query: string, now: Date): Promise<string[] | undefined> {
  const read = readQuery(query);
  if (!read.ok) return undefined;
  const day = read.value.day ?? now.toISOString().slice(0, 10);
  const asked = {
    ...read.value,
    day,
    limit: WATCHES.maxSearchProducts,
    offset: 0,
    facets: false,
    histogram: [],
  };
  const { page } = await searchProducts(search, asked);
  if (page.total > WATCHES.maxSearchProducts) return undefined;
  return page.bodies.map((body) => (JSON.parse(Buffer.from(body).toString()) as { gtin: string }).gtin);
}

/**
 * Looks what a person's watched searches find now, and records what is new or gone since the last look. In a transaction
 * that holds the person's settings, so that of two looks at once the second finds nothing new.
 */
export async function refreshSearches(db: Db, search: Search, userId: string, now: Date): Promise<void> {
  const watches = await db
    .selectFrom('watches')
    .innerJoin('saved_searches', 'saved_searches.id', 'watches.search_id')
    .select(['watches.id', 'watches.is_too_large', 'saved_searches.query'])
    .where('watches.user_id', '=', userId)
    .execute();
  for (const { id, query, is_too_large } of watches) {
    const found = await findInSearch(search, query, now);
    if ((found === undefined) !== is_too_large)
      await db
        .updateTable('watches')
        .set({ is_too_large: found === undefined })
        .where('id', '=', id)
        .execute();
    if (found !== undefined) await recordSearch(db, id, found);
  }
}

/**
 * What left the catalogue is told as such, and not once more as gone from the search. Under the catalogue's lock, as all
 * changes are written, so that a reader who has read up to one has read all before it.
 */
async function recordSearch(db: Db, watchId: string, found: readonly string[]): Promise<void> {
  const { rows } = await sql<{ gtin: string; way: 'in' | 'out' }>`
    WITH now AS (SELECT unnest(${found}::text[]) AS gtin),
    known AS (SELECT gtin::text FROM watched_search_products WHERE watch_id = ${watchId})
    (SELECT gtin, 'in' AS way FROM now EXCEPT SELECT gtin, 'in' FROM known)
    UNION ALL (SELECT gtin, 'out' FROM known EXCEPT SELECT gtin, 'out' FROM now)
    ORDER BY gtin`.execute(db);
  if (rows.length === 0) return;
  await lockCatalogue(db);
  const removed = rows.filter(({ way }) => way === 'out').map(({ gtin }) => gtin);
  const added = rows.filter(({ way }) => way === 'in').map(({ gtin }) => gtin);
  await sql`DELETE FROM watched_search_products WHERE watch_id = ${watchId} AND gtin = ANY(${removed}::text[])`.execute(
    db,
  );
  await beginSearch(db, watchId, added);
  await sql`
    INSERT INTO product_changes (gtin, name, changes, watch_id)
    SELECT told.gtin, coalesce(product.normalized_name, product.name, product.title, 'N/A'),
      jsonb_build_array(jsonb_build_object('field', 'search', 'key', null, 'unit', null, 'old', null, 'new', told.way)),
      ${watchId}::uuid
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS told (gtin text, way text)
    JOIN products product ON product.gtin = told.gtin ORDER BY told.gtin`.execute(db);
}

/** Remembers what a search finds when it begins to be watched: none of it is new. */
export async function beginSearch(db: Db, watchId: string, found: readonly string[]): Promise<void> {
  await sql`INSERT INTO watched_search_products (watch_id, gtin)
    SELECT ${watchId}::uuid, unnest(${found}::text[])`.execute(db);
}
