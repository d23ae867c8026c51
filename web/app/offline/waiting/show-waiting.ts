import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Product } from '#contract/product.schema.ts';
import { WAITING_CALLS, type WaitingChange, type WaitingList } from '#web/features/session/waiting-change.ts';
import { withWaiting } from './apply-change.ts';

const isList = (part: unknown): part is WaitingList =>
  Object.values(WAITING_CALLS).some(({ list }) => list === part);

/** Where a change is shown. */
export const keyOfChange = ({ userId, call, group }: WaitingChange): QueryKey =>
  group ? ['user', userId, 'group', group.id] : ['user', userId, WAITING_CALLS[call].list];

/** Shows changes in the user's lists as far as these are loaded; when the lists were seen stays as it is. */
export function showChanges(
  queryClient: QueryClient,
  userId: string,
  changes: readonly WaitingChange[],
): void {
  if (changes.length === 0) return;
  for (const query of queryClient.getQueryCache().findAll({ queryKey: ['user', userId] }))
    showIn(queryClient, query.queryKey, query.state.data, changes, query.state.dataUpdatedAt);
}

export function showIn(
  queryClient: QueryClient,
  key: QueryKey,
  data: unknown,
  changes: readonly WaitingChange[],
  updatedAt = Date.now(),
): void {
  const list = key[2];
  if (data === undefined || !isList(list)) return;
  const shown = withWaiting(list, data as never, changes);
  if (shown !== queryClient.getQueryData(key)) queryClient.setQueryData(key, shown, { updatedAt });
}

/** Each list that is fetched is shown with the changes that it does not have yet. Answers its end. */
export function showInFetched(
  queryClient: QueryClient,
  userId: string,
  changes: () => readonly WaitingChange[],
): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    const { queryKey, state } = event.query;
    if (queryKey[1] === userId) showIn(queryClient, queryKey, state.data, changes(), state.dataUpdatedAt);
  });
}

/** What the user's lists know of a product. */
export function productIn(
  queryClient: QueryClient,
  userId: string,
  gtin: string,
): Product | null | undefined {
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: ['user', userId] })) {
    if (!isList(queryKey[2]) || !state.data) continue;
    const { items } = state.data as { readonly items: readonly { gtin: string; product: Product | null }[] };
    const product = items.find((item) => item.gtin === gtin)?.product;
    if (product) return product;
  }
  return undefined;
}

export function groupNameIn(queryClient: QueryClient, userId: string, id: string): string | undefined {
  for (const list of ['groups', 'joined-groups']) {
    const groups = queryClient.getQueryData<readonly { id: string; name: string }[]>(['user', userId, list]);
    const name = groups?.find((group) => group.id === id)?.name;
    if (name) return name;
  }
  return queryClient.getQueryData<{ group: { name: string } }>(['user', userId, 'group', id])?.group.name;
}
