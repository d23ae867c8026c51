import type { QueryClient } from '@tanstack/react-query';
import { t } from 'ttag';
import type { GroupItems } from '#contract/wishlist-groups.schema.ts';
import { sendOrKeep } from '#web/features/session/send-or-keep.ts';
import { useUserActions } from '#web/features/session/user-list.ts';
import { newKey } from '#web/lib/new-key.ts';
import { groupItemsKey } from './groups-list.ts';
import { itemsShower } from './use-group-actions.ts';

/** Puts one product in the place of another; not a part of the actions that every page of groups loads. */
export const useGroupExchange = () => useUserActions(groupExchange);

const groupExchange =
  (queryClient: QueryClient, userId: string) => (id: string, gtin: string, to_gtin: string) =>
    itemsShower(queryClient, userId)(
      sendOrKeep<GroupItems | undefined>({
        userId,
        call: [
          'POST /api/wishlist-groups/{id}/exchange',
          { params: { id }, body: { gtin, to_gtin, idempotency_key: newKey() } },
        ],
        known: queryClient.getQueryData(groupItemsKey(userId, id)),
      }),
      t`Failed to update wishlist group`,
    );
