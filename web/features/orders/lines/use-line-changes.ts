import { t } from 'ttag';
import type { Order } from '#contract/orders.schema.ts';
import { focusLine } from './press-key.ts';
import { useChooseProduct } from './use-choose-product.ts';
import { useSetAside } from './use-set-aside.ts';
import { useUndoChoice } from './use-undo-choice.ts';

/** Matches a line with a product, keeps it as text or brings it back; the line then has the focus. */
export function useLineChanges(order: Order, onMatched: () => void) {
  const choose = useChooseProduct(order.id);
  const offerUndo = useUndoChoice(order.id);
  const setAside = useSetAside(order);
  const match = async (line: number, gtin: string | null) => {
    const before = order.lines.filter((each) => each.line === line);
    if (!(await choose(line, gtin))) return;
    offerUndo(
      before,
      gtin === null ? t`Line ${line} kept as text.` : t`Line ${line} matched with the product.`,
    );
    onMatched();
    focusLine(line);
  };
  const bringBack = async (line: number) => {
    const wanted = [{ line, is_aside: false, merged_into: null }];
    if (await setAside(wanted, t`Line ${line} brought back.`)) focusLine(line);
  };
  return {
    choose,
    match: (line: number, gtin: string | null) => void match(line, gtin),
    bringBack: (line: number) => void bringBack(line),
  };
}
