import { ChartNoAxesColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from 'ttag';
import type { Order } from '#contract/orders.schema.ts';
import { keepJudged } from '#web/features/product-facts/keep-judged.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { OrderFrame } from '../order-frame.tsx';
import { OrderExport } from '../take-away/order-export.tsx';
import { useLinesView } from './lines-view.ts';
import { OrderLines } from './order-lines.tsx';

const PartLines = lazyPart(() => import('./part-lines.tsx'), 'PartLines', <SkeletonRows count={8} />);

interface OrderLinesViewProps {
  readonly orderId: string;
  /** What else can be done with an order. */
  readonly more: (order: Order) => ReactNode;
  /** By which day the products of its lines are judged. */
  readonly judgedBy: ReactNode;
}

/** An order's lines under its name. */
export function OrderLinesView({ orderId, more, judgedBy }: OrderLinesViewProps) {
  const { part } = useLinesView().view;
  return (
    <OrderFrame
      orderId={orderId}
      actions={(order) => (
        <>
          {more(order)}
          <OrderExport order={order} />
          <ButtonLink
            to="/orders/$orderId/$part"
            params={{ orderId, part: 'scorecard' }}
            search={keepJudged}
            tone="primary"
          >
            <ChartNoAxesColumn size={16} aria-hidden="true" />
            {t`Scorecard`}
          </ButtonLink>
        </>
      )}
    >
      {(order) => (
        <>
          {judgedBy}
          {part === '' ? (
            <OrderLines key={order.id} order={order} />
          ) : (
            <PartLines key={order.id} order={order} part={part} />
          )}
        </>
      )}
    </OrderFrame>
  );
}
