import { LAZY_PAGES } from 'virtual:lazy-pages';
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  type ParsedLocation,
  redirect,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Path } from '#contract/addresses.ts';
import { secretsOf } from '#web/features/auth/url-secrets.ts';
import { parseCompareSearch } from '#web/features/compare/compare-search.ts';
import { parseCheckoutSearch, parsePricingSearch } from '#web/features/marketing/checkout-search.ts';
import { parseTableSearch } from '#web/features/nutrition-table/table-search.ts';
import { prefetchProduct } from '#web/features/product-facts/product-queries.ts';
import { catalogueQuery, ON_SHELF } from '#web/features/product-search/catalogue-query.ts';
import { productListQuery } from '#web/features/product-search/product-list-query.ts';
import { type ProductSearch, parseProductSearch } from '#web/features/product-search/product-search.ts';
import { parsePublicGroupsSearch } from '#web/features/wishlist-groups/public-groups-search.ts';
import { sharedGroupQuery } from '#web/features/wishlist-groups/shared-group-query.ts';
import { prefetch } from '#web/lib/refusal.ts';
import { parseCorporateSearch } from '#web/pages/corporate/corporate-search.ts';
import { parseWishlistSearch } from '#web/pages/wishlist/wishlist-search.ts';
import { BareErrorPage } from './error-page.tsx';
import { Shell } from './shell.tsx';

/** What every page is a child of. */
const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Shell,
  errorComponent: BareErrorPage,
  notFoundComponent: lazyRouteComponent(
    () => import('#web/pages/not-found/not-found-page.tsx'),
    'NotFoundPage',
  ),
});

/** What every route has. */
function at<const P extends Path>(path: P) {
  const load = async () => {
    const [page] = Object.values((await LAZY_PAGES[path]?.()) ?? {});
    return { default: page as () => ReactNode };
  };
  return { getParentRoute: () => root, path, component: lazyRouteComponent(load) };
}

type SecretPath = '/auth/verify' | '/auth/google' | '/login/apple' | '/login/apple/callback';

/** Tokens and codes leave the address bar before the page is even loaded. The server sees no browser to hide them from. */
const withSecrets = <const P extends SecretPath>(path: P) =>
  createRoute({
    ...at(path),
    beforeLoad: ({ location }: { readonly location: ParsedLocation }) => {
      if (typeof window === 'undefined') return;
      const to: SecretPath = path;
      const secrets = secretsOf(location.search);
      if (secrets) throw redirect({ to, search: {}, state: { secrets }, replace: true });
    },
  });

type RawSearch = Readonly<Record<string, unknown>>;
type Parse = (raw: RawSearch) => object;

/**
 * A route's `validateSearch`: what the parser leaves out never reaches the page. The router lays the parsed state over
 * the raw one, where a name that is merely absent would let the raw value show through.
 */
function knownSearch<P extends Parse>(parse: P): (raw: RawSearch) => ReturnType<P> {
  return (raw) => {
    const blank = Object.fromEntries(Object.keys(raw).map((name) => [name, undefined]));
    return { ...blank, ...parse(raw) } as ReturnType<P>;
  };
}

// Apart from their routes: inside, the loader would lose their types.
const productSearch = knownSearch(parseProductSearch);
const tableSearch = knownSearch(parseTableSearch);
const compareSearch = knownSearch(parseCompareSearch);
const publicSearch = knownSearch(parsePublicGroupsSearch);

/** A page of products; where the server renders it, what is said of them too. A browser asks for its own standards. */
function prefetchList(queryClient: QueryClient, search: ProductSearch): Promise<void> | undefined {
  const list = productListQuery(search);
  prefetch(queryClient, list);
  if (typeof window !== 'undefined') return undefined;
  const load = import('#web/features/product-facts/prefetch-answers.ts');
  return load.then(({ prefetchAnswers }) => prefetchAnswers(queryClient, list, search));
}

/** Pages that read the address's parameters or fetch ahead; none waits, since each shows its own loading and failure. */
const special = [
  createRoute({
    ...at('/'),
    loader: ({ context }) => prefetch(context.queryClient, catalogueQuery(ON_SHELF)),
  }),
  createRoute({
    ...at('/products'),
    validateSearch: productSearch,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => {
      prefetch(context.queryClient, catalogueQuery(ON_SHELF));
      return prefetchList(context.queryClient, deps);
    },
  }),
  // Takes the list's state along, so that the way back leads to the same list.
  createRoute({
    ...at('/products/$gtin'),
    validateSearch: productSearch,
    loader: async ({ context, params, location }) => {
      prefetchProduct(context.queryClient, params.gtin);
      const { prefetchSections } = await import('#web/pages/product/prefetch-sections.ts');
      prefetchSections(context.queryClient, params.gtin, location.search);
    },
  }),
  createRoute({
    ...at('/products-nuts'),
    validateSearch: tableSearch,
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => prefetchList(context.queryClient, deps),
  }),
  createRoute({
    ...at('/compare'),
    validateSearch: compareSearch,
    loaderDeps: ({ search: { gtins = '' } }) => ({ gtins }),
    loader: async ({ context, deps, location }) => {
      const { prefetchCompared } = await import('#web/pages/compare/prefetch-compared.ts');
      prefetchCompared(context.queryClient, deps.gtins, location.search);
    },
  }),
  createRoute({
    ...at('/shared-groups/$token'),
    loader: async ({ context, params, location }) => {
      const group = sharedGroupQuery(params.token);
      prefetch(context.queryClient, group);
      if (typeof window !== 'undefined') return;
      const { prefetchSharedVerdicts } = await import('#web/pages/shared-group/prefetch-verdicts.ts');
      prefetchSharedVerdicts(context.queryClient, group, location.search);
    },
  }),
  createRoute({
    ...at('/public-groups'),
    validateSearch: publicSearch,
    loaderDeps: ({ search }) => search,
    loader: async ({ context, deps }) => {
      const { publicGroupsQuery } = await import('#web/features/wishlist-groups/public-groups-query.ts');
      prefetch(context.queryClient, publicGroupsQuery(deps));
    },
  }),
  createRoute({
    ...at('/standards'),
    loader: async ({ context, location }) => {
      const { prefetchStandards } = await import('#web/features/standards/standards-query.ts');
      prefetchStandards(context.queryClient, location.search);
    },
  }),
  createRoute({
    ...at('/standards/$key'),
    loader: async ({ context, params, location }) => {
      const { prefetchStandard } = await import('#web/features/standards/standards-query.ts');
      prefetchStandard(context.queryClient, params.key, location.search);
    },
  }),
  createRoute({ ...at('/wishlist'), validateSearch: knownSearch(parseWishlistSearch) }),
  createRoute({
    ...at('/wishlist-groups/$groupId'),
    validateSearch: knownSearch(parseWishlistSearch),
  }),
  createRoute({ ...at('/pricing'), validateSearch: knownSearch(parsePricingSearch) }),
  createRoute({ ...at('/subscription'), validateSearch: knownSearch(parseCheckoutSearch) }),
  createRoute({ ...at('/profile/corporate'), validateSearch: knownSearch(parseCorporateSearch) }),
  withSecrets('/auth/verify'),
  withSecrets('/auth/google'),
  withSecrets('/login/apple'),
  withSecrets('/login/apple/callback'),
  createRoute({
    ...at('/auth'),
    beforeLoad: () => {
      throw redirect({ to: '/login', replace: true });
    },
  }),
] as const;

type SpecialPath = (typeof special)[number]['path'];
type PlainPath = Exclude<Path, SpecialPath>;

const toRoute = <const P extends Path>(path: P) => createRoute(at(path));
type PlainRoute = { [P in PlainPath]: ReturnType<typeof toRoute<P>> }[PlainPath];

const specialPaths: ReadonlySet<string> = new Set(
  special.map(({ options }) => (options as { path: Path }).path),
);
const plain = (Object.keys(LAZY_PAGES) as PlainPath[])
  .filter((path) => !specialPaths.has(path))
  .map(toRoute) as unknown as PlainRoute[];

export const routeTree = root.addChildren([...special, ...plain]);
