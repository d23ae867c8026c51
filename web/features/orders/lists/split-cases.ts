import type { OrderLine } from '#contract/orders.schema.ts';
import type { ListLines } from '#contract/scorecards.schema.ts';

type CaseOf = ListLines['cases'][number];

/** What a line comes to in cases; null: not known, or no case is on file. */
export interface Split {
  readonly case_gtin: string | null;
  readonly holds: number | null;
  readonly cases: number | null;
  /** Single ones next to the full cases. */
  readonly eaches: number | null;
}

/**
 * The full cases of a line and what is left over. Of several sizes the one that leaves the fewest, then the largest; nothing
 * is rounded up, since a buyer may not want more.
 */
export function splitCases(
  { code, gtin, level, holds, quantity }: Pick<OrderLine, 'code' | 'gtin' | 'level' | 'holds' | 'quantity'>,
  cases: readonly CaseOf[],
): Split {
  if (level === 'CASE')
    return { case_gtin: code, holds, cases: quantity, eaches: quantity === null ? null : 0 };
  const isEach = level === null || level === 'BASE_UNIT_OR_EACH';
  const sizes = isEach ? cases.filter((one) => one.gtin === gtin) : [];
  if (quantity === null || !isEach) {
    const [only] = sizes.length === 1 ? sizes : [];
    return { case_gtin: only?.case_gtin ?? null, holds: only?.holds ?? null, cases: null, eaches: null };
  }
  const [best] = sizes.toSorted((a, b) => (quantity % a.holds) - (quantity % b.holds) || b.holds - a.holds);
  const smallest = sizes.toSorted((a, b) => a.holds - b.holds)[0];
  const size = best && best.holds <= quantity ? best : smallest;
  if (!size) return { case_gtin: null, holds: null, cases: null, eaches: quantity };
  return {
    case_gtin: size.case_gtin,
    holds: size.holds,
    cases: Math.floor(quantity / size.holds),
    eaches: quantity % size.holds,
  };
}
