import { useParams } from '@tanstack/react-router';
import { privatePage } from '#web/blocks/private-page/private-page.tsx';
import { OrderLinesView } from '#web/features/orders/lines/order-lines-view.tsx';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export const OrderPage = privatePage('Order', 'to view your orders', OwnOrder);

const WAITING = (
  <div className="wrap page">
    <Skeleton height="24rem" />
  </div>
);

/** What an order's lines lead to. */
const PARTS = {
  scorecard: lazyPart(
    () => import('#web/features/orders/scorecard/order-scorecard.tsx'),
    'OrderScorecard',
    WAITING,
  ),
  fix: lazyPart(() => import('#web/features/orders/fix/order-fix.tsx'), 'OrderFix', WAITING),
  print: lazyPart(
    () => import('#web/features/orders/print/printed-scorecard.tsx'),
    'PrintedScorecard',
    WAITING,
  ),
};

/** One page for an order's lines and what they lead to: every page loads the list of pages. */
function OwnOrder() {
  const { orderId = '', part } = useParams({ strict: false });
  if (part === undefined) return <OrderLinesView orderId={orderId} />;
  if (!isPart(part)) return <NoPart />;
  const Part = PARTS[part];
  return <Part orderId={orderId} />;
}

const isPart = (part: string): part is keyof typeof PARTS => part in PARTS;

function NoPart() {
  return (
    <div className="wrap page">
      <EmptyState as="h1" title="Page not found" text="An order has no such page." />
    </div>
  );
}
