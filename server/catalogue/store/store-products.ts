import type { PoolClient } from 'pg';
import type { Gtin } from '#contract/gtin.ts';
import { copyInto, copyRows } from '#server/db/copy-rows.ts';
import { COLUMN_NAMES, productRow } from '../product/columns.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import {
  deleteDetails,
  findBrandIds,
  findKnown,
  forgetDeleted,
  takeChangeNumbers,
  updateProducts,
  withoutRowTriggers,
} from './products.queries.ts';

/**
 * Inserts or replaces products with their nutrients, allergens and links. Listed until {@link relistProducts} says
 * otherwise. Gives the GTINs that were not there before.
 */
export async function storeProducts(
  client: PoolClient,
  products: readonly PreparedProduct[],
): Promise<Gtin[]> {
  if (products.length === 0) return [];
  const known = await findKnown(
    client,
    products.map(({ item }) => item.gtin),
  );
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
  if (appeared.length > 0) await forgetDeleted(client, appeared);
  return appeared;
}

async function copyDetails(client: PoolClient, products: readonly PreparedProduct[]): Promise<void> {
  const nutrients = copyRows();
  const allergens = copyRows();
  const links = copyRows();
  for (const product of products) {
    const { gtin, field_sources } = product.item;
    for (const row of product.nutrients) {
      const source = field_sources.nutrition ?? null;
      const { nutrient, value, unit, basis, per_serving, per_100, flagged, less_than = false } = row;
      nutrients.add([gtin, nutrient, source, value, unit, basis, per_serving, per_100, flagged, less_than]);
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
  'gtin, nutrient, source, source_value, source_unit, basis, per_serving, per_100, flagged, less_than';

/** A child named twice counts once with the sum; a trade item does not contain itself. */
function childQuantities({ item }: PreparedProduct): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { gtin, quantity } of item.contains) {
    if (gtin !== item.gtin) quantities.set(gtin, (quantities.get(gtin) ?? 0) + quantity);
  }
  return quantities;
}
