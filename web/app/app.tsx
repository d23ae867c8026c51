import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';
import type { AppRouter } from './router.tsx';

export interface AppProps {
  readonly queryClient: QueryClient;
  readonly router: AppRouter;
}

/** The same tree in the browser and on the server. */
export function App({ queryClient, router }: AppProps) {
  useEffect(() => {
    // "Back", pressed on a rendered page before the router listened.
    if (router.history.location.href !== router.state.location.publicHref) void router.load();
  }, [router]);
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  );
}
