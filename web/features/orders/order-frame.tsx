import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { t } from 'ttag';
import type { Order } from '#contract/orders.schema.ts';
import { keepJudged } from '#web/features/product-facts/keep-judged.ts';
import { Fetched } from '#web/features/product-section/fetched.tsx';
import { ownDayText } from '#web/lib/own-day-text.ts';
import { isRefusal } from '#web/lib/refusal.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import styles from './order-frame.module.css';
import { useOrder } from './orders-query.ts';
import { ORIGIN_WORDS } from './origin-words.ts';

export interface OrderFrameProps {
  readonly orderId: string;
  /** Said before the order's name, such as Scorecard. */
  readonly part?: string;
  readonly actions: (order: Order) => ReactNode;
  /** What is printed has a head of its own. */
  readonly hasPrintedHead?: boolean;
  /** In the shape of what is about to come; rows where it is left out. */
  readonly waiting?: ReactNode;
  readonly children: (order: Order) => ReactNode;
}

/** The head of an order's pages, and their states until it is there. */
export function OrderFrame(props: OrderFrameProps) {
  const { orderId, part, actions, hasPrintedHead = false, waiting = ROWS, children } = props;
  const query = useOrder(orderId);
  const { data: order, error } = query;
  const title = order ? [part, order.name].filter(Boolean).join(', ') : (part ?? t`Order`);
  useDocumentTitle(isRefusal(error) ? t`Order not found` : title);
  if (isRefusal(error)) return <NoOrder />;
  return (
    <div className="wrap page stack">
      <Breadcrumb>
        <li>
          <Link to="/orders/new" className="quiet-link">
            {t`Orders`}
          </Link>
        </li>
        {part && order && (
          <li>
            <Link to="/orders/$orderId" params={{ orderId }} search={keepJudged} className="quiet-link">
              {order.name}
            </Link>
          </li>
        )}
      </Breadcrumb>
      <div className={styles.head} data-screen-only={hasPrintedHead}>
        <div>
          <h1 className="heading">{title}</h1>
          {order && part === undefined && <p className="soft">{originText(order)}</p>}
        </div>
        {order && <div className={styles.actions}>{actions(order)}</div>}
      </div>
      <Fetched
        query={query}
        failure={t`The order could not be loaded. Nothing in it is lost.`}
        waiting={waiting}
      >
        {children}
      </Fetched>
    </div>
  );
}

const ROWS = <SkeletonRows count={8} />;

/** `XLSX, 18 Nov 2026` */
function originText({ origin, created_at }: Order): string {
  return `${ORIGIN_WORDS[origin]}, ${ownDayText(new Date(created_at))}`;
}

function NoOrder() {
  return (
    <div className="wrap page">
      <EmptyState title={t`Order not found`} as="h1" text={t`It was deleted, or belongs to another account.`}>
        <ButtonLink to="/orders/new" tone="primary">
          {t`See your orders`}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
