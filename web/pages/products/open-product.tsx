import { useQuery } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useDeferredValue } from 'react';
import type { Product } from '#contract/product.schema.ts';
import { LazyProductActions, loadProductActions } from '#web/blocks/product-actions/lazy-product-actions.tsx';
import { productListQuery } from '#web/features/product-search/product-list-query.ts';
import { type UpdateSearch, useProductSearch } from '#web/features/product-search/use-product-search.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';

const ProductDetailDialog = lazyPart(() => {
  void loadProductActions();
  return import('#web/blocks/product-details/product-detail-dialog.tsx');
}, 'ProductDetailDialog');
const HierarchySection = lazyPart(
  () => import('#web/features/hierarchy/hierarchy-section.tsx'),
  'HierarchySection',
);
const QuickViewDialog = lazyPart(() => {
  void loadProductActions();
  return import('#web/blocks/product-details/quick-view-dialog.tsx');
}, 'QuickViewDialog');

const packaging = ({ gtin }: Product) => <HierarchySection gtin={gtin} />;

/** The product that the address opens over the list, in full or in quick view; drawn after the press that opens it. */
export function OpenProduct() {
  const [asked, update] = useProductSearch();
  const search = useDeferredValue(asked);
  const onClose = useCloseProduct(update);
  // What is opened from the list is already known.
  const list = useQuery({ ...productListQuery(search), enabled: false });
  const gtin = search.product ?? search.quick;
  if (gtin === undefined) return null;
  const product = list.data?.products.find((each) => each.gtin === gtin);
  const shared = {
    gtin,
    product,
    onClose,
    actions: (each: Product) => <LazyProductActions product={each} />,
  };
  return search.product ? (
    <ProductDetailDialog {...shared} more={packaging} />
  ) : (
    <QuickViewDialog {...shared} />
  );
}

/** Closes what is open over the list: back to the list it was opened from, or, from an address of its own, in place. */
function useCloseProduct(update: UpdateSearch): () => void {
  const router = useRouter();
  const fromList = useRouterState({ select: (state) => state.location.state.fromList });
  return useCallback(() => {
    if (fromList) router.history.back();
    else update((now) => ({ ...now, product: undefined, quick: undefined }), { replace: true });
  }, [fromList, router, update]);
}
