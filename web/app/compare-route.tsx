import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { askedProducts, parseCompareSearch } from '#web/features/compare/compare-search.ts';
import { prefetchColumn } from '#web/features/compare/prefetch-column.ts';
import { knownSearch } from './known-search.ts';
import { root } from './root-route.tsx';

// Apart from the route: inside it, its type would be lost on the loader.
const validateSearch = knownSearch(parseCompareSearch);

/** Products side by side, at an address anyone can open. */
export const compareRoute = createRoute({
  getParentRoute: () => root,
  path: '/compare',
  validateSearch,
  loaderDeps: ({ search: { gtins = '' } }) => ({ gtins }),
  loader: ({ context, deps }) => {
    for (const gtin of askedProducts(deps.gtins).gtins) prefetchColumn(context.queryClient, gtin);
  },
  component: lazyRouteComponent(() => import('#web/pages/compare/compare-page.tsx'), 'ComparePage'),
});
