import { QueryClient } from '@tanstack/react-query';
import { isWorthRetrying } from '#web/lib/call-error.ts';
import { FRESH_MS, isFreshlyRefused } from '#web/lib/refusal.ts';

const RETRY_AFTER_MS = 400;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // Offline is a failure that is said at once, not a page that waits for ever.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && isWorthRetrying(error),
        retryDelay: RETRY_AFTER_MS,
        retryOnMount: ({ state }) => !isFreshlyRefused(state),
        refetchOnWindowFocus: false,
      },
    },
  });
}
