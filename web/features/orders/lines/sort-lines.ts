import { t } from 'ttag';
import { lineAmount } from '#contract/line-amount.ts';
import type { OrderLine } from '#contract/orders.schema.ts';
import { stateOf } from '../match-state.ts';

export type LineOrder = 'file' | 'open' | 'amount';

export const LINE_ORDERS: readonly { readonly value: LineOrder; readonly label: string }[] = [
  { value: 'file', label: t`As in the file` },
  { value: 'open', label: t`Open lines first` },
  { value: 'amount', label: t`Highest amount first` },
];

/** Lines of the same rank stay as in the file. */
export function sortLines(lines: readonly OrderLine[], order: LineOrder): readonly OrderLine[] {
  if (order === 'file') return lines;
  const rank = order === 'open' ? openRank : (line: OrderLine) => -(lineAmount(line) ?? -1);
  return lines.toSorted((a, b) => rank(a) - rank(b));
}

/** What waits for a choice, then what should be looked at. */
function openRank(line: OrderLine): number {
  const state = stateOf(line);
  return state === 'choose' || state === 'problem' ? 0 : line.is_warning ? 1 : 2;
}
