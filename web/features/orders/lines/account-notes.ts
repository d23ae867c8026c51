import { t } from 'ttag';
import { sumAmounts } from '#contract/line-amount.ts';
import { countedLines } from '#contract/merged-lines.ts';
import type { OrderLine } from '#contract/orders.schema.ts';
import { moneyText } from '#web/features/product-facts/price-text.ts';
import { countOf, formatCount } from '#web/lib/format-count.ts';
import type { LineFilter } from '../account-bar.tsx';
import type { Totals } from '../reading/send-lines.ts';
import { addTotals, NO_LINES } from '../reading/send-lines.ts';

/** The sum of the lines as they stand, and a few words under each part. */
export function accountFor(lines: readonly OrderLine[]): {
  readonly totals: Totals;
  readonly notes: Readonly<Partial<Record<LineFilter, string>>>;
} {
  const counted = countedLines(lines);
  const { amount, lines: priced } = sumAmounts(counted);
  const warned = counted.filter(({ match, is_warning }) => match === 'code' && is_warning).length;
  const open = counted.filter(({ match, gtin }) => match === 'name' && gtin === null).length;
  const merged = lines.filter(({ merged_into }) => merged_into !== null).length;
  return {
    totals: addTotals(NO_LINES, lines),
    notes: {
      all:
        priced === 0 ? t`no amounts known` : t`${moneyText(amount)} on ${countOf(priced, t`line`, t`lines`)}`,
      ...(warned > 0 && { code: t`${formatCount(warned)} to check` }),
      ...(open > 0 && { name: t`${formatCount(open)} to choose` }),
      absent: t`kept as text`,
      problem: t`each says why`,
      ...(merged > 0 && { aside: t`${formatCount(merged)} merged` }),
    },
  };
}

/** Lines that repeat an earlier line's product, with that line's number: both stay, and both count. */
export function repeatedLines(lines: readonly OrderLine[]): ReadonlyMap<number, number> {
  const first = new Map<string, number>();
  const repeated = new Map<number, number>();
  for (const { line, gtin, is_aside } of lines) {
    if (gtin === null || is_aside) continue;
    const earlier = first.get(gtin);
    if (earlier === undefined) first.set(gtin, line);
    else repeated.set(line, earlier);
  }
  return repeated;
}
