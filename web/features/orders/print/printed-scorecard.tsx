import { t } from 'ttag';
import { AreaFailure } from '#web/features/product-section/area-failure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { OrderFrame } from '../order-frame.tsx';
import { useScorecard } from '../scorecard/scorecard-query.ts';
import { PrintActions } from './print-actions.tsx';
import { ScorecardSheet } from './scorecard-sheet.tsx';

/** The scorecard as it comes out of a printer. */
export function PrintedScorecard({ orderId }: { readonly orderId: string }) {
  const query = useScorecard(orderId);
  return (
    <OrderFrame
      orderId={orderId}
      part={t`Scorecard for print`}
      hasPrintedHead
      actions={() => <PrintActions of={orderId} />}
    >
      {(order) =>
        query.data ? (
          <ScorecardSheet title={t`Scorecard, ${order.name}`} card={query.data} />
        ) : query.isError ? (
          <AreaFailure text={t`The scorecard could not be loaded.`} query={query} />
        ) : (
          <Skeleton height="40rem" />
        )
      }
    </OrderFrame>
  );
}
