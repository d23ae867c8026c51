import type { Gtin } from '#contract/gtin.ts';
import type { OrderLine } from '#contract/orders.schema.ts';
import { PRODUCT_NOT_FOUND } from '#contract/product.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { Deps } from '#server/deps.ts';
import { t } from '#server/language/speech.ts';
import { orderedAsWritten } from '../count-line.ts';
import { listProducts } from '../line-products.queries.ts';
import { listLines, putLines } from '../lines.queries.ts';
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
  { db, pool }: Pick<Deps, 'db' | 'pool'>,
  order: OwnOrder,
  swaps: readonly Swap[],
): Promise<Result<OrderLine[]>> {
  const lines = new Map((await listLines(db, order)).map((line) => [line.line, line]));
  const others = swaps.map(({ gtin }) => gtin).filter((gtin) => gtin !== null);
  const own = swaps.map(({ line }) => lines.get(line)?.gtin).filter((gtin) => typeof gtin === 'string');
  const [listed, cases] = await Promise.all([
    listProducts(db, [...new Set([...others, ...own])]),
    listCaseSizes(db, others),
  ]);
  const products = new Map(listed.map((product) => [product.gtin, product]));
  const swapped = new Map<number, OrderLine>();
  for (const { line: number, gtin } of swaps) {
    const line = lines.get(number);
    if (!line) return fail('not_found', t`This order has no line ${number}.`);
    if (gtin === null) {
      swapped.set(number, { ...line, ...NOT_SWAPPED });
      continue;
    }
    const [product, other] = [products.get(line.gtin ?? ''), products.get(gtin)];
    if (!product) return fail('invalid', t`Line ${number} has no product to swap.`);
    if (!other) return fail('not_found', PRODUCT_NOT_FOUND);
    const terms = planSwap(orderedAsWritten(line, order.origin), product, other, cases.get(gtin) ?? []);
    swapped.set(number, {
      ...line,
      swapped_gtin: gtin,
      swapped_quantity: terms.quantity,
      swapped_unit: terms.unit,
      swapped_holds: terms.holds,
      swapped_amount: terms.amount,
    });
  }
  const changed = [...swapped.values()];
  await putLines(pool, order, changed);
  return ok(changed);
}
