import { lazy, Suspense } from 'react';
import type { ProductActionsProps } from './product-actions.tsx';

/** Call it where what shows the actions is loaded: then they do not come after it. */
export const loadProductActions = () => import('./product-actions.tsx');
const ProductActions = lazy(async () => ({ default: (await loadProductActions()).ProductActions }));

/** The actions of a product in a dialog over a list, which most visits to the list never open. */
export function LazyProductActions(props: ProductActionsProps) {
  return (
    <Suspense>
      <ProductActions {...props} />
    </Suspense>
  );
}
