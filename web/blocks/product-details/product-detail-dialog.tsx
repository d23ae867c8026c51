import type { ReactNode } from 'react';
import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import { gtinText } from '#web/features/product-facts/gtin-text.ts';
import { useProduct } from '#web/features/product-view/on-chosen-day.tsx';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DetailsState } from './details-state.tsx';
import { ProductDetails } from './product-details.tsx';
import type { QuickViewDialogProps } from './quick-view-dialog.tsx';

export interface ProductDetailDialogProps extends QuickViewDialogProps {
  readonly more?: (product: Product) => ReactNode;
}

/** A product in full, over the list it was opened from. */
export function ProductDetailDialog({
  gtin,
  product: fromList,
  onClose,
  actions,
  more,
}: ProductDetailDialogProps) {
  const { product, error, isFetching, refetch } = useProduct(gtin, fromList);
  const name = product ? displayName(product) : gtinText(gtin);
  useDocumentTitle(name);
  return (
    <Dialog open onClose={onClose} title={name} titleHidden size="wide">
      {product ? (
        <ProductDetails product={product} headingAs="h2" actions={actions(product)} more={more?.(product)} />
      ) : (
        <DetailsState error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}
