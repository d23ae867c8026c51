import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parsePublicGroupsSearch } from '#web/features/wishlist-groups/public-groups-search.ts';
import { sharedGroupQuery } from '#web/features/wishlist-groups/shared-group-query.ts';
import { prefetch } from '#web/lib/refusal.ts';
import { parseWishlistSearch } from '#web/pages/wishlist/wishlist-search.ts';
import { knownSearch } from './known-search.ts';
import { root } from './root-route.tsx';

/** Cart, wishlist and groups. */

const cart = createRoute({
  getParentRoute: () => root,
  path: '/cart',
  component: lazyRouteComponent(() => import('#web/pages/cart/cart-page.tsx'), 'CartPage'),
});
const cartDetail = createRoute({
  getParentRoute: () => root,
  path: '/cart/detail',
  component: lazyRouteComponent(() => import('#web/pages/cart/cart-detail-page.tsx'), 'CartDetailPage'),
});
const wishlist = createRoute({
  getParentRoute: () => root,
  path: '/wishlist',
  validateSearch: knownSearch(parseWishlistSearch),
  component: lazyRouteComponent(() => import('#web/pages/wishlist/wishlist-page.tsx'), 'WishlistPage'),
});
const groups = createRoute({
  getParentRoute: () => root,
  path: '/wishlist-groups',
  component: lazyRouteComponent(
    () => import('#web/pages/wishlist-groups/wishlist-groups-page.tsx'),
    'WishlistGroupsPage',
  ),
});
const group = createRoute({
  getParentRoute: () => root,
  path: '/wishlist-groups/$groupId',
  validateSearch: knownSearch(parseWishlistSearch),
  component: lazyRouteComponent(() => import('#web/pages/wishlist-groups/group-page.tsx'), 'GroupPage'),
});
const sharedGroup = createRoute({
  getParentRoute: () => root,
  path: '/shared-groups/$token',
  loader: ({ context, params }) => {
    prefetch(context.queryClient, sharedGroupQuery(params.token));
  },
  component: lazyRouteComponent(
    () => import('#web/pages/shared-group/shared-group-page.tsx'),
    'SharedGroupPage',
  ),
});

const publicSearch = knownSearch(parsePublicGroupsSearch);
const publicGroups = createRoute({
  getParentRoute: () => root,
  path: '/public-groups',
  validateSearch: publicSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { publicGroupsQuery } = await import('#web/features/wishlist-groups/public-groups-query.ts');
    prefetch(context.queryClient, publicGroupsQuery(deps));
  },
  component: lazyRouteComponent(
    () => import('#web/pages/public-groups/public-groups-page.tsx'),
    'PublicGroupsPage',
  ),
});

export const listRoutes = [cart, cartDetail, wishlist, groups, group, sharedGroup, publicGroups] as const;
