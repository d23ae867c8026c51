import type { PoolClient } from 'pg';
import type { Gtin } from '#contract/gtin.ts';
import { type CopyRows, copyInto } from '#server/db/copy-rows.ts';
import { COLUMN_NAMES } from '../product/columns.ts';

// Raw SQL throughout: an import writes thousands of products in one transaction.

const DETAIL_TABLES = [
  ['product_nutrients', 'gtin'],
  ['product_allergens', 'gtin'],
  ['product_links', 'parent_gtin'],
] as const;

/** Those of the GTINs that have a product. */
export async function findKnown(client: PoolClient, gtins: readonly Gtin[]): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<[string]>({
    text: 'SELECT gtin FROM products WHERE gtin = ANY($1)',
    values: [gtins],
    rowMode: 'array',
  });
  return new Set(rows.map(([gtin]) => gtin));
}

export async function deleteDetails(client: PoolClient, gtins: readonly string[]): Promise<void> {
  for (const [table, column] of DETAIL_TABLES) {
    await client.query(`DELETE FROM ${table} WHERE ${column} = ANY($1)`, [gtins]);
  }
}

/** Writes rows over those of the same GTINs. */
export async function updateProducts(client: PoolClient, rows: CopyRows): Promise<void> {
  if (rows.count === 0) return;
  await client.query(
    'CREATE TEMP TABLE IF NOT EXISTS staged_products (LIKE products INCLUDING DEFAULTS) ON COMMIT DELETE ROWS',
  );
  await copyInto(client, `staged_products (${COLUMN_NAMES.join(', ')})`, rows);
  const changing = COLUMN_NAMES.filter((column) => column !== 'gtin');
  await client.query(
    `UPDATE products SET (${changing.join(', ')}, updated_at) =
       ROW(${changing.map((column) => `staged.${column}`).join(', ')}, now())
     FROM staged_products staged WHERE products.gtin = staged.gtin`,
  );
}

/** Takes back the traces of products that are there again. */
export async function forgetDeleted(client: PoolClient, gtins: readonly Gtin[]): Promise<void> {
  await client.query('DELETE FROM deleted_products WHERE gtin = ANY($1)', [gtins]);
}

/** Ids of the brands by name; brands not seen before are added. */
export async function findBrandIds(
  client: PoolClient,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const distinct = [...new Set(names)];
  if (distinct.length === 0) return new Map();
  const ids = new Map(await selectIds(client, 'SELECT name, id FROM brands WHERE name = ANY($1)', distinct));
  const unseen = distinct.filter((name) => !ids.has(name));
  if (unseen.length > 0) {
    const insert = 'INSERT INTO brands (name) SELECT unnest($1::text[]) RETURNING name, id';
    for (const [name, id] of await selectIds(client, insert, unseen)) ids.set(name, id);
  }
  return ids;
}

async function selectIds(
  client: PoolClient,
  text: string,
  names: readonly string[],
): Promise<[string, number][]> {
  const { rows } = await client.query<[string, number]>({ text, values: [names], rowMode: 'array' });
  return rows;
}

/** Takes `count` numbers of the change sequence and gives the first; the lock makes them one run. */
export async function takeChangeNumbers(client: PoolClient, count: number): Promise<number> {
  const { rows } = await client.query<{ last: string }>(
    "SELECT setval('catalogue_change_seq', nextval('catalogue_change_seq') + $1 - 1) AS last",
    [count],
  );
  return Number(rows[0]?.last) - count + 1;
}

/** Takes products out with all their rows, leaving the trace that the search index follows. Gives those that were there. */
export async function deleteProducts(client: PoolClient, gtins: readonly Gtin[]): Promise<Gtin[]> {
  if (gtins.length === 0) return [];
  const { rows } = await client.query<{ gtin: Gtin }>(
    `WITH gone AS (DELETE FROM products WHERE gtin = ANY($1) RETURNING gtin)
     INSERT INTO deleted_products (gtin, change_seq)
     SELECT gtin, nextval('catalogue_change_seq') FROM gone
     ON CONFLICT (gtin) DO UPDATE SET change_seq = excluded.change_seq
     RETURNING gtin`,
    [gtins],
  );
  return rows.map(({ gtin }) => gtin);
}

const IS_LISTED = `NOT EXISTS (
  SELECT FROM product_links link JOIN products child ON child.gtin = link.child_gtin
  WHERE link.parent_gtin = product.gtin
)`;

/**
 * A trade item that packs another product of the catalogue is not listed. Whether it is can change with the item
 * itself (`packing`: those written that contain something) and with what it contains (`addedOrRemoved`), whichever is
 * imported first. A product whose listing changes takes a new change number.
 */
export async function relistProducts(
  client: PoolClient,
  packing: readonly Gtin[],
  addedOrRemoved: readonly Gtin[],
): Promise<void> {
  if (packing.length === 0 && addedOrRemoved.length === 0) return;
  await client.query(
    `UPDATE products product
     SET listed = ${IS_LISTED}, change_seq = nextval('catalogue_change_seq'), updated_at = now()
     WHERE gtin IN (
       SELECT unnest($1::text[]) UNION SELECT parent_gtin FROM product_links WHERE child_gtin = ANY($2)
     ) AND listed <> ${IS_LISTED}`,
    [packing, addedOrRemoved],
  );
}

/**
 * The detail rows' foreign key is the product written just before in the same transaction. Having PostgreSQL check
 * that again row by row costs more than writing the rows (51 against 24 µs a product, measured), so where the role
 * may switch the check off (the embedded store's may), it is off for these COPYs.
 */
export async function withoutRowTriggers(client: PoolClient, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ may: boolean }>(
    "SELECT has_parameter_privilege('session_replication_role', 'SET') AS may",
  );
  const may = rows[0]?.may === true;
  if (may) await client.query('SET LOCAL session_replication_role = replica');
  await work();
  if (may) await client.query('SET LOCAL session_replication_role = origin');
}
