import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { NotFoundPage } from '#web/pages/not-found/not-found-page.tsx';
import { Shell } from './shell.tsx';

/** What every page is a child of. */
export const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Shell,
  notFoundComponent: NotFoundPage,
});
