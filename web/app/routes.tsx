import { createRoute, lazyRouteComponent, type ParsedLocation, redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { PAGES, type Path } from '#contract/addresses.ts';
import { keepSecrets } from '#web/features/auth/url-secrets.ts';
import { askedProducts, parseCompareSearch } from '#web/features/compare/compare-search.ts';
import { hierarchyQuery } from '#web/features/hierarchy/hierarchy-query.ts';
import { parseCheckoutSearch } from '#web/features/marketing/checkout-search.ts';
import { parsePricingSearch } from '#web/features/marketing/pricing-search.ts';
import { parseTableSearch } from '#web/features/nutrition-table/table-search.ts';
import { prefetchColumn, prefetchProduct } from '#web/features/product-facts/product-queries.ts';
import { catalogueQuery, ON_SHELF } from '#web/features/product-search/catalogue-query.ts';
import { productListQuery } from '#web/features/product-search/product-list-query.ts';
import { parseProductSearch } from '#web/features/product-search/product-search.ts';
import { parsePublicGroupsSearch } from '#web/features/wishlist-groups/public-groups-search.ts';
import { sharedGroupQuery } from '#web/features/wishlist-groups/shared-group-query.ts';
import { prefetch } from '#web/lib/refusal.ts';
import { parseCorporateSearch } from '#web/pages/corporate/corporate-search.ts';
import { parseWishlistSearch } from '#web/pages/wishlist/wishlist-search.ts';
import { knownSearch } from './known-search.ts';
import { root } from './root-route.tsx';

const FILES = import.meta.glob<Record<string, ComponentType>>('../pages/*/*-page.tsx');

/** The options every route has. A page's file exports its component alone, loaded when its address is opened. */
function at<const P extends Path>(path: P) {
  const load = FILES[`../pages/${PAGES[path]}`];
  return {
    getParentRoute: () => root,
    path,
    component: load && lazyRouteComponent(async () => ({ default: Object.values(await load())[0] })),
  };
}

// Apart from their routes: inside, the loader would lose their types.
const productSearch = knownSearch(parseProductSearch);
const tableSearch = knownSearch(parseTableSearch);
const compareSearch = knownSearch(parseCompareSearch);
const publicSearch = knownSearch(parsePublicGroupsSearch);

/** Pages that read the address's parameters or fetch ahead; none waits, since each shows its own loading and failure. */
const special = {
  landing: createRoute({
    ...at('/'),
    loader: ({ context }) => prefetch(context.queryClient, catalogueQuery(ON_SHELF)),
  }),
  products: createRoute({
    ...at('/products'),
    validateSearch: productSearch,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => {
      prefetch(context.queryClient, productListQuery(deps));
      prefetch(context.queryClient, catalogueQuery(ON_SHELF));
    },
  }),
  /** Takes the list's state along, so that the way back leads to the same list. */
  product: createRoute({
    ...at('/products/$gtin'),
    validateSearch: productSearch,
    loader: ({ context, params }) => {
      prefetchProduct(context.queryClient, params.gtin);
      prefetch(context.queryClient, hierarchyQuery(params.gtin));
    },
  }),
  table: createRoute({
    ...at('/products-nuts'),
    validateSearch: tableSearch,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => prefetch(context.queryClient, productListQuery(deps)),
  }),
  compare: createRoute({
    ...at('/compare'),
    validateSearch: compareSearch,
    loaderDeps: ({ search: { gtins = '' } }) => ({ gtins }),
    loader: ({ context, deps }) => {
      for (const gtin of askedProducts(deps.gtins).gtins) prefetchColumn(context.queryClient, gtin);
    },
  }),
  sharedGroup: createRoute({
    ...at('/shared-groups/$token'),
    loader: ({ context, params }) => {
      prefetch(context.queryClient, sharedGroupQuery(params.token));
    },
  }),
  publicGroups: createRoute({
    ...at('/public-groups'),
    validateSearch: publicSearch,
    loaderDeps: ({ search }) => search,
    loader: async ({ context, deps }) => {
      const { publicGroupsQuery } = await import('#web/features/wishlist-groups/public-groups-query.ts');
      prefetch(context.queryClient, publicGroupsQuery(deps));
    },
  }),
  wishlist: createRoute({ ...at('/wishlist'), validateSearch: knownSearch(parseWishlistSearch) }),
  group: createRoute({
    ...at('/wishlist-groups/$groupId'),
    validateSearch: knownSearch(parseWishlistSearch),
  }),
  pricing: createRoute({ ...at('/pricing'), validateSearch: knownSearch(parsePricingSearch) }),
  subscription: createRoute({ ...at('/subscription'), validateSearch: knownSearch(parseCheckoutSearch) }),
  corporate: createRoute({ ...at('/profile/corporate'), validateSearch: knownSearch(parseCorporateSearch) }),
  verify: createRoute({ ...at('/auth/verify'), beforeLoad: hideSecrets('/auth/verify') }),
  google: createRoute({ ...at('/auth/google'), beforeLoad: hideSecrets('/auth/google') }),
  apple: createRoute({ ...at('/login/apple'), beforeLoad: hideSecrets('/login/apple') }),
  appleReturn: createRoute({
    ...at('/login/apple/callback'),
    beforeLoad: hideSecrets('/login/apple/callback'),
  }),
  auth: createRoute({
    ...at('/auth'),
    beforeLoad: () => {
      throw redirect({ to: '/login', replace: true });
    },
  }),
};

type SpecialPath = (typeof special)[keyof typeof special]['path'];
type PlainPath = Exclude<Path, SpecialPath>;

const toRoute = <const P extends Path>(path: P) => createRoute(at(path));
type PlainRoute = { [P in PlainPath]: ReturnType<typeof toRoute<P>> }[PlainPath];

const specialPaths: ReadonlySet<string> = new Set(Object.values(special).map(({ path }) => path));
const plain = (Object.keys(PAGES) as PlainPath[])
  .filter((path) => !specialPaths.has(path))
  .map(toRoute) as PlainRoute[];

export const routeTree = root.addChildren([...Object.values(special), ...plain]);

type SecretPath = '/auth/verify' | '/auth/google' | '/login/apple' | '/login/apple/callback';

/** Tokens and codes leave the address bar before the page is even loaded. The server sees no browser to hide them from. */
function hideSecrets(path: SecretPath): (context: { readonly location: ParsedLocation }) => void {
  return ({ location }) => {
    if (typeof window === 'undefined') return;
    if (keepSecrets(path, location.search)) throw redirect({ to: path, search: {}, replace: true });
  };
}
