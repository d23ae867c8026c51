import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { t } from 'ttag';
import type { FileLine, OrderLine } from '#contract/orders.schema.ts';
import { MAX_ORDER_LINES, MAX_ORDER_NAME_LENGTH } from '#contract/orders.ts';
import type { Scorecard } from '#contract/scorecard.schema.ts';
import { keepJudged } from '#web/features/product-facts/keep-judged.ts';
import { callAsUser, useSession } from '#web/features/session/session.ts';
import { errorText, failureText } from '#web/lib/failure-text.ts';
import { countOf } from '#web/lib/format-count.ts';
import { useBusy } from '#web/lib/use-busy.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { fixable, fixSearch, myChoice } from '../fix/fix-choice.ts';
import { refreshOrders } from '../orders-query.ts';
import { nothingSent, sendLines } from '../reading/send-lines.ts';
import { fetchListLines } from './list-queries.ts';
import type { ShownList } from './list-ref.ts';

const FAILED = t`The order could not be made. Try again.`;

export interface OrderFromListProps {
  readonly list: ShownList;
  readonly card: Scorecard;
}

/** Makes an order of the list, where failing lines can be swapped; the list itself stays as it is. */
export function OrderFromList({ list, card }: OrderFromListProps) {
  const { guidelines, lines: failing } = fixable(card, myChoice().guidelines);
  const client = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const navigate = useNavigate();
  const { isBusy, during } = useBusy();
  const make = async () => {
    try {
      const { name, origin, lines } = await fetchListLines(client, userId, list.of, {
        standard: [],
        law: [],
      });
      const brought = {
        name: name.slice(0, MAX_ORDER_NAME_LENGTH).toWellFormed(),
        origin,
        groupId: list.groupId,
        lines: lines.slice(0, MAX_ORDER_LINES).map(fileLineOf),
      };
      const begun = nothingSent();
      const sent = await sendLines(
        brought,
        begun,
        () => {},
        () => false,
      );
      if (!sent.ok) {
        // What was begun would stand among the orders, and another with it after the next try.
        if (begun.order) void callAsUser('DELETE /api/orders/{id}', { params: { id: begun.order.id } });
        return toast.error(failureText(sent.failure, FAILED));
      }
      await refreshOrders(client, userId);
      const params = { orderId: sent.value.id };
      if (failing === 0) await navigate({ to: '/orders/$orderId', params, search: keepJudged });
      else {
        const search = fixSearch({ guidelines });
        await navigate({ to: '/orders/$orderId/$part', params: { ...params, part: 'fix' }, search });
      }
    } catch (error) {
      toast.error(errorText(error, FAILED));
    }
  };
  return (
    <Button tone="primary" busy={isBusy} onClick={() => void during(make())}>
      {failing === 0 ? t`Make an order` : t`Fix ${countOf(failing, t`line`, t`lines`)} in an order`}
    </Button>
  );
}

function fileLineOf(line: OrderLine): FileLine {
  const { code, supplier_number, brand, name, pack, unit, quantity, price, price_per } = line;
  return { line: line.line, code, supplier_number, brand, name, pack, unit, quantity, price, price_per };
}
