import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from 'ttag';
import type { Scorecard as Card } from '#contract/scorecard.schema.ts';
import { Fetched } from '#web/features/product-section/fetched.tsx';
import { countOf } from '#web/lib/format-count.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { fixable, fixSearch, myChoice } from '../fix/fix-choice.ts';
import { OrderFrame } from '../order-frame.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { OrderExport } from '../take-away/order-export.tsx';
import { Scorecard } from './scorecard.tsx';
import { useScorecard } from './scorecard-query.ts';
import { ScorecardSkeleton } from './scorecard-skeleton.tsx';
import { OrderOfLines } from './to-lines.tsx';

export interface OrderScorecardProps {
  readonly orderId: string;
  /** By which day and places, and the way to others. */
  readonly judgedBy: ReactNode;
}

/** The scorecard of one's own order. */
export function OrderScorecard({ orderId, judgedBy }: OrderScorecardProps) {
  const query = useScorecard(orderId);
  // Both are read here, each time: a query draws again for what was read of it, and the parts below read later.
  const { data: card, isError } = query;
  // Then there is nothing to print, to share or to take away.
  const hasFailed = isError && card === undefined;
  return (
    <OrderFrame
      orderId={orderId}
      part={t`Scorecard`}
      waiting={<ScorecardSkeleton />}
      actions={(order) =>
        !hasFailed && (
          <>
            <ButtonLink to="/orders/$orderId/$part" params={{ orderId, part: 'print' }} search>
              <Printer size={16} aria-hidden="true" />
              {t`Print`}
            </ButtonLink>
            <ShareButton of={`order-${orderId}`} />
            <OrderExport order={order} />
          </>
        )
      }
    >
      {() => (
        <Fetched
          query={query}
          failure={t`The scorecard could not be loaded.`}
          waiting={<ScorecardSkeleton />}
        >
          {(known) => (
            <>
              {judgedBy}
              <OrderOfLines value={orderId}>
                <Scorecard card={known} action={<FixLink orderId={orderId} card={known} />} />
              </OrderOfLines>
            </>
          )}
        </Fetched>
      )}
    </OrderFrame>
  );
}

/** To the lines that it counts: the guidelines go along. */
function FixLink({ orderId, card }: { readonly orderId: string; readonly card: Card }) {
  const { guidelines, lines } = fixable(card, myChoice().guidelines);
  if (lines === 0) return null;
  return (
    <ButtonLink
      to="/orders/$orderId/$part"
      params={{ orderId, part: 'fix' }}
      search={fixSearch({ guidelines })}
      tone="primary"
    >
      {t`Fix ${countOf(lines, t`line`, t`lines`)}`}
    </ButtonLink>
  );
}
