import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { Secrets } from '#web/features/auth/url-secrets.ts';
import { buildQuery, type QueryValues, readQuery } from '#web/lib/build-query.ts';
import { ErrorPage } from './error-page.tsx';
import { routeTree } from './routes.tsx';

/** In the browser by its history; on the server for one address. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    context: { queryClient },
    defaultErrorComponent: ErrorPage,
    parseSearch: readQuery,
    stringifySearch: (search) => buildQuery(search as QueryValues),
    // On the server it would put a script into the page, which our policy forbids.
    scrollRestoration: history === undefined && isOurs,
    defaultPreload: false,
    // As the server: to it /Login is an unknown address, with status 404.
    caseSensitive: true,
  });
}

/** A rendered page stands where the browser or its reader has put it: nothing moves when React takes it over. */
function isOurs(): boolean {
  const isRendered = document.getElementById('first-data') !== null;
  return !isRendered || document.documentElement.dataset.live !== undefined;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }

  interface HistoryState {
    /** The dialog was opened from the list: the list is one step back in the history. */
    readonly fromList?: true;
    /** GTIN whose hierarchy is open over the page: the page without it is one step back in the history. */
    readonly hierarchy?: string | undefined;
    /** What came in the page's address. */
    readonly secrets?: Secrets | undefined;
  }
}
