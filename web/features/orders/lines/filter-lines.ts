import type { OrderLine } from '#contract/orders.schema.ts';
import type { LineFilter } from '../account-bar.tsx';
import { stateOf } from '../match-state.ts';

/** Whether a line is of a part of the file. Lines that do not count are of none but their own. */
export function isShown(
  line: OrderLine,
  show: LineFilter,
  /** Lines of which another has the same product. */
  repeated: ReadonlySet<number>,
): boolean {
  if (show === 'all') return true;
  if (show === 'aside' || line.is_aside) return show === 'aside' && line.is_aside;
  if (show === 'unmatched') return line.gtin === null;
  const state = stateOf(line);
  if (show === 'choose') return state === 'choose' || state === 'problem';
  if (show === 'check') return line.is_warning && line.gtin !== null;
  return show === 'repeated' ? repeated.has(line.line) : line.match === show;
}
