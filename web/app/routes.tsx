import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { hierarchyQuery } from '#web/features/hierarchy/hierarchy-query.ts';
import { prefetchProduct } from '#web/features/product-facts/product-queries.ts';
import { catalogueQuery, ON_SHELF } from '#web/features/product-search/catalogue-query.ts';
import { productListQuery } from '#web/features/product-search/product-list-query.ts';
import { parseProductSearch } from '#web/features/product-search/product-search.ts';
import { prefetch } from '#web/lib/refusal.ts';
import { accountRoutes } from './account-routes.tsx';
import { compareRoute } from './compare-route.tsx';
import { knownSearch } from './known-search.ts';
import { listRoutes } from './list-routes.tsx';
import { marketingRoutes } from './marketing-routes.tsx';
import { productsNutsRoute } from './products-nuts-route.tsx';
import { profileRoutes } from './profile-routes.tsx';
import { root } from './root-route.tsx';

// Apart from the route: inside it, its type would be lost on the loader.
const validateSearch = knownSearch(parseProductSearch);

/** The only list of URL to page; `known-paths.ts` tells the server the same addresses. */

const products = createRoute({
  getParentRoute: () => root,
  path: '/products',
  validateSearch,
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
  validateSearch,
  loader: ({ context, params }) => {
    prefetchProduct(context.queryClient, params.gtin);
    prefetch(context.queryClient, hierarchyQuery(params.gtin));
  },
  component: lazyRouteComponent(() => import('#web/pages/product/product-page.tsx'), 'ProductPage'),
});

export const routeTree = root.addChildren([
  ...marketingRoutes,
  ...accountRoutes,
  ...profileRoutes,
  products,
  productsNutsRoute,
  product,
  compareRoute,
  ...listRoutes,
]);
