import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseTableSearch } from '#web/features/nutrition-table/table-search.ts';
import { productListQuery } from '#web/features/product-search/product-list-query.ts';
import { prefetch } from '#web/lib/refusal.ts';
import { knownSearch } from './known-search.ts';
import { root } from './root-route.tsx';

// Apart from the route: inside it, its type would be lost on the loader.
const validateSearch = knownSearch(parseTableSearch);

/** The alternate way to look at products. */
export const productsNutsRoute = createRoute({
  getParentRoute: () => root,
  path: '/products-nuts',
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context.queryClient, productListQuery(deps)),
  component: lazyRouteComponent(
    () => import('#web/pages/products-nuts/products-nuts-page.tsx'),
    'ProductsNutsPage',
  ),
});
