import { t } from 'ttag';
import { Fetched } from '#web/features/product-section/fetched.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { OrderFrame } from '../order-frame.tsx';
import { useScorecard } from '../scorecard/scorecard-query.ts';
import { PrintActions } from './print-actions.tsx';
import { ScorecardSheet } from './scorecard-sheet.tsx';

/** The scorecard as it comes out of a printer. */
export function PrintedScorecard({ orderId }: { readonly orderId: string }) {
  const query = useScorecard(orderId);
  const { data, isError } = query;
  return (
    <OrderFrame
      orderId={orderId}
      part={t`Scorecard for print`}
      hasPrintedHead
      actions={() => <PrintActions of={orderId} hasFailed={isError && data === undefined} />}
    >
      {(order) => (
        <Fetched
          query={query}
          failure={t`The scorecard could not be loaded.`}
          waiting={<Skeleton height="40rem" />}
        >
          {(card) => <ScorecardSheet title={t`Scorecard, ${order.name}`} card={card} />}
        </Fetched>
      )}
    </OrderFrame>
  );
}
