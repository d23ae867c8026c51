import { useHydrated, useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';

/** The hierarchy open over the page, as a step of the history so that "back" closes it; `gtin` as asked for. */
export function useOpenHierarchy() {
  const router = useRouter();
  const asked = useRouterState({ select: ({ location }) => location.state.hierarchy });
  // The server does not know a visitor's history: its page has nothing open, and the first rendering here must agree.
  const gtin = useHydrated() ? asked : undefined;
  const open = useCallback(
    (next: string) => {
      const here = router.latestLocation;
      void router.commitLocation({
        ...here,
        state: { ...here.state, hierarchy: next },
        resetScroll: false,
      });
    },
    [router],
  );
  const close = useCallback(() => router.history.back(), [router]);
  return { gtin, open, close };
}
