import type { Gtin } from '#contract/gtin.ts';
import { countedLines } from '#contract/merged-lines.ts';
import type { OrderLine } from '#contract/orders.schema.ts';
import { PRODUCT_NOT_FOUND } from '#contract/product.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { Db } from '#server/db/schema.ts';
import { t } from '#server/language/speech.ts';
import { orderedAsWritten } from '../count-line.ts';
import { listProducts } from '../line-products.queries.ts';
import type { OwnOrder } from '../orders.queries.ts';
import { listCaseSizes } from './case-sizes.queries.ts';
import { planSwap } from './plan-swap.ts';

interface Swap {
  readonly line: number;
  /** Null: the line's own product again. */
  readonly gtin: Gtin | null;
}

export const NOT_SWAPPED = {
  swapped_gtin: null,
  swapped_quantity: null,
  swapped_unit: null,
  swapped_holds: null,
  swapped_amount: null,
} as const;

/** Swaps lines, or takes swaps back: all of them, or none where one cannot be. */
export async function setSwaps(
  db: Db,
  order: OwnOrder,
  lines: readonly OrderLine[],
  swaps: readonly Swap[],
): Promise<Result<OrderLine[]>> {
  const lineOf = new Map(lines.map((line) => [line.line, line]));
  const countedOf = new Map(countedLines(lines).map((line) => [line.line, line]));
  const others = swaps.map(({ gtin }) => gtin).filter((gtin) => gtin !== null);
  const own = swaps.map(({ line }) => lineOf.get(line)?.gtin).filter((gtin) => typeof gtin === 'string');
  const [listed, cases] = await Promise.all([
    listProducts(db, [...new Set([...others, ...own])]),
    listCaseSizes(db, others),
  ]);
  const products = new Map(listed.map((product) => [product.gtin, product]));
  const swapped = new Map<number, OrderLine>();
  for (const { line: number, gtin } of swaps) {
    const line = lineOf.get(number);
    if (!line) return fail('not_found', t`This order has no line ${number}.`);
    if (gtin === null) {
      swapped.set(number, { ...line, ...NOT_SWAPPED });
      continue;
    }
    const [product, other, counted] = [
      products.get(line.gtin ?? ''),
      products.get(gtin),
      countedOf.get(number),
    ];
    if (!product) return fail('invalid', t`Line ${number} has no product to swap.`);
    if (!other) return fail('not_found', PRODUCT_NOT_FOUND);
    if (!counted) return fail('conflict', t`Line ${number} is set aside. Bring it back first.`);
    const terms = planSwap(orderedAsWritten(counted, order.origin), product, other, cases.get(gtin) ?? []);
    swapped.set(number, {
      ...line,
      swapped_gtin: gtin,
      swapped_quantity: terms.quantity,
      swapped_unit: terms.unit,
      swapped_holds: terms.holds,
      swapped_amount: terms.amount,
    });
  }
  return ok([...swapped.values()]);
}
