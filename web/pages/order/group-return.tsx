import { t } from 'ttag';
import { countedLines } from '#contract/merged-lines.ts';
import type { Order } from '#contract/orders.schema.ts';
import { listExchangesOf } from '#web/features/orders/fix/list-exchanges.ts';
import { useGroupItems } from '#web/features/wishlist-groups/groups-list.ts';
import { useGroupActions } from '#web/features/wishlist-groups/use-group-actions.ts';
import { useGroupExchange } from '#web/features/wishlist-groups/use-group-exchange.ts';
import { SwapsReturn } from './swaps-return.tsx';

/** Only for those who may change the group. */
export function GroupReturn({ order, groupId }: { readonly order: Order; readonly groupId: string }) {
  const { data } = useGroupItems(groupId);
  const actions = useGroupActions();
  const exchange = useGroupExchange();
  if (!data || !actions || !exchange || !(data.group.is_owner || data.group.role === 'edit')) return null;
  return (
    <SwapsReturn
      open={listExchangesOf(countedLines(order.lines), data.items)}
      make={({ gtin, to_gtin }) => exchange(groupId, gtin, to_gtin)}
      turnBack={(swap) =>
        swap.isThere ? actions.addItems(groupId, [swap.gtin]) : exchange(groupId, swap.to_gtin, swap.gtin)
      }
      words={{
        put: (swaps) => t`Put ${swaps} into the group`,
        done: (swaps) => t`${swaps} put into the group.`,
        undone: (swaps) => t`${swaps} taken out of the group.`,
      }}
    />
  );
}
