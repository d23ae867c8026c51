import { useSyncExternalStore } from 'react';
import { LazyProductActions, loadProductActions } from '#web/blocks/product-actions/lazy-product-actions.tsx';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import type { OpenProductProps } from './detail-pane.tsx';

const DetailPane = lazyPart(() => import('./detail-pane.tsx'), 'DetailPane');
const ProductDetailDialog = lazyPart(() => {
  void loadProductActions();
  return import('#web/blocks/product-details/product-detail-dialog.tsx');
}, 'ProductDetailDialog');

/** Beside the table where there is room, over it where there is none. */
export function OpenProduct({ gtin, products, onOpen }: OpenProductProps) {
  const isWide = useIsWide();
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

/** Room for filters, table and a product side by side. */
const WIDE = '(min-width: 1280px)';

function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(WIDE);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
}
