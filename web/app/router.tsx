import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { buildQuery, type QueryValues, readQuery } from '#web/lib/build-query.ts';
import { routeTree } from './routes.tsx';

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    parseSearch: readQuery,
    stringifySearch: (search) => buildQuery(search as QueryValues),
    scrollRestoration: true,
    defaultPreload: false,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }

  interface HistoryState {
    /** What is open over the list was opened from it: the list is one step back in the history. */
    readonly fromList?: true;
  }
}
