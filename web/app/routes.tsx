import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { askedProducts, parseCompareSearch } from '#web/features/compare/compare-search.ts';
import { prefetchColumn } from '#web/features/compare/prefetch-column.ts';
import { hierarchyQuery } from '#web/features/hierarchy/hierarchy-query.ts';
import { parseTableSearch } from '#web/features/nutrition-table/table-search.ts';
import { prefetchProduct } from '#web/features/product-facts/product-queries.ts';
import { catalogueQuery, ON_SHELF } from '#web/features/product-search/catalogue-query.ts';
import { productListQuery } from '#web/features/product-search/product-list-query.ts';
import { parseProductSearch } from '#web/features/product-search/product-search.ts';
import { prefetch } from '#web/lib/refusal.ts';
import { accountRoutes } from './account-routes.tsx';
import { knownSearch } from './known-search.ts';
import { listRoutes } from './list-routes.tsx';
import { marketingRoutes } from './marketing-routes.tsx';
import { root } from './root-route.tsx';

// Apart from their routes: inside, the loader would lose their types.
const productSearch = knownSearch(parseProductSearch);
const tableSearch = knownSearch(parseTableSearch);
const compareSearch = knownSearch(parseCompareSearch);

/** The only list of URL to page; `known-paths.ts` tells the server the same addresses. */

/** The alternate way to look at products. */
const productsNutsRoute = createRoute({
  getParentRoute: () => root,
  path: '/products-nuts',
  validateSearch: tableSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context.queryClient, productListQuery(deps)),
  component: lazyRouteComponent(
    () => import('#web/pages/products-nuts/products-nuts-page.tsx'),
    'ProductsNutsPage',
  ),
});

/** Products side by side, at an address anyone can open. */
const compareRoute = createRoute({
  getParentRoute: () => root,
  path: '/compare',
  validateSearch: compareSearch,
  loaderDeps: ({ search: { gtins = '' } }) => ({ gtins }),
  loader: ({ context, deps }) => {
    for (const gtin of askedProducts(deps.gtins).gtins) prefetchColumn(context.queryClient, gtin);
  },
  component: lazyRouteComponent(() => import('#web/pages/compare/compare-page.tsx'), 'ComparePage'),
});

const products = createRoute({
  getParentRoute: () => root,
  path: '/products',
  validateSearch: productSearch,
  loaderDeps: ({ search }) => search,
  // Asked for as early as can be, never waited for: the page shows its own loading and failure.
  loader: ({ context, deps }) => {
    prefetch(context.queryClient, productListQuery(deps));
    prefetch(context.queryClient, catalogueQuery(ON_SHELF));
  },
  component: lazyRouteComponent(() => import('#web/pages/products/products-page.tsx'), 'ProductsPage'),
});

/** Takes the list's state along, so that the way back leads to the same list. */
const product = createRoute({
  getParentRoute: () => root,
  path: '/products/$gtin',
  validateSearch: productSearch,
  loader: ({ context, params }) => {
    prefetchProduct(context.queryClient, params.gtin);
    prefetch(context.queryClient, hierarchyQuery(params.gtin));
  },
  component: lazyRouteComponent(() => import('#web/pages/product/product-page.tsx'), 'ProductPage'),
});

export const routeTree = root.addChildren([
  ...marketingRoutes,
  ...accountRoutes,
  products,
  productsNutsRoute,
  product,
  compareRoute,
  ...listRoutes,
]);
