import { useState } from 'react';
import { t } from 'ttag';
import type { OrderLine } from '#contract/orders.schema.ts';
import { countOf } from '#web/lib/format-count.ts';
import type { OverlayProps } from '#web/lib/use-overlay.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { CatalogueSearch } from './catalogue-search.tsx';
import type { ChooseProduct } from './use-choose-product.ts';
import { useUndoChoice } from './use-undo-choice.ts';

export interface ChooseDialogProps extends OverlayProps {
  readonly orderId: string;
  readonly lines: readonly OrderLine[];
  readonly onChoose: ChooseProduct;
  /** Every line has the product. */
  readonly onDone: () => void;
}

/** One product for several lines; those before the first that is refused have it. */
export function ChooseDialog({ open, onClose, orderId, lines, onChoose, onDone }: ChooseDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const offerUndo = useUndoChoice(orderId);
  const [first] = lines;
  const choose = async (gtin: string) => {
    if (isBusy) return;
    setBusy(true);
    for (const { line } of lines) {
      if (await onChoose(line, gtin)) continue;
      setBusy(false);
      return;
    }
    setBusy(false);
    offerUndo(lines, t`${countOf(lines.length, t`line`, t`lines`)} matched with the product.`);
    onClose();
    onDone();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="middle"
      title={t`Choose a product for ${countOf(lines.length, t`line`, t`lines`)}`}
    >
      <div aria-busy={isBusy}>
        <CatalogueSearch
          text={first ? `${first.brand} ${first.name}`.trim() : ''}
          onChoose={(gtin) => void choose(gtin)}
        />
      </div>
    </Dialog>
  );
}
