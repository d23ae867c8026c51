import type { QueryClient } from '@tanstack/react-query';
import type { Watch, WatchList } from '#contract/watches.schema.ts';
import type { RuleWatchKind } from '#contract/watches.ts';
import { useOwnQuery } from '#web/features/session/use-own-query.ts';

const keyOf = (part: string) => (userId: string) => ['user', userId, 'watches', part] as const;

/** What the user watches, and whether they get the weekly mail; another tab may have changed it. */
export const useWatches = () => useOwnQuery(keyOf('list'), 'GET /api/watches', {}, { staleTime: 0 });

/** What has changed of it, with what is new since the last look. */
export function useWatchedChanges() {
  // What was new must not stop being so under the reader's eyes.
  const options = { staleTime: 0, refetchOnWindowFocus: false };
  return useOwnQuery(keyOf('changes'), 'GET /api/watches/changes', {}, options);
}

/** Whether the user watches a product in any way, and what has changed of it. */
export function useProductWatch(gtin: string) {
  return useOwnQuery(keyOf(gtin), 'GET /api/watches/products/{gtin}', { params: { gtin } }, { staleTime: 0 });
}

/** The list as a call answered it; what follows from it is fetched again where it is in sight. */
export function showWatches(client: QueryClient, userId: string, list: WatchList): void {
  client.setQueryData(keyOf('list')(userId), list);
  void client.invalidateQueries({
    queryKey: ['user', userId, 'watches'],
    predicate: ({ queryKey }) => queryKey[3] !== 'list',
  });
}

export type WatchTarget =
  | { readonly kind: 'wishlist' }
  | { readonly kind: 'product'; readonly gtin: string }
  | { readonly kind: 'group' | 'order' | 'search'; readonly id: string }
  | { readonly kind: RuleWatchKind; readonly key: string };

export function findWatch(watches: readonly Watch[], target: WatchTarget): Watch | undefined {
  return watches.find(({ kind, gtin, target_id, key }) => {
    if (kind !== target.kind) return false;
    if ('gtin' in target) return gtin === target.gtin;
    if ('key' in target) return key === target.key;
    return 'id' in target ? target_id === target.id : true;
  });
}
