import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from 'ttag';
import { Fetched } from '#web/features/product-section/fetched.tsx';
import { countOf } from '#web/lib/format-count.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { OrderFrame } from '../order-frame.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { OrderExport } from '../take-away/order-export.tsx';
import { Scorecard } from './scorecard.tsx';
import { useScorecard } from './scorecard-query.ts';

export interface OrderScorecardProps {
  readonly orderId: string;
  /** By which day and places, and the way to others. */
  readonly judgedBy: ReactNode;
}

/** The scorecard of one's own order. */
export function OrderScorecard({ orderId, judgedBy }: OrderScorecardProps) {
  const query = useScorecard(orderId);
  return (
    <OrderFrame
      orderId={orderId}
      part={t`Scorecard`}
      actions={(order) => (
        <>
          <Link
            to="/orders/$orderId/$part"
            params={{ orderId, part: 'print' }}
            search
            className={buttonClass()}
          >
            <Printer size={16} aria-hidden="true" />
            {t`Print`}
          </Link>
          <ShareButton of={`order-${orderId}`} />
          <OrderExport order={order} />
          {query.data && query.data.failing.lines > 0 && (
            <Link
              to="/orders/$orderId/$part"
              params={{ orderId, part: 'fix' }}
              className={buttonClass({ tone: 'primary' })}
            >
              {t`Fix ${countOf(query.data.failing.lines, t`line`, t`lines`)}`}
            </Link>
          )}
        </>
      )}
    >
      {() => (
        <Fetched query={query} failure={t`The scorecard could not be loaded.`} height="24rem">
          {(card) => (
            <>
              {judgedBy}
              <Scorecard card={card} />
            </>
          )}
        </Fetched>
      )}
    </OrderFrame>
  );
}
