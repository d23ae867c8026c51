import type { Product } from '#contract/product.schema.ts';
import { LazyProductActions, loadProductActions } from '#web/blocks/product-actions/lazy-product-actions.tsx';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useIsWide } from './use-is-wide.ts';

const DetailPane = lazyPart(() => import('./detail-pane.tsx'), 'DetailPane');
const ProductDetailDialog = lazyPart(() => {
  void loadProductActions();
  return import('#web/blocks/product-details/product-detail-dialog.tsx');
}, 'ProductDetailDialog');

export interface NutsDetailsProps {
  readonly gtin: string | undefined;
  readonly products: readonly Product[];
  readonly onOpen: (gtin: string | undefined) => void;
}

/** Beside the table where there is room, over it where there is none. */
export function NutsDetails({ gtin, products, onOpen }: NutsDetailsProps) {
  const isWide = useIsWide();
  if (gtin === undefined) return null;
  return isWide ? (
    <DetailPane gtin={gtin} products={products} onOpen={onOpen} />
  ) : (
    <ProductDetailDialog
      gtin={gtin}
      product={products.find((each) => each.gtin === gtin)}
      onClose={() => onOpen(undefined)}
      actions={(product) => <LazyProductActions product={product} />}
    />
  );
}
