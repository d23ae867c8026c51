import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseCorporateSearch } from '#web/pages/corporate/corporate-search.ts';
import { knownSearch } from './known-search.ts';
import { root } from './root-route.tsx';

/** The pages beside the profile itself. */

const settings = createRoute({
  getParentRoute: () => root,
  path: '/profile/settings',
  component: lazyRouteComponent(() => import('#web/pages/settings/settings-page.tsx'), 'SettingsPage'),
});

const help = createRoute({
  getParentRoute: () => root,
  path: '/profile/help',
  component: lazyRouteComponent(() => import('#web/pages/help/help-page.tsx'), 'HelpPage'),
});

const corporate = createRoute({
  getParentRoute: () => root,
  path: '/profile/corporate',
  validateSearch: knownSearch(parseCorporateSearch),
  component: lazyRouteComponent(() => import('#web/pages/corporate/corporate-page.tsx'), 'CorporatePage'),
});

export const profileRoutes = [settings, help, corporate] as const;
