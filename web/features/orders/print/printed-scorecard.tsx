import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { AreaFailure } from '#web/features/product-section/area-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { OrderFrame } from '../order-frame.tsx';
import { useScorecard } from '../scorecard/scorecard-query.ts';
import { ScorecardSheet } from './scorecard-sheet.tsx';

/** The scorecard as it comes out of a printer. */
export function PrintedScorecard({ orderId }: { readonly orderId: string }) {
  const query = useScorecard(orderId);
  return (
    <OrderFrame
      orderId={orderId}
      part="Scorecard for print"
      hasPrintedHead
      actions={() => (
        <>
          <Link
            to="/orders/$orderId/$part"
            params={{ orderId, part: 'scorecard' }}
            search
            className={buttonClass()}
          >
            Back
          </Link>
          <Button tone="primary" onClick={() => window.print()}>
            <Printer size={16} aria-hidden="true" />
            Print
          </Button>
        </>
      )}
    >
      {(order) =>
        query.data ? (
          <ScorecardSheet title={`Scorecard, ${order.name}`} card={query.data} />
        ) : query.isError ? (
          <AreaFailure text="The scorecard could not be loaded." query={query} />
        ) : (
          <Skeleton height="40rem" />
        )
      }
    </OrderFrame>
  );
}
