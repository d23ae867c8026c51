import { sql } from 'kysely';
import type { Figure } from '#contract/ranges.ts';
import type { Db } from '#server/db/schema.ts';
import { mostPer100 } from '#server/guidelines/plausibility.ts';

interface TwoFigures {
  /** Null: not known. */
  readonly x: number | null;
  readonly y: number | null;
}

/** Two figures of products, by GTIN; absent where neither is known. Values that cannot be true are not known. */
export async function listTwoFigures(
  db: Db,
  gtins: readonly string[],
  x: Figure,
  y: Figure,
): Promise<ReadonlyMap<string, TwoFigures>> {
  const amount = ({ nutrient, basis }: Figure) =>
    sql<number | null>`max(${sql.ref(basis === '100' ? 'per_100' : 'per_serving')})
      FILTER (WHERE nutrient = ${nutrient} AND coalesce(per_100, 0) <= ${mostPer100(nutrient)})`;
  const rows = await db
    .selectFrom('product_nutrients')
    .select('gtin')
    .select([amount(x).as('x'), amount(y).as('y')])
    .where('gtin', '=', (eb) => eb.fn.any(eb.val(gtins)))
    .where('nutrient', 'in', [x.nutrient, y.nutrient])
    .where('flagged', '=', false)
    .where('less_than', '=', false)
    .groupBy('gtin')
    .execute();
  return new Map(rows.map(({ gtin, ...figures }) => [gtin, figures]));
}
