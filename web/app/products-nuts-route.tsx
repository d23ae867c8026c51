import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { productListQuery } from '#web/features/products/product-list-query.ts';
import { parseNutsSearch } from '#web/pages/products-nuts/nuts-search.ts';
import { recalledSearch } from '#web/pages/products-nuts/table-memory.ts';
import { root } from './root-route.tsx';

/** The alternate way to look at products. */
export const productsNutsRoute = createRoute({
  getParentRoute: () => root,
  path: '/products-nuts',
  validateSearch: parseNutsSearch,
  beforeLoad: ({ search, cause }) => {
    const recalled = cause === 'enter' ? recalledSearch(search) : undefined;
    if (recalled) throw redirect({ to: '/products-nuts', search: recalled, replace: true });
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(productListQuery(deps)),
  component: lazyRouteComponent(
    () => import('#web/pages/products-nuts/products-nuts-page.tsx'),
    'ProductsNutsPage',
  ),
});
