import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router';
import { BareErrorPage } from './error-page.tsx';
import { Shell } from './shell.tsx';

/** What every page is a child of. */
export const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Shell,
  errorComponent: BareErrorPage,
  notFoundComponent: lazyRouteComponent(
    () => import('#web/pages/not-found/not-found-page.tsx'),
    'NotFoundPage',
  ),
});
