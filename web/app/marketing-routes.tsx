import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseCheckoutSearch } from '#web/features/marketing/checkout-search.ts';
import { parsePricingSearch } from '#web/features/marketing/pricing-search.ts';
import { catalogueQuery, ON_SHELF } from '#web/features/product-search/catalogue-query.ts';
import { prefetch } from '#web/lib/refusal.ts';
import { knownSearch } from './known-search.ts';
import { root } from './root-route.tsx';

/** The public pages around the shop. */

const landing = createRoute({
  getParentRoute: () => root,
  path: '/',
  loader: ({ context }) => prefetch(context.queryClient, catalogueQuery(ON_SHELF)),
  component: lazyRouteComponent(() => import('#web/pages/landing/landing-page.tsx'), 'LandingPage'),
});

const productHunt = createRoute({
  getParentRoute: () => root,
  path: '/product-hunt',
  component: lazyRouteComponent(
    () => import('#web/pages/product-hunt/product-hunt-page.tsx'),
    'ProductHuntPage',
  ),
});

const pricing = createRoute({
  getParentRoute: () => root,
  path: '/pricing',
  validateSearch: knownSearch(parsePricingSearch),
  component: lazyRouteComponent(() => import('#web/pages/pricing/pricing-page.tsx'), 'PricingPage'),
});

const resources = createRoute({
  getParentRoute: () => root,
  path: '/resources',
  component: lazyRouteComponent(() => import('#web/pages/resources/resources-page.tsx'), 'ResourcesPage'),
});

const contact = createRoute({
  getParentRoute: () => root,
  path: '/contact',
  component: lazyRouteComponent(() => import('#web/pages/contact/contact-page.tsx'), 'ContactPage'),
});

const subscription = createRoute({
  getParentRoute: () => root,
  path: '/subscription',
  validateSearch: knownSearch(parseCheckoutSearch),
  component: lazyRouteComponent(
    () => import('#web/pages/subscription/subscription-page.tsx'),
    'SubscriptionPage',
  ),
});

export const marketingRoutes = [landing, productHunt, pricing, resources, contact, subscription] as const;
