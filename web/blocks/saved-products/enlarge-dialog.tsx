import { t } from 'ttag';
import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import { Gallery } from '#web/blocks/product-details/gallery.tsx';
import { AddToCartButton } from '#web/features/cart/add-to-cart-button.tsx';
import { keepJudged } from '#web/features/product-facts/keep-judged.ts';
import { LabelLedger } from '#web/features/product-view/card/label-ledger.tsx';
import { DayNote } from '#web/features/product-view/on-chosen-day.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

export interface EnlargeDialogProps {
  readonly product: Product;
  readonly onClose: () => void;
}

/** The pictures large, without leaving the list. */
export function EnlargeDialog({ product, onClose }: EnlargeDialogProps) {
  const name = displayName(product);
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      description={product.brand}
      foot={
        <>
          <ButtonLink to="/products/$gtin" params={{ gtin: product.gtin }} search={keepJudged} tone="quiet">
            {t`View full details`}
          </ButtonLink>
          <AddToCartButton product={product} once />
        </>
      }
    >
      <Gallery product={product} name={name} />
      <LabelLedger product={product} />
      <DayNote />
    </Dialog>
  );
}
