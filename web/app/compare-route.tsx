import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { prefetchProduct } from '#web/features/catalogue/queries/prefetch-product.ts';
import { askedProducts, parseCompareSearch } from '#web/features/compare/compare-search.ts';
import { root } from './root-route.tsx';

/** Products side by side, at an address anyone can open. */
export const compareRoute = createRoute({
  getParentRoute: () => root,
  path: '/compare',
  validateSearch: parseCompareSearch,
  loaderDeps: ({ search: { gtins = '' } }) => ({ gtins }),
  loader: ({ context, deps }) => {
    for (const gtin of askedProducts(deps.gtins).gtins) prefetchProduct(context.queryClient, gtin);
  },
  component: lazyRouteComponent(() => import('#web/pages/compare/compare-page.tsx'), 'ComparePage'),
});
