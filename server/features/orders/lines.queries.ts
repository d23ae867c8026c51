import { CompiledQuery } from 'kysely';
import type { OrderLine } from '#contract/orders.schema.ts';
import type { Db } from '#server/db/schema.ts';
import type { OwnOrder } from './orders.queries.ts';

const COLUMNS = [
  'line',
  'code',
  'supplier_number',
  'brand',
  'name',
  'pack',
  'unit',
  'quantity',
  'price',
  'price_per',
  'match',
  'note',
  'is_warning',
  'gtin',
  'level',
  'holds',
  'is_chosen',
  'is_aside',
  'merged_into',
  'swapped_gtin',
  'swapped_quantity',
  'swapped_unit',
  'swapped_holds',
  'swapped_amount',
  'candidates',
] as const satisfies readonly (keyof OrderLine)[];

/** One parameter for all lines: two hundred lines of twenty columns would be four thousand. A line again replaces itself. */
const PUT = `
  INSERT INTO order_lines (order_id, ${COLUMNS.join(', ')})
  SELECT $1, ${COLUMNS.join(', ')} FROM json_populate_recordset(NULL::order_lines, $2)
  ON CONFLICT (order_id, line) DO UPDATE
    SET ${COLUMNS.slice(1)
      .map((column) => `${column} = excluded.${column}`)
      .join(', ')}`;

export async function putLines(db: Db, order: OwnOrder, lines: readonly OrderLine[]): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(PUT, [order.id, JSON.stringify(lines)]));
}

/** What is merged into lines stands by itself again. */
export async function separate(db: Db, order: OwnOrder, lines: readonly number[]): Promise<void> {
  await db
    .updateTable('order_lines')
    .set({ is_aside: false, merged_into: null })
    .where('order_id', '=', order.id)
    .where('merged_into', '=', (eb) => eb.fn.any(eb.val(lines)))
    .execute();
}

/** Whether a line is merged into another, or another into it. */
export async function isMerged(db: Db, order: OwnOrder, line: number): Promise<boolean> {
  const found = await db
    .selectFrom('order_lines')
    .select('line')
    .where('order_id', '=', order.id)
    .where('merged_into', 'is not', null)
    .where((eb) => eb.or([eb('line', '=', line), eb('merged_into', '=', line)]))
    .limit(1)
    .execute();
  return found.length > 0;
}

export async function listLines(db: Db, order: OwnOrder): Promise<OrderLine[]> {
  return db
    .selectFrom('order_lines')
    .select(COLUMNS)
    .where('order_id', '=', order.id)
    .orderBy('line')
    .execute();
}

export async function findLine(db: Db, order: OwnOrder, line: number): Promise<OrderLine | undefined> {
  return db
    .selectFrom('order_lines')
    .select(COLUMNS)
    .where('order_id', '=', order.id)
    .where('line', '=', line)
    .executeTakeFirst();
}
