import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { t } from 'ttag';
import type { Order } from '#contract/orders.schema.ts';
import type { Choice } from '#web/features/alternatives/choice.ts';
import { useChoice } from '#web/features/alternatives/use-choice.ts';
import { keepJudged } from '#web/features/product-facts/keep-judged.ts';
import { Fetched } from '#web/features/product-section/fetched.tsx';
import { countOf } from '#web/lib/format-count.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { OrderFrame } from '../order-frame.tsx';
import { OrderOfLines, ToLines } from '../scorecard/to-lines.tsx';
import { fixSearch, guidelinesOf, myChoice } from './fix-choice.ts';
import { FixHead } from './fix-head.tsx';
import { FixList } from './fix-list.tsx';
import { useSwaps } from './swaps-query.ts';

export interface OrderFixProps {
  readonly orderId: string;
  /** By which day its products are judged. */
  readonly judgedBy: ReactNode;
  /** What becomes of the swaps where the order came from. */
  readonly swapsBack?: (order: Order) => ReactNode;
}

/** Every failing line of an order with what could stand in. */
export function OrderFix({ orderId, judgedBy, swapsBack }: OrderFixProps) {
  return (
    <OrderFrame
      orderId={orderId}
      part={t`Fix this list`}
      actions={() => (
        <ButtonLink to="/orders/$orderId/$part" params={{ orderId, part: 'scorecard' }} search={keepJudged}>
          {t`Scorecard`}
        </ButtonLink>
      )}
    >
      {(order) => (
        <>
          {judgedBy}
          <Fix order={order} swapsBack={swapsBack?.(order)} />
        </>
      )}
    </OrderFrame>
  );
}

function Fix({ order, swapsBack }: { readonly order: Order; readonly swapsBack: ReactNode }) {
  const named = guidelinesOf(useSearch({ strict: false }) as { readonly guideline?: unknown });
  const navigate = useNavigate();
  const [choice, choose] = useChoice(() => ({ ...myChoice(), ...(named && { guidelines: named }) }));
  const query = useSwaps(order.id, choice);
  const unmatched = order.lines.filter(({ gtin, is_aside }) => gtin === null && !is_aside).length;
  const change = (next: Choice) => {
    choose(next);
    // What the address says would come back with a reload.
    if (named) void navigate({ to: '.', search: fixSearch(next), replace: true, resetScroll: false });
  };
  return (
    <>
      <FixHead swaps={query.data} isFailed={query.isError} choice={choice} onChoice={change} />
      {unmatched > 0 && query.data?.lines.length === 0 && (
        <OrderOfLines value={order.id}>
          <ToLines to="unmatched" lines={unmatched} className="link">
            {t`${countOf(unmatched, t`line`, t`lines`)} without a product, counted nowhere`}
          </ToLines>
        </OrderOfLines>
      )}
      <Fetched
        query={query}
        failure={t`What could stand in could not be loaded.`}
        waiting={<SkeletonRows count={6} end="5rem" />}
      >
        {(swaps) => (
          <FixList order={order} swaps={swaps} isWaiting={query.isPlaceholderData} swapsBack={swapsBack} />
        )}
      </Fetched>
    </>
  );
}
