import type { PoolClient } from 'pg';
import type { Gtin } from '#contract/gtin.ts';
import { type CopyRows, copyInto, copyRows } from '#server/db/copy-rows.ts';
import { COLUMN_NAMES, productRow } from '../product/columns.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import { findBrandIds } from './brands.queries.ts';
import { takeChangeNumbers } from './catalogue-transaction.ts';

const DETAIL_TABLES = [
  ['product_nutrients', 'gtin'],
  ['product_allergens', 'gtin'],
  ['product_links', 'parent_gtin'],
] as const;

/**
 * Inserts or replaces products with their nutrients, allergens and links. Listed until {@link relistProducts} says
 * otherwise. Gives the GTINs that were not there before.
 */
export async function storeProducts(
  client: PoolClient,
  products: readonly PreparedProduct[],
): Promise<Gtin[]> {
  if (products.length === 0) return [];
  const known = await findKnown(client, products);
  if (known.size > 0) await deleteDetails(client, [...known]);

  const brandIds = await findBrandIds(
    client,
    products.flatMap(({ brand }) => brand ?? []),
  );
  const firstNumber = await takeChangeNumbers(client, products.length);
  const inserted = copyRows();
  const updated = copyRows();
  for (const [index, product] of products.entries()) {
    const brandId = product.brand === null ? null : (brandIds.get(product.brand) ?? null);
    const rows = known.has(product.item.gtin) ? updated : inserted;
    rows.add(productRow(product, firstNumber + index, brandId));
  }
  await copyInto(client, `products (${COLUMN_NAMES.join(', ')})`, inserted);
  await updateProducts(client, updated);
  await copyDetails(client, products);

  const appeared = products.flatMap(({ item }) => (known.has(item.gtin) ? [] : [item.gtin]));
  if (appeared.length > 0) {
    await client.query('DELETE FROM deleted_products WHERE gtin = ANY($1)', [appeared]);
  }
  return appeared;
}

async function findKnown(client: PoolClient, products: readonly PreparedProduct[]): Promise<Set<string>> {
  const { rows } = await client.query<[string]>({
    text: 'SELECT gtin FROM products WHERE gtin = ANY($1)',
    values: [products.map(({ item }) => item.gtin)],
    rowMode: 'array',
  });
  return new Set(rows.map(([gtin]) => gtin));
}

async function deleteDetails(client: PoolClient, gtins: readonly string[]): Promise<void> {
  for (const [table, column] of DETAIL_TABLES) {
    await client.query(`DELETE FROM ${table} WHERE ${column} = ANY($1)`, [gtins]);
  }
}

async function updateProducts(client: PoolClient, rows: CopyRows): Promise<void> {
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

async function copyDetails(client: PoolClient, products: readonly PreparedProduct[]): Promise<void> {
  const nutrients = copyRows();
  const allergens = copyRows();
  const links = copyRows();
  for (const product of products) {
    const { gtin, field_sources } = product.item;
    for (const row of product.nutrients) {
      const source = field_sources.nutrition ?? null;
      const { nutrient, value, unit, basis, per_serving, per_100, flagged } = row;
      nutrients.add([gtin, nutrient, source, value, unit, basis, per_serving, per_100, flagged]);
    }
    for (const { allergen, state, source } of product.item.allergens) {
      allergens.add([gtin, allergen, state, source]);
    }
    for (const [child, quantity] of childQuantities(product)) {
      links.add([gtin, child, quantity, field_sources.contains ?? null]);
    }
  }
  await withoutRowTriggers(client, async () => {
    await copyInto(client, `product_nutrients (${NUTRIENT_COLUMNS})`, nutrients);
    await copyInto(client, 'product_allergens (gtin, allergen, state, source)', allergens);
    await copyInto(client, 'product_links (parent_gtin, child_gtin, quantity, source)', links);
  });
}

const NUTRIENT_COLUMNS =
  'gtin, nutrient, source, source_value, source_unit, basis, per_serving, per_100, flagged';

/** A child named twice counts once with the sum; a trade item does not contain itself. */
function childQuantities({ item }: PreparedProduct): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { gtin, quantity } of item.contains) {
    if (gtin !== item.gtin) quantities.set(gtin, (quantities.get(gtin) ?? 0) + quantity);
  }
  return quantities;
}

/**
 * The detail rows' foreign key is the product written just before in the same transaction. Having PostgreSQL check
 * that again row by row costs more than writing the rows (51 against 24 µs a product, measured), so where the role
 * may switch the check off (the embedded store's may), it is off for these COPYs.
 */
async function withoutRowTriggers(client: PoolClient, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ may: boolean }>(
    "SELECT has_parameter_privilege('session_replication_role', 'SET') AS may",
  );
  const may = rows[0]?.may === true;
  if (may) await client.query('SET LOCAL session_replication_role = replica');
  await work();
  if (may) await client.query('SET LOCAL session_replication_role = origin');
}
