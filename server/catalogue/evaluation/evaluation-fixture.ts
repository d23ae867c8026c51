import type { Pool } from 'pg';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';
import { writeTradeItems } from '../store/write-trade-items.ts';

const FACILITY = 'Sugar, whey. Made in a facility that does not process peanuts.';

/**
 * Products 1 to `count` as a release before this one left them: what the importer read from the text stands in records
 * of the first form and in the rows, nothing is derived, and the store has not been evaluated.
 */
export async function storeAsBefore(pool: Pool, count: number): Promise<void> {
  const items = Array.from({ length: count }, (_, at) =>
    tradeItem({ gtin: demoGtin(at + 1), name: `Candy ${at + 1}`, ingredients: FACILITY }),
  );
  await writeTradeItems(pool, 'fdc', items, new Date('2026-01-01T00:00:00Z'));
  await pool.query(
    `
    UPDATE source_records SET record = (record - 'format') || $1::jsonb;`,
    [JSON.stringify({ allergens: [{ allergen: 'peanuts', containment: 'may_contain' }] })],
  );
  await pool.query(`
    DELETE FROM product_allergens;
    INSERT INTO product_allergens (gtin, allergen, state, source)
      SELECT gtin, 'peanuts', 'may_contain', 'fdc' FROM products;
    UPDATE products SET smart_snack = 'pass', nova_label = NULL, derived_diets = '{}',
      standard_answers = '{}', label_substances = NULL,
      field_sources = field_sources || '{"allergens": "fdc"}';
    DELETE FROM catalogue_evaluation;`);
}

/** The products that are still as before, or are again by the rules as they are. */
export async function countStates(pool: Pool): Promise<{ old: number; current: number }> {
  const { rows } = await pool.query<{ old: number; current: number }>(
    `SELECT count(*) FILTER (WHERE states = '{peanuts:may_contain}' AND smart_snack = 'pass') AS old,
       count(*) FILTER (WHERE states = '{milk:named}' AND smart_snack <> 'pass') AS current
     FROM products CROSS JOIN LATERAL (
       SELECT array_agg(allergen || ':' || state) AS states FROM product_allergens WHERE gtin = products.gtin
     ) known`,
  );
  return rows[0] ?? { old: 0, current: 0 };
}
