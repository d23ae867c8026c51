import { t } from 'ttag';
import type { LineProduct } from '#contract/line-product.schema.ts';
import type { OrderLine } from '#contract/orders.schema.ts';
import { readUnit } from '#contract/orders.ts';
import type { FailingLine, SwapTerms } from '#contract/swaps.schema.ts';
import { customaryWeight } from '#web/features/product-facts/amount-text.ts';
import { moneyText } from '#web/features/product-facts/price-text.ts';
import { keepUnits } from '#web/features/product-facts/verdict-words.ts';
import { quantityText } from '../scorecard/scorecard-words.ts';

/** `Sodium 310 mg, limit 200 mg`: the summary without the guideline's name, which is shown next to it. */
export function reasonOf(summary: string): string {
  const reason = keepUnits(summary.replace(/^[^:]+: /, '').replace(/\.$/, ''));
  return reason.charAt(0).toUpperCase() + reason.slice(1);
}

/** `Line 41, 36 cases` */
export function orderedText({ line, quantity, unit }: Pick<OrderLine, 'line' | 'quantity' | 'unit'>): string {
  if (quantity === null) return t`Line ${line}`;
  const counted = readUnit(unit) ?? (unit.trim() === '' ? 'case' : undefined);
  return t`Line ${line}, ${counted ? quantityText(quantity, counted) : `${quantity} ${unit.toLowerCase()}`}`;
}

/** `39 cases of 60`; unknown parts are left out. */
export function termsText({ quantity, unit, holds }: SwapTerms): string | undefined {
  if (quantity === null || unit === null) return undefined;
  return holds === null ? quantityText(quantity, unit) : t`${quantityText(quantity, unit)} of ${holds}`;
}

/** `$206.10 more`; undefined where one of the two is not known. */
export function costText(was: number | null, is: number | null): string | undefined {
  if (was === null || is === null) return undefined;
  const change = Math.round(100 * (is - was)) / 100;
  if (change === 0) return t`Same cost`;
  const amount = moneyText(Math.abs(change));
  return change > 0 ? t`${amount} more` : t`${amount} less`;
}

/** Packs that differ more are bought for another purpose: a bag for the kitchen is no bar for the counter. */
const OTHER_PACK = 4;

/** What a swap changes of the pack; undefined where packs are about as large, or one is not known. */
export function packChange(
  { package_weight: was }: Packed,
  { package_weight: is }: Packed,
): string | undefined {
  if (!was || !is) return undefined;
  const ratio = was.unit === is.unit ? was.value / is.value : Number.POSITIVE_INFINITY;
  if (ratio <= OTHER_PACK && ratio >= 1 / OTHER_PACK) return undefined;
  return t`Pack of ${customaryWeight(is)}, was ${customaryWeight(was)}`;
}

type Packed = Pick<LineProduct, 'package_weight'>;

export interface Costs {
  readonly change: number;
  readonly was: number;
  /** Lines whose two costs are known. */
  readonly lines: number;
}

/** What the first option of every line would change, where both costs are known. */
export function sumCosts(lines: readonly FailingLine[]): Costs {
  const known = lines.flatMap(({ amount: was, options: [first] }) => {
    const is = first?.terms.amount ?? null;
    return was === null || is === null ? [] : [{ was, change: is - was }];
  });
  return {
    change: known.reduce((sum, { change }) => sum + change, 0),
    was: known.reduce((sum, { was }) => sum + was, 0),
    lines: known.length,
  };
}
